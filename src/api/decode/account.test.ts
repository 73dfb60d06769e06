import { describe, expect, test } from 'vitest';
import {
  decodeCounts,
  decodeMessage,
  decodeSignIn,
  decodeUserDetails,
  decodeVerification,
} from './account';
import { UnreadableAnswer } from './read';

type SignInCase = [user: object, session: object, roleNumber: number | null];

describe('a login', () => {
  const user = { id: 7, name: 'Rekha Gupta', role: 2 };
  const authorisation = { token: '7|abc' };
  const session = { token: '7|abc', userId: 7, userName: 'Rekha Gupta', role: 2, memberId: 7 };

  test.each<SignInCase>([
    [{}, {}, 2],
    [{ id: '7', role: '3' }, { role: 3 }, 3],
    [{ id: undefined }, { userId: null, memberId: null }, 2],
    [{ member_id: '12' }, { memberId: 12 }, 2],
    ...[null, '', 0, 'x'].map((member_id): SignInCase => [{ member_id }, {}, 2]),
    // Roles that the portal does not know.
    [{ role: 1 }, { role: null }, 1],
    [{ role: '9' }, { role: null }, 9],
    ...['admin', null, true, undefined].map((role): SignInCase => [{ role }, { role: null }, null]),
  ])('of a user with %j', (fields, read, roleNumber) => {
    expect(decodeSignIn({ user: { ...user, ...fields }, authorisation })).toEqual({
      session: { ...session, ...read },
      roleNumber,
    });
  });

  test('without a token or a user logs nobody in', () => {
    const tokens = [undefined, null, '  ', 42, [{ deep: 42 }, false]];
    for (const wrong of [
      null,
      undefined,
      {},
      '<html>',
      { user },
      { user: null, authorisation },
      { user, authorisation: null },
      ...tokens.map((token) => ({ user, authorisation: { token } })),
    ])
      expect(() => decodeSignIn(wrong)).toThrow(UnreadableAnswer);
  });
});

describe('the details of the user', () => {
  const details = { name: 'Rekha Gupta', email: 'office@ganga.example' };

  test('are found bare, in an envelope, or as a one-element array; one of the two may be missing', () => {
    for (const answer of [details, [details], { user: details }, { data: { list: [details] } }])
      expect(decodeUserDetails(answer)).toEqual(details);
    expect(decodeUserDetails({ name: 'Rekha' })).toEqual({ name: 'Rekha', email: '' });
    expect(decodeUserDetails({ name: null, email: {} })).toEqual({ name: '', email: '' });
  });

  test('cannot be read if both are missing', () => {
    for (const answer of [undefined, [], { message: 'ok' }])
      expect(() => decodeUserDetails(answer)).toThrow(UnreadableAnswer);
  });
});

describe('the counts', () => {
  const counts = { registered: 412, old: 380, new: 32 };

  test.each([
    [counts, counts],
    [{ data: [counts] }, counts],
    [{ registered: '412', old: ' 380', new: '32' }, counts],
    [
      { registered: 'many', old: null, new: 0 },
      { registered: null, old: null, new: 0 },
    ],
  ])('of %j are %j', (answer, read) => expect(decodeCounts(answer)).toEqual(read));

  test('cannot be read from an answer without any', () => {
    for (const answer of [undefined, { message: 'ok' }, 412])
      expect(() => decodeCounts(answer)).toThrow(UnreadableAnswer);
  });
});

test('a verified e-mail address may bring a token; an empty answer cannot be read', () => {
  expect(decodeVerification({ status: 'success', token: ' 7|def ' })).toEqual({ token: '7|def' });
  for (const token of [undefined, null, '', ' ', 42, { text: '7|def' }])
    expect(decodeVerification({ status: 'success', token })).toEqual({ token: null });
  for (const answer of [null, undefined, 'ok', [], {}, { list: null }])
    expect(() => decodeVerification(answer)).toThrow(UnreadableAnswer);
});

test("the message after a change is the service's own, if there is one", () => {
  expect(decodeMessage({ message: ' Member updated. ' })).toBe('Member updated.');
  expect(decodeMessage({ message: ['One.', 'Two.'] })).toBe('One., Two.');
  for (const answer of [undefined, 'ok', {}, { message: ' ' }, { message: {} }])
    expect(decodeMessage(answer)).toBeNull();
});
