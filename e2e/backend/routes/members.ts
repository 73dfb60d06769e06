import Papa from 'papaparse';
import { ok, Refusal } from '../answers';
import { Fields } from '../fields';
import type { Firm, User } from '../records';
import { adminOnly, firmOr404, type Route, type Visit } from '../visit';
import { importRoute } from './import';
import { sheetColumns, sheetRow } from './sheet';

type AdminVisit = Visit & { user: User };

/** Rows without an envelope; `status` is text, and "0" means Active. */
function memberRow(firm: Firm) {
  const { id, firmName: name, mobile, email, membership } = firm;
  return {
    id,
    name,
    mobile,
    email,
    membership,
    status: `${firm.status}`,
    billing_address: firm.address,
  };
}

/** Ids are text, and a missing membership number is an empty text. */
function newMemberRow(firm: Firm) {
  const { firmName: name, mobile, email, payment, address } = firm;
  return {
    id: String(firm.id),
    name,
    mobile,
    email,
    membership: firm.membership ?? '',
    payment_status: payment,
    billing_address: address,
  };
}

function counts({ store }: Visit) {
  const old = store.firms.filter((firm) => firm.payment === 'done').length;
  const all = store.firms.length;
  return ok({ registered: String(all), old, new: String(all - old) });
}

function setStatus({ store, id, body }: AdminVisit) {
  const firm = firmOr404(store, id);
  const fields = new Fields(body);
  const status = fields.raw('status');
  if (status === 0 || status === 1) firm.status = status;
  else fields.refuse('status', 'The selected status is invalid.');
  fields.done();
  return ok({ message: 'Status updated.', status: `${firm.status}` });
}

function remove({ store, id }: AdminVisit) {
  store.removeFirm(firmOr404(store, id));
  return ok({ message: 'Member deleted.' });
}

function sendPaymentLink({ store, id }: AdminVisit) {
  const firm = firmOr404(store, id);
  if (firm.payment !== 'pending') throw new Refusal(422, 'This member has already paid.');
  firm.linkSent = true;
  return ok({ success: 1 });
}

/** A GET that changes data: gives the next membership number to a firm that has paid. */
function generateMembership({ store, id }: AdminVisit) {
  const firm = firmOr404(store, id);
  if (firm.payment === 'pending') throw new Refusal(422, 'This member has not paid yet.');
  if (firm.payment === 'done') throw new Refusal(422, 'This member already has a number.');
  firm.membership = store.nextMembership();
  firm.payment = 'done';
  return ok({ message: 'Membership number generated.', membership: firm.membership });
}

function exportCsv({ store }: Visit) {
  const rows = store.firms.filter((firm) => firm.payment === 'done').map(sheetRow);
  return {
    status: 200,
    text: Papa.unparse({ fields: [...sheetColumns], data: rows }, { newline: '\r\n' }),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="members.csv"',
    },
  };
}

/** The lists of the office and the actions in them. Both lists and the export need no token, as in the specification. */
export const memberRoutes = {
  'GET /api/getall': adminOnly(counts),
  'GET /api/members': ({ store }) =>
    ok(store.firms.filter((firm) => firm.payment === 'done').map(memberRow)),
  'PATCH /api/members/{id}/status': adminOnly(setStatus),
  'DELETE /api/members/{id}': adminOnly(remove),
  'GET /api/newmembers': ({ store }) =>
    ok({ data: { list: store.firms.filter((firm) => firm.applied).map(newMemberRow) } }),
  'POST /api/members/{id}/send-payment-link': adminOnly(sendPaymentLink),
  'GET /api/membership/{id}': adminOnly(generateMembership),
  'POST /api/import/members': adminOnly(importRoute({ applied: false, payment: 'done' })),
  'POST /api/import/newmembers': adminOnly(importRoute({ applied: true, payment: 'pending' })),
  'GET /api/members/export': exportCsv,
} satisfies Record<string, Route>;
