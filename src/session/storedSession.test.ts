import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Session, readSession, storedToken, writeSession } from './storedSession';
import { stubStorage } from '../test/stubStorage';

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const admin: Session = { token: '7|abc', userId: 7, userName: 'रेखा', role: 3, memberId: 12 };

/** The six keys of an admin, with some values replaced. */
function keep(changed: Readonly<Record<string, string>> = {}): void {
  const keys = {
    token: '7|abc',
    user_id: '7',
    user_name: 'रेखा',
    role: '3',
    user: '{"id":7,"name":"रेखा","role":3}',
    member_id: '12',
    ...changed,
  };
  for (const [key, value] of Object.entries(keys)) kept.set(key, value);
}

// What a logout leaves: src/app/session.test.tsx.
describe('a login', () => {
  test('writes the six keys of the specification', () => {
    writeSession(admin, 3);
    expect(Object.fromEntries(kept)).toEqual({
      token: '7|abc',
      user_id: '7',
      user_name: 'रेखा',
      role: '3',
      user: '{"id":7,"name":"रेखा","role":3}',
      member_id: '12',
    });
  });

  test('is read back unchanged', () => {
    writeSession(admin, 3);
    expect(readSession()).toEqual(admin);
    const known: Session = { ...admin, email: 'rekha@bvus.example' };
    writeSession(known, 3);
    expect(kept.get('user')).toBe('{"id":7,"name":"रेखा","role":3,"email":"rekha@bvus.example"}');
    expect(readSession()).toEqual(known);
    const member: Session = { ...admin, role: 2, memberId: 7 };
    writeSession(member, 2);
    expect(readSession()).toEqual(member);
  });

  test('with an unknown role has none', () => {
    writeSession({ ...admin, role: null }, 9);
    expect(kept.get('role')).toBe('9');
    expect(readSession()?.role).toBeNull();
  });

  test('without ids is read back without ids, whoever was logged in before', () => {
    keep();
    const nameless: Session = { ...admin, userId: null, memberId: null };
    writeSession(nameless, 3);
    expect(readSession()).toEqual(nameless);
  });

  test('writes the token last, so that another tab never reads half of the session', () => {
    writeSession(admin, 3);
    expect([...kept.keys()].at(-1)).toBe('token');
  });
});

describe('the storage is read strictly', () => {
  test.each(['', ' ', 'null', 'undefined', ' null '])('a token of %j is no login', (token) => {
    keep({ token });
    expect(readSession()).toBeNull();
  });

  test.each(['टोकन', 'a\nb', 'a\u2019'])(
    'a token that no header can carry, %j, is none',
    (token) => {
      keep({ token });
      expect(readSession()).toBeNull();
      expect(storedToken()).toBeNull();
    },
  );

  test('without a token there is no login, whatever else is stored', () => {
    keep();
    kept.delete('token');
    expect(readSession()).toBeNull();
  });

  test.each(['', 'null', '{"id":7', '[object Object]', '7', '"Rekha"'])(
    'a broken user of %j is no login',
    (user) => {
      keep({ user });
      expect(readSession()).toBeNull();
    },
  );

  test.each(['{"email":7}', '[]', '{"email":null}'])('%j has no email address', (user) => {
    keep({ user });
    expect(readSession()).toEqual(admin);
  });

  test('a missing user is not a broken one', () => {
    keep();
    kept.delete('user');
    expect(readSession()).toEqual(admin);
  });

  test.each(['', '1', '03', ' 3', '3 ', '[3]', '3.0', '30', 'admin', '३'])(
    'a role of %j is no role',
    (role) => {
      keep({ role });
      expect(readSession()).toEqual({ ...admin, role: null });
    },
  );

  test.each(['', 'null', '../membership/5', '0', '7; DROP'])('an id of %j is no id', (id) => {
    keep({ user_id: id, member_id: id });
    expect(readSession()).toEqual({ ...admin, userId: null, memberId: null });
  });

  test('a missing member id is the id of the user', () => {
    keep({});
    kept.delete('member_id');
    expect(readSession()?.memberId).toBe(7);
  });

  test('an invalid member id is not replaced by the id of the user', () => {
    keep({ member_id: 'null' });
    expect(readSession()?.memberId).toBe(null);
  });

  test.each(['null', 'undefined', ''])('a name of %j is no name', (user_name) => {
    keep({ user_name });
    expect(readSession()?.userName).toBe('');
  });
});
