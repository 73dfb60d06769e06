import { describe, expect, test } from 'vitest';
import {
  type Failure,
  failureOf,
  isEndOfSession,
  isUncertain,
  messageOf,
  resultOf,
  statusOf,
} from './failure';
import { refused } from '../test/refused';

describe('after a failed change', () => {
  test.each<[string, Failure]>([
    ['no answer came', { kind: 'network' }],
    ['the answer was late', { kind: 'timeout' }],
    ['the answer cannot be read', { kind: 'unreadable', status: 200 }],
    ['the service broke down', refused(500)],
    ['a proxy was busy', refused(503)],
    ['nobody is there any more to hear what became of it', { kind: 'ignored', result: 'unknown' }],
  ])('it may have been made if %s', (_, failure) => {
    expect(isUncertain(failure)).toBe(true);
    expect(resultOf(failure)).toBe('unknown');
  });

  test.each<Failure>([
    { kind: 'running' },
    { kind: 'elsewhere' },
    { kind: 'unread' },
    { kind: 'sentBefore', item: 'sent:', at: 0 },
    { kind: 'ignored', result: 'refused' },
  ])('it was not sent: %j', (failure) => {
    expect(isUncertain(failure)).toBe(false);
    expect(resultOf(failure)).toBe('refused');
  });

  test('it was made, whoever is signed in by now', () => {
    expect(resultOf(undefined)).toBe('done');
    expect(resultOf({ kind: 'ignored', result: 'done' })).toBe('done');
  });

  test.each([200, 401, 403, 404, 422, 429])('it was not made if the status was %d', (status) => {
    expect(isUncertain(refused(status))).toBe(false);
  });
});

test('only an answer has a status', () => {
  expect(statusOf({ kind: 'network' })).toBeNull();
  expect(statusOf({ kind: 'timeout' })).toBeNull();
  expect(statusOf({ kind: 'unreadable', status: 200 })).toBe(200);
  expect(statusOf(refused(422))).toBe(422);
});

test('only a refusal has a message of the service', () => {
  expect(messageOf(refused(422, 'The area is unknown.'))).toBe('The area is unknown.');
  expect(messageOf({ ...refused(422, 'Invalid.'), error: 'The area is unknown.' })).toBe(
    'The area is unknown.',
  );
  expect(messageOf(refused(500))).toBeNull();
  expect(messageOf({ kind: 'network' })).toBeNull();
});

test('a bug of the portal counts as an unreadable answer', () => {
  expect(failureOf({ kind: 'timeout' })).toEqual({ kind: 'timeout' });
  for (const fault of [undefined, null, 'text', { message: 'x is not a function' }])
    expect(failureOf(fault)).toEqual({ kind: 'unreadable', status: 200 });
});

test('a refused token, an aborted request and another person mean the end of a session', () => {
  expect(isEndOfSession(refused(401))).toBe(true);
  expect(isEndOfSession({ name: 'AbortError', message: 'Aborted' })).toBe(true);
  expect(isEndOfSession({ kind: 'ignored', result: 'done' })).toBe(true);
  for (const error of [undefined, refused(403), { kind: 'network' }, { name: 'Error' }])
    expect(isEndOfSession(error)).toBe(false);
});

test('an aborted request was for somebody who is gone', () => {
  expect(failureOf({ name: 'AbortError', message: 'Aborted' })).toEqual({
    kind: 'ignored',
    result: 'unknown',
  });
});
