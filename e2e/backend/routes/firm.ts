import { ok, Refusal } from '../answers';
import { Fields } from '../fields';
import type { Firm, User } from '../records';
import type { Store } from '../store';
import {
  adminOnly,
  firmOr404,
  forbidden,
  onlyRoles,
  ownRecord,
  type Route,
  type Visit,
} from '../visit';

const fee = '2500.00';

function register({ store, body }: Visit) {
  const fields = new Fields(body);
  const application = {
    firmName: fields.required('firmName'),
    address: fields.required('address'),
    mobile: fields.mobile('firmMobile', 10),
    mobileAlt: fields.optional('firmAlternateMobile'),
    area: fields.required('area'),
    representatives: fields.representatives('both'),
  };
  fields.done();
  store.addFirm(application);
  return { status: 201, json: { message: 'Your application has been received.' } };
}

function contactPersons({ representatives }: Firm) {
  return Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((place) => [
      [`rep_name_${place}`, representatives[place - 1]?.name ?? null],
      [`rep_mobile_${place}`, representatives[place - 1]?.mobile ?? null],
    ]),
  );
}

/** The record as the office gets it, with the shorter of the two families of names (W5). */
function officeRecord(firm: Firm) {
  const { firmName: name, address, mobile, mobileAlt, area } = firm;
  return {
    id: firm.id,
    name,
    address,
    mobile,
    mobile_alt: mobileAlt,
    area,
    ...contactPersons(firm),
  };
}

/** The record as its member gets it, with the longer family of names and the membership number as text. */
function memberRecord(firm: Firm) {
  return {
    payment_date: firm.paymentDate,
    membership: firm.membership === null ? null : String(firm.membership),
    company_name: firm.firmName,
    registered_address: firm.address,
    registered_contact_no: firm.mobile,
    alternate_contact_no: firm.mobileAlt,
    area: firm.area,
    ...contactPersons(firm),
  };
}

/** Stores the documented body. The alternate mobile is stored only if it is sent (W11). */
function update(firm: Firm, fields: Fields): void {
  const next = {
    firmName: fields.required('firmName'),
    mobile: fields.mobile('firmMobile'),
    address: fields.required('address'),
    area: fields.required('area'),
    representatives: fields.representatives('either'),
  };
  const alternate = fields.optional('firmAlternateMobile');
  fields.done();
  Object.assign(firm, next);
  if (fields.raw('firmAlternateMobile') !== undefined) firm.mobileAlt = alternate;
}

function updateMember({ store, body }: Visit) {
  const fields = new Fields(body);
  const id = fields.number('id');
  // An id that is not a number is an invalid body (422); an unknown one is not found (404).
  if (typeof fields.raw('id') !== 'number') fields.done();
  update(firmOr404(store, id), fields);
  return ok({ message: 'Member updated.' });
}

function ownFirm(store: Store, user: User): Firm {
  return firmOr404(store, user.memberId);
}

/** A member cannot rename the firm (product §5), so the stored name stays whatever is sent. */
function updateProfile({ store, body, user }: Visit & { user: User }) {
  const firm = ownFirm(store, user);
  const { firmName } = firm;
  update(firm, new Fields(body));
  firm.firmName = firmName;
  return ok({ message: 'Profile updated.', list: [memberRecord(firm)] });
}

function memberView({ store, id, user }: Visit & { user: User }) {
  if (id !== user.memberId) throw forbidden();
  const firm = ownFirm(store, user);
  return ok({
    members: [
      {
        membership: firm.membership,
        company_name: firm.firmName,
        nature_of_bussiness: 'Manufacturer',
        registered_contact_no: firm.mobile,
        product_category: 'Handlooms',
        other_product_category: null,
        year_of_establishment: '1974',
        company_email: firm.email,
      },
    ],
    addresses: [
      { title: 'Head Office', address: firm.address },
      { title: 'Branch', address: 'Thatheri Bazar, Varanasi' },
    ],
    contacts: firm.representatives.map(({ name, mobile }) => ({
      contact_person_name: name,
      gender: 'Male',
      contact_person_no: mobile,
    })),
    others: [{ other_contact: firm.mobileAlt }],
  });
}

function receipt({ store, user }: Visit & { user: User }) {
  const firm = ownFirm(store, user);
  if (firm.receiptNo === null) throw new Refusal(404, 'There is no receipt yet.');
  return ok({
    receipt: {
      receipt_no: firm.receiptNo,
      payment_date: firm.paymentDate,
      membership: firm.membership,
      name: firm.firmName,
      email: firm.email,
      mobile: firm.mobile,
      address: firm.address,
      membership_fee: fee,
    },
    confDetails: null,
    getFee: { fee },
    delInfo: [],
    receiptSetting: null,
  });
}

/** Calls about one firm: its application, its record for the office and for its member, its receipt. */
export const firmRoutes = {
  'POST /api/register': register,
  'GET /api/member_edit/{id}': adminOnly(({ store, id }) =>
    ok({ list: [officeRecord(firmOr404(store, id))] }),
  ),
  'PUT /api/member_update': adminOnly(updateMember),
  'GET /api/profile_view/{id}': ownRecord(({ store, user }) =>
    ok({ data: { list: memberRecord(ownFirm(store, user)) } }),
  ),
  'PUT /api/profile_update': ownRecord(updateProfile, ({ body }) => new Fields(body).raw('id')),
  'GET /api/member_view/{id}': onlyRoles([2], memberView),
  'GET /api/receipt/{id}': ownRecord(receipt),
} satisfies Record<string, Route>;
