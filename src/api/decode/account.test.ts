import { describe, expect, test } from 'vitest';
import {
  decodeCounts,
  decodeMessage,
  decodeSignIn,
  decodeUserDetails,
  decodeVerification,
} from './account';
import { UnreadableAnswer } from './read';

describe('a sign-in', () => {
  const answer = {
    user: { id: 7, name: 'Rekha Gupta', role: 2 },
    authorisation: { token: '7|abc' },
  };

  test('is the user and the token', () => {
    expect(decodeSignIn(answer)).toEqual({
      session: { token: '7|abc', userId: 7, userName: 'Rekha Gupta', role: 2, memberId: 7 },
      roleNumber: 2,
    });
  });

  test('has its own member id where the service gives one', () => {
    const user = { ...answer.user, member_id: '12' };
    expect(decodeSignIn({ ...answer, user }).session.memberId).toBe(12);
    for (const member_id of [null, '', 0, 'x'])
      expect(decodeSignIn({ ...answer, user: { ...user, member_id } }).session.memberId).toBe(7);
  });

  test('reads id and role that came as text', () => {
    const { session } = decodeSignIn({ ...answer, user: { id: '7', name: 'R', role: '3' } });
    expect(session).toMatchObject({ userId: 7, role: 3 });
  });

  test.each([
    [1, 1],
    ['9', 9],
    ['admin', null],
    [null, null],
    [true, null],
    [undefined, null],
  ])('with the role %j is no role of the portal', (role, roleNumber) => {
    const decoded = decodeSignIn({ ...answer, user: { ...answer.user, role } });
    expect([decoded.session.role, decoded.roleNumber]).toEqual([null, roleNumber]);
  });

  test('stands without a usable id', () => {
    const { session } = decodeSignIn({ ...answer, user: { name: 'R', role: 3 } });
    expect(session).toMatchObject({ userId: null, memberId: null, role: 3 });
  });

  test('without a token or a user signs nobody in', () => {
    for (const wrong of [
      null,
      undefined,
      {},
      '<html>',
      { user: answer.user },
      { ...answer, user: null },
      { ...answer, authorisation: null },
      { ...answer, authorisation: {} },
      { ...answer, authorisation: { token: null } },
      { ...answer, authorisation: { token: '  ' } },
      { ...answer, authorisation: { token: 42 } },
      { ...answer, authorisation: { token: [{ deep: 42 }, false] } },
    ])
      expect(() => decodeSignIn(wrong)).toThrow(UnreadableAnswer);
  });
});

describe('the details of the user', () => {
  const details = { name: 'Rekha Gupta', email: 'office@ganga.example' };

  test('are found bare, in an envelope, or as a one-element array', () => {
    for (const answer of [details, [details], { user: details }, { data: { list: [details] } }])
      expect(decodeUserDetails(answer)).toEqual(details);
  });

  test('may lack one of the two', () => {
    expect(decodeUserDetails({ name: 'Rekha' })).toEqual({ name: 'Rekha', email: '' });
    expect(decodeUserDetails({ name: null, email: {} })).toEqual({ name: '', email: '' });
  });

  test('cannot be read from an answer with neither', () => {
    for (const answer of [undefined, [], { message: 'ok' }])
      expect(() => decodeUserDetails(answer)).toThrow(UnreadableAnswer);
  });
});

describe('the counts', () => {
  const counts = { registered: 412, old: 380, new: 32 };

  test('are found bare, in an envelope, or as a one-element array, also as text', () => {
    for (const answer of [
      counts,
      { data: [counts] },
      { registered: '412', old: ' 380', new: '32' },
    ])
      expect(decodeCounts(answer)).toEqual(counts);
  });

  test('are null where they are no numbers, and zero where they are zero', () => {
    expect(decodeCounts({ registered: 'many', old: null, new: 0 })).toEqual({
      registered: null,
      old: null,
      new: 0,
    });
  });

  test('cannot be read from an answer without any', () => {
    for (const answer of [undefined, { message: 'ok' }, 412])
      expect(() => decodeCounts(answer)).toThrow(UnreadableAnswer);
  });
});

describe('a verified e-mail address', () => {
  test('may bring a token', () => {
    expect(decodeVerification({ status: 'success', token: ' 7|def ' })).toEqual({ token: '7|def' });
    for (const token of [undefined, null, '', ' ', 42, { text: '7|def' }])
      expect(decodeVerification({ status: 'success', token })).toEqual({ token: null });
  });

  test('cannot be read from an answer that says nothing', () => {
    for (const answer of [null, undefined, 'ok', [], {}, { list: null }])
      expect(() => decodeVerification(answer)).toThrow(UnreadableAnswer);
  });
});

describe('the message after a change', () => {
  test("is the service's own", () => {
    expect(decodeMessage({ message: ' Member updated. ' })).toBe('Member updated.');
    expect(decodeMessage({ message: ['One.', 'Two.'] })).toBe('One., Two.');
  });

  test('is none where the service gave none', () => {
    for (const answer of [undefined, 'ok', {}, { message: ' ' }, { message: {} }])
      expect(decodeMessage(answer)).toBeNull();
  });
});
