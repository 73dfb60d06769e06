import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStore, type Store } from '../app/store';
import type { Config } from '../config/schema';
import type { Session } from '../session/session';
import { signedIn } from '../session/sessionSlice';
import { clearSession } from '../session/storedSession';
import { contract, type ContractRow, type DocumentedCall } from '../test/contract';
import { file, make, type SentCall, typed } from '../test/makeCall';
import { members, membersExportLink } from './members';
import { config as plainConfig } from '../test/cannedService';

const config: Config = { ...plainConfig, adminBaseUrl: 'https://office.example.org' };

const TOKEN = '7|secret';

const sessions: Record<'member' | 'admin', Session> = {
  member: { token: TOKEN, userId: 7, userName: 'Rekha Gupta', role: 2, memberId: 12 },
  admin: { token: TOKEN, userId: 7, userName: 'Rekha Gupta', role: 3, memberId: 7 },
};

const isSent = (call: DocumentedCall): call is SentCall => call !== 'GET /api/members/export';

const sentRows = contract.flatMap((row) =>
  isSent(row.call) ? [{ row, call: row.call, title: row.call }] : [],
);

let requests: Request[] = [];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requests = [];
  clearSession('general');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Everything is answered with the row's own good answer, and every request is kept. */
function answerWith(row: ContractRow): void {
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json(row.answer);
    }),
  );
}

function storeOf(session: Session | null, changed: Partial<Config> = {}): Store {
  const store = createStore({ ...config, ...changed }, null);
  if (session !== null) store.dispatch(signedIn({ session, roleNumber: session.role }));
  return store;
}

function contentTypeOf({ body }: ContractRow): string | undefined {
  if (body === null) return undefined;
  return 'multipart' in body ? 'multipart/form-data' : 'application/json';
}

/** The one request that a call sent. */
function theRequest(): Request {
  const [request] = requests;
  if (request === undefined || requests.length !== 1)
    throw new Error(`${requests.length} requests were sent, not one`);
  return request;
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

test('the contract has each call once, and all but the export link are sent', () => {
  expect(new Set(contract.map(({ call }) => call)).size).toBe(contract.length);
  expect(sentRows.map(({ call }) => call).toSorted()).toEqual(Object.keys(make).toSorted());
  expect(sentRows).toHaveLength(contract.length - 1);
});

describe('by the one who makes it in the portal', () => {
  test.each(sentRows)('$title is sent as the specification has it', async ({ row, call }) => {
    answerWith(row);
    const store = storeOf(row.caller === 'visitor' ? null : sessions[row.caller]);
    const { error } = await make[call](store.dispatch);
    expect(error).toBeUndefined();

    const request = theRequest();
    const { headers } = request;
    expect(request.method).toBe(row.method);
    expect(request.url).toBe(config.apiBaseUrl + row.path);
    expect(headers.get('Accept')).toBe(row.accept);
    expect(headers.get('Authorization')).toBe(row.token === 'bearer' ? `Bearer ${TOKEN}` : null);
    expect(headers.get('Content-Type')?.split(';')[0]).toBe(contentTypeOf(row));
    expect(await bodyOf(request)).toStrictEqual(row.body);
    expect(request.cache).toBe('no-store');
    expect(request.credentials).toBe('omit');
    // Rule C8: a change is led nowhere else.
    expect(request.redirect).toBe(row.changes ? 'error' : 'follow');
  });
});

describe('by a visitor', () => {
  test.each(sentRows)('$title carries no token', async ({ row, call }) => {
    answerWith(row);
    await make[call](storeOf(null).dispatch);
    expect(theRequest().headers.get('Authorization')).toBeNull();
    expect(theRequest().headers.get('Accept')).toBe('application/json');
  });
});

describe('by a signed-in person', () => {
  // A visitor's calls carry none whoever makes them (rule S3), nor do the lists (rule W8).
  test.each(sentRows)('$title carries the token of the table', async ({ row, call }) => {
    answerWith(row);
    await make[call](storeOf(sessions.admin).dispatch);
    const carried = row.token === 'bearer' ? `Bearer ${TOKEN}` : null;
    expect(theRequest().headers.get('Authorization')).toBe(carried);
  });
});

describe('the configuration', () => {
  test.each(sentRows.filter(({ row }) => row.token === 'none' && row.caller === 'admin'))(
    'makes $title carry the token where the service has closed that hole',
    async ({ row, call }) => {
      answerWith(row);
      await make[call](storeOf(sessions.admin, { sendTokenOnLists: true }).dispatch);
      expect(theRequest().headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    },
  );

  test.each(sentRows.filter(({ call }) => call.endsWith('_update')))(
    'adds the alternate mobile to $title where the service takes it',
    async ({ row, call }) => {
      answerWith(row);
      await make[call](storeOf(sessions.admin, { sendAlternateMobile: true }).dispatch);
      expect(await bodyOf(theRequest())).toStrictEqual({
        ...row.body,
        firmAlternateMobile: '05422450000',
      });
    },
  );

  test('moves every call to another address', async () => {
    const row = contract[0];
    answerWith(row);
    const store = storeOf(null, { apiBaseUrl: 'http://localhost:8080/portal' });
    await make['POST /api/register'](store.dispatch);
    expect(theRequest().url).toBe('http://localhost:8080/portal/api/register');
  });
});

test('the export is a plain link below the address of the service', () => {
  const row = contract.find(({ call }) => call === 'GET /api/members/export');
  expect(membersExportLink(config)).toBe(`${config.apiBaseUrl}${row?.path}`);
  expect(row).toMatchObject({ method: 'GET', token: 'none', accept: null, body: null });
});

test('a status goes over the wire as 0 for active and 1 for inactive', async () => {
  const { setMemberStatus } = members.endpoints;
  for (const [status, number] of [
    ['active', 0],
    ['inactive', 1],
  ] as const) {
    requests = [];
    answerWith(contract[8]);
    await storeOf(sessions.admin).dispatch(setMemberStatus.initiate({ id: 12, status }));
    expect(await bodyOf(theRequest())).toStrictEqual({ status: number });
  }
});

const answered = async (call: SentCall) => {
  const found = sentRows.find((sent) => sent.call === call);
  if (found === undefined) throw new Error(`No row for ${call}`);
  answerWith(found.row);
  return (await make[call](storeOf(sessions.admin).dispatch)).data;
};

describe('the good answer', () => {
  test.each<[SentCall, unknown]>([
    ['POST /api/register', 'Your application has been received.'],
    ['GET /api/usetdetail', { name: 'Rekha Gupta', email: 'office@ganga.example' }],
    ['POST /api/verify-email', { token: '7|def' }],
    ['GET /api/getall', { registered: 412, old: 380, new: 32 }],
    ['PATCH /api/members/{id}/status', null],
    ['GET /api/membership/{id}', null],
    ['POST /api/members/{id}/send-payment-link', null],
  ])('of %s is %j', async (call, data) => {
    expect(await answered(call)).toEqual(data);
  });

  test.each<[SentCall, object]>([
    ['POST /api/login', { session: { token: '7|abc', userId: 7, role: 2 }, roleNumber: 2 }],
    ['POST /api/import/members', { inserted: 3, updated: 1, failedRows: [{ row: 4 }] }],
    ['GET /api/member_edit/{id}', { firmName: typed.firmName, firmMobile: typed.firmMobile }],
    ['GET /api/profile_view/{id}', { membership: '1042', paymentDate: '2025-04-11' }],
    ['PUT /api/profile_update', { message: 'Profile updated.', record: { membership: '1042' } }],
    ['GET /api/member_view/{id}', { members: [{ membership: '1042' }] }],
    ['GET /api/receipt/{id}', { receiptNo: 'R-2025-0042', fee: '2500' }],
  ])('of %s holds what the screens show', async (call, data) => {
    expect(await answered(call)).toMatchObject(data);
  });

  test('of the lists is a row per firm', async () => {
    expect(await answered('GET /api/members')).toMatchObject({
      rows: [{ id: 12, status: 'active' }],
      isWhole: true,
    });
    expect(await answered('GET /api/newmembers')).toMatchObject({
      rows: [{ id: 12, membership: null, paymentStatus: { kind: 'pending' } }],
      isWhole: true,
    });
  });
});
