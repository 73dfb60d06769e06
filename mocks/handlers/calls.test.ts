import { expect, test, describe } from 'vitest';
import { callService } from '../callService';
import { castSessions } from '../db/cast';
import { demoWorld, emptyWorld } from '../db/worlds';
import { createService } from '../service';

const ADMIN = 'token-of-the-admin';
const MEMBER = 'token-of-the-member';
const AUDITOR = 'token-of-the-auditor';

/** Product §6 and §7: who may make which call. */
const calls = [
  ['POST', '/api/register', 'anyone'],
  ['POST', '/api/login', 'anyone'],
  ['GET', '/api/usetdetail', 'signed in'],
  ['POST', '/api/verify-email', 'anyone'],
  ['POST', '/api/forgotpassword', 'anyone'],
  ['POST', '/api/changepassword', 'signed in'],
  ['GET', '/api/getall', 'admin'],
  ['GET', '/api/members', 'anyone'],
  ['PATCH', '/api/members/101/status', 'admin'],
  ['DELETE', '/api/members/101', 'admin'],
  ['GET', '/api/newmembers', 'anyone'],
  ['POST', '/api/members/3006/send-payment-link', 'admin'],
  ['GET', '/api/membership/3003', 'admin'],
  ['POST', '/api/import/members', 'admin'],
  ['POST', '/api/import/newmembers', 'admin'],
  ['GET', '/api/members/export', 'anyone'],
  ['GET', '/api/member_edit/101', 'admin'],
  ['PUT', '/api/member_update', 'admin'],
  ['GET', '/api/profile_view/7002', 'member'],
  ['PUT', '/api/profile_update', 'member'],
  ['GET', '/api/member_view/101', 'member'],
  ['GET', '/api/receipt/7002', 'member'],
  ['POST', '/api/changememberpassword', 'member'],
] as const;

const userIds = new Map<string | undefined, number>(
  castSessions.map(({ token, userId }) => [token, userId]),
);
const tokenOf = (token: string | undefined) => (token === undefined ? {} : { token });

const signedInWorld = { ...demoWorld(), sessions: castSessions };

describe('who may make a call', () => {
  test('there is one handler for each of the 23 calls', () => {
    expect(calls).toHaveLength(23);
    expect(createService({ world: emptyWorld() }).handlers).toHaveLength(23);
  });

  const refusals = {
    anyone: { visitor: false, admin: false, member: false, auditor: false },
    'signed in': { visitor: 401, admin: false, member: false, auditor: false },
    admin: { visitor: 401, admin: false, member: 403, auditor: 403 },
    member: { visitor: 401, admin: 403, member: false, auditor: 403 },
  } as const;

  test.each(calls)('%s %s: %s', async (method, path, who) => {
    const refused = async (token?: string) => {
      const { handlers } = createService({ world: signedInWorld });
      // Enough to get past the guards; whatever else is missing is answered with 422.
      const sent = { json: { userId: userIds.get(token), id: userIds.get(token) } };
      const call = await callService(
        handlers,
        method,
        path,
        method === 'GET' || method === 'DELETE' ? tokenOf(token) : { ...sent, ...tokenOf(token) },
      );
      return call.status === 401 || call.status === 403 ? call.status : false;
    };
    expect({
      visitor: await refused(),
      admin: await refused(ADMIN),
      member: await refused(MEMBER),
      auditor: await refused(AUDITOR),
    }).toEqual(refusals[who]);
    expect(await refused('a-dead-token')).toBe(refusals[who].visitor);
  });

  test('a path that is no number names nobody', async () => {
    const { handlers } = createService({ world: signedInWorld });
    for (const id of ['0', '-1', 'abc', '1e3', '..%2Fmembership%2F3003', '99999999999999999']) {
      const { status } = await callService(handlers, 'GET', `/api/member_edit/${id}`, {
        token: ADMIN,
      });
      expect({ id, status }).toEqual({ id, status: 404 });
    }
  });

  test('the answer is JSON whatever is accepted, and says why', async () => {
    const { handlers } = createService({ world: emptyWorld() });
    const { body, headers } = await callService(handlers, 'GET', '/api/getall');
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toEqual({ message: 'Unauthenticated.' });
  });
});
