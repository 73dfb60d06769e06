import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createStore } from '../app/store';
import type { Config } from '../config/schema';
import type { Session } from '../session/session';
import { signedIn } from '../session/sessionSlice';
import { allTime, answers, config, imitateService, sentRequests } from '../test/cannedService';
import { contract, type ContractRow, type DocumentedCall } from '../test/contract';
import { file, make, type SentCall } from '../test/makeCall';
import { membersExportLink } from './members';

imitateService();

const BEARER = 'Bearer 7|secret';
const person = { token: '7|secret', userId: 7, userName: 'Rekha Gupta' };

const sessions: Record<ContractRow['caller'], Session | null> = {
  visitor: null,
  member: { ...person, role: 2, memberId: 12 },
  admin: { ...person, role: 3, memberId: 7 },
};

const isSent = (call: DocumentedCall): call is SentCall => call !== 'GET /api/members/export';

const sentRows = contract.flatMap((row) =>
  isSent(row.call) ? [{ row, call: row.call, title: row.call }] : [],
);
type SentRow = (typeof sentRows)[number];

/** The one request that a call sends; the row's own good answer is read without an error. */
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
  const { error } = await allTime(make[call](store.dispatch));
  expect(error).toBeUndefined();
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

test('the contract has each call once, and all but the export link are sent', () => {
  expect(new Set(contract.map(({ call }) => call)).size).toBe(contract.length);
  expect(sentRows.map(({ call }) => call).toSorted()).toEqual(Object.keys(make).toSorted());
  expect(sentRows).toHaveLength(contract.length - 1);
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
  // Rule C8: a change is led nowhere else.
  expect(request.redirect).toBe(row.changes ? 'error' : 'follow');
});

// A visitor's calls carry no token whoever makes them (rule S3), nor do the lists (rule W8).
test.each(sentRows)('$title carries a token of its table, or none', async (sent) => {
  expect(tokenOf(await requestOf(sent, 'visitor'))).toBeNull();
  const carried = sent.row.token === 'bearer' ? BEARER : null;
  expect(tokenOf(await requestOf(sent, 'admin'))).toBe(carried);
});

describe('the configuration', () => {
  test.each(sentRows.filter(({ row }) => row.token === 'none' && row.caller === 'admin'))(
    'makes $title carry the token where the service has closed that hole',
    async (sent) => {
      const request = await requestOf(sent, 'admin', { sendTokenOnLists: true });
      expect(tokenOf(request)).toBe(BEARER);
    },
  );

  test.each(sentRows.filter(({ call }) => call.endsWith('_update')))(
    'adds the alternate mobile to $title where the service takes it',
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

test('the export is a plain link below the address of the service', () => {
  const row = contract.find(({ call }) => call === 'GET /api/members/export');
  expect(membersExportLink(config)).toBe(`${config.apiBaseUrl}${row?.path}`);
  expect(row).toMatchObject({ method: 'GET', token: 'none', accept: null, body: null });
});
