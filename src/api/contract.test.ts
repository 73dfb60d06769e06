import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createStore, type Store } from '../app/store';
import type { Config } from '../config/schema';
import type { Session } from '../session/storedSession';
import { signedIn } from '../session/sessionSlice';
import { allTime, answers, config, setupStubService, sentRequests } from '../test/stubService';
import { contract, type ContractRow, type DocumentedCall } from '../test/contract';
import { firm } from '../test/contractSamples';
import { changes } from '../test/listedFirm';
import { missingKeys } from '../test/missingKeys';
import { account } from './account';
import { imports } from './imports';
import { members, membersExportLink } from './members';
import { profile } from './profile';
import { registration } from './registration';

setupStubService();

const blank = { name: '', mobile: '' };
const typed = { ...firm, representatives: firm.representatives.flatMap((row) => [row, blank]) };
const update = changes({ ...typed, firmAlternateMobile: '05422450000' });

const passwords = { current: 'old', next: ' new 1 ', confirmation: ' new 1 ', userId: 7 };

const file = new File(['membership,name\r\n1042,गंगा\r\n'], 'members.csv', {
  type: 'text/csv',
});

/** The export is a link which the browser follows, so the api sends no request for it. */
type SentContractCall = Exclude<DocumentedCall, 'GET /api/members/export'>;
type QueryOutcome = { readonly data?: unknown; readonly error?: unknown };

/** Sends each request as a screen does. A missing row or one too many is a type error. */
const make: Record<SentContractCall, (store: Store) => PromiseLike<QueryOutcome>> = {
  'POST /api/register': ({ dispatch }) =>
    dispatch(registration.endpoints.register.initiate(changes(typed))),
  'POST /api/login': ({ dispatch }) =>
    dispatch(
      account.endpoints.login.initiate({
        email: 'office@ganga.example',
        password: 'old secret',
      }),
    ),
  'GET /api/usetdetail': ({ dispatch }) => dispatch(account.endpoints.userDetails.initiate()),
  'POST /api/verify-email': ({ dispatch }) =>
    dispatch(account.endpoints.verifyEmail.initiate('from-the-mail')),
  'POST /api/forgotpassword': ({ dispatch }) =>
    dispatch(account.endpoints.forgotPassword.initiate('office@ganga.example')),
  'POST /api/changepassword': ({ dispatch }) =>
    dispatch(account.endpoints.changePassword.initiate(passwords)),
  'GET /api/getall': ({ dispatch }) => dispatch(account.endpoints.counts.initiate()),
  'GET /api/members': ({ dispatch }) => dispatch(members.endpoints.members.initiate()),
  'PATCH /api/members/{id}/status': ({ dispatch }) =>
    dispatch(members.endpoints.setMemberStatus.initiate({ id: 12, status: 'inactive' })),
  'DELETE /api/members/{id}': ({ dispatch }) =>
    dispatch(members.endpoints.deleteMember.initiate(12)),
  'GET /api/newmembers': ({ dispatch }) => dispatch(members.endpoints.newMembers.initiate()),
  'POST /api/members/{id}/send-payment-link': ({ dispatch }) =>
    dispatch(members.endpoints.sendPaymentLink.initiate(12)),
  'GET /api/membership/{id}': ({ dispatch }) =>
    dispatch(members.endpoints.generateMembership.initiate(12)),
  'POST /api/import/members': ({ dispatch }) =>
    dispatch(imports.endpoints.importMembers.initiate({ file })),
  'POST /api/import/newmembers': ({ dispatch }) =>
    dispatch(imports.endpoints.importNewMembers.initiate({ file })),
  'GET /api/member_edit/{id}': ({ dispatch }) =>
    dispatch(profile.endpoints.memberRecord.initiate({ id: 12 })),
  'PUT /api/member_update': ({ dispatch }) =>
    dispatch(profile.endpoints.updateMember.initiate({ id: 12, ...update })),
  'GET /api/profile_view/{id}': ({ dispatch }) =>
    dispatch(profile.endpoints.profile.initiate({ id: 7 })),
  'PUT /api/profile_update': ({ dispatch }) =>
    dispatch(profile.endpoints.updateProfile.initiate({ id: 7, ...update })),
  'GET /api/member_view/{id}': ({ dispatch }) =>
    dispatch(profile.endpoints.membershipProfile.initiate(12)),
  'GET /api/receipt/{id}': ({ dispatch }) => dispatch(profile.endpoints.receipt.initiate(7)),
  'POST /api/changememberpassword': ({ dispatch }) =>
    dispatch(account.endpoints.changeMemberPassword.initiate(passwords)),
};

const BEARER = 'Bearer 7|secret';
const person = { token: '7|secret', userId: 7, userName: 'Rekha Gupta' };

const sessions: Record<ContractRow['caller'], Session | null> = {
  visitor: null,
  member: { ...person, role: 2, memberId: 12 },
  admin: { ...person, role: 3, memberId: 7 },
};

const isSent = (call: DocumentedCall): call is SentContractCall =>
  call !== 'GET /api/members/export';

const sentRows = contract.flatMap((row) =>
  isSent(row.call) ? [{ row, call: row.call, title: row.call }] : [],
);
type SentRow = (typeof sentRows)[number];

async function requestOf(
  { row, call }: SentRow,
  by: ContractRow['caller'],
  changed: Partial<Config> = {},
): Promise<Request> {
  answers(() => HttpResponse.json(row.answer));
  const store = createStore({ ...config, ...changed }, null);
  const session = sessions[by];
  if (session !== null) store.dispatch(signedIn({ session, roleNumber: session.role }));
  const before = sentRequests().length;
  expect((await allTime(make[call](store))).error).toBeUndefined();
  const [request, ...others] = sentRequests().slice(before);
  if (request === undefined || others.length > 0) throw new Error(`${call} is not one request`);
  return request;
}

const tokenOf = ({ headers }: Request) => headers.get('Authorization');

function contentTypeOf({ body }: ContractRow): string | undefined {
  if (body === null) return undefined;
  return 'multipart' in body ? 'multipart/form-data' : 'application/json';
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const text = await request.text();
    return text === '' ? null : JSON.parse(text);
  }
  const parts = [...(await request.formData()).entries()];
  for (const [, part] of parts) {
    if (!(part instanceof File)) throw new Error('A part of the form is no file');
    expect(part.name).toBe(file.name);
    expect(await part.text()).toBe(await file.text());
  }
  return { multipart: parts.map(([name]) => name).join(' ') };
}

test('the contract has each request once, and all but the export link are sent', () => {
  expect(new Set(contract.map(({ call }) => call)).size).toBe(contract.length);
  expect(sentRows.map(({ call }) => call).toSorted()).toEqual(Object.keys(make).toSorted());
  expect(sentRows).toHaveLength(contract.length - 1);
});

test('every sample answer has its documented keys', () => {
  expect(contract.flatMap((row) => missingKeys(row, row.answer))).toEqual([]);
});

test('a missing key is named, wherever the list is in the answer', () => {
  const [row] = contract.filter(({ call: name }) => name === 'GET /api/members');
  if (!row) throw new Error('The table has no members list.');
  const whole = { id: 1, name: 'A', mobile: '1', email: null, membership: null, status: 0 };
  const lacking = { id: 2, name: 'B', mobile: '2', email: null, membership: null };
  expect(missingKeys(row, { data: { list: [whole] } })).toEqual([]);
  expect(missingKeys(row, { data: { list: [whole, lacking] } })).toEqual(['status']);
});

test.each(sentRows)('$title is sent as the specification has it', async (sent) => {
  const { row } = sent;
  const request = await requestOf(sent, row.caller);
  const { headers } = request;
  expect(request.method).toBe(row.method);
  expect(request.url).toBe(config.apiBaseUrl + row.path);
  expect(headers.get('Accept')).toBe(row.accept);
  expect(tokenOf(request)).toBe(row.token === 'bearer' ? BEARER : null);
  expect(headers.get('Content-Type')?.split(';')[0]).toBe(contentTypeOf(row));
  expect(await bodyOf(request)).toStrictEqual(row.body);
  expect(request.cache).toBe('no-store');
  expect(request.credentials).toBe('omit');
  // A change follows no redirect (rule C8).
  expect(request.redirect).toBe(row.changes ? 'error' : 'follow');
});

// A visitor's requests carry no token even if somebody is logged in (rule S3); neither do the lists (rule W8).
test.each(sentRows)('$title carries a token of its table, or none', async (sent) => {
  expect(tokenOf(await requestOf(sent, 'visitor'))).toBeNull();
  const carried = sent.row.token === 'bearer' ? BEARER : null;
  expect(tokenOf(await requestOf(sent, 'admin'))).toBe(carried);
});

describe('the configuration', () => {
  test.each(sentRows.filter(({ row }) => row.token === 'none' && row.caller === 'admin'))(
    'makes $title carry the token if the service requires it',
    async (sent) => {
      const request = await requestOf(sent, 'admin', { sendTokenOnLists: true });
      expect(tokenOf(request)).toBe(BEARER);
    },
  );

  test.each(sentRows.filter(({ call }) => call.endsWith('_update')))(
    'adds the alternate mobile to $title if the service accepts it',
    async (sent) => {
      const request = await requestOf(sent, 'admin', { sendAlternateMobile: true });
      const firmAlternateMobile = '05422450000';
      expect(await bodyOf(request)).toStrictEqual({ ...sent.row.body, firmAlternateMobile });
    },
  );

  test.each(sentRows.slice(0, 1))('moves $title to another address', async (sent) => {
    const apiBaseUrl = 'http://localhost:8080/portal';
    const { url } = await requestOf(sent, 'visitor', { apiBaseUrl });
    expect(url).toBe(apiBaseUrl + sent.row.path);
  });
});

test('the export is a plain link to the service', () => {
  const row = contract.find(({ call }) => call === 'GET /api/members/export');
  expect(membersExportLink(config)).toBe(`${config.apiBaseUrl}${row?.path}`);
  expect(row).toMatchObject({ method: 'GET', token: 'none', accept: null, body: null });
});
