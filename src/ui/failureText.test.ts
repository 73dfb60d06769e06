import { describe, expect, test } from 'vitest';
import type { Failure } from '../domain/failure';
import { currentTranslation } from '../i18n/translation';
import { refused } from '../test/refused';
import { changeFailureText, failureText } from './failureText';

const t = currentTranslation();

const lost: Failure = { kind: 'network' };
const late: Failure = { kind: 'timeout' };
const unreadable: Failure = { kind: 'unreadable', status: 200 };

const UNCERTAIN = 'We could not confirm whether the change was made. The list is being refreshed.';

describe('a failure', () => {
  test.each<[Failure, string]>([
    [
      lost,
      'The server could not be reached: this device is offline, or the server does not let this site in. Check your internet connection. If other websites open, tell the office.',
    ],
    [late, 'The server did not answer in time. Please try again.'],
    [unreadable, 'The portal could not read the answer from the server. Please tell the office.'],
    [refused(200), 'The server did not accept this and gave no reason. Please try again later.'],
    [refused(403), 'This account is not allowed to do this.'],
    [refused(404), 'This record was not found on the server.'],
    [refused(429), 'Too many attempts. Please wait a minute and try again.'],
    [refused(418), 'The server answered with an error (418). Please try again later.'],
    [refused(500), 'The server answered with an error (500). Please try again later.'],
  ])('%j is explained', (failure, text) => {
    expect(failureText(t, failure)).toBe(text);
  });

  test("is explained in the service's own words, if any, to the letter", () => {
    for (const words of ['The area is unknown.', 'a: b. {{status}} <b>&amp;</b>'])
      for (const status of [200, 400, 409, 422])
        expect(failureText(t, refused(status, words))).toBe(words);
  });

  test.each([401, 403, 404, 405, 413, 419, 429, 500, 503])(
    "with the status %i is explained in the portal's words, whatever a framework says",
    (status) => {
      const words = 'Words of a framework.';
      expect(failureText(t, refused(status, words))).toBe(failureText(t, refused(status)));
    },
  );

  test.each([
    [null, 'Too many attempts. Please wait a minute and try again.'],
    [30, 'Too many attempts. Please wait a minute and try again.'],
    [61, 'Too many attempts. Please wait 2 minutes and try again.'],
    [600, 'Too many attempts. Please wait 10 minutes and try again.'],
  ])('says how long to wait after a 429 with Retry-After %j', (retryAfter, text) => {
    const failure: Failure = { ...refused(429), retryAfter };
    expect(failureText(t, failure)).toBe(text);
  });
});

describe('a failed change', () => {
  test('says that it may have been made if that is unknown, otherwise only why', () => {
    expect(changeFailureText(t, late)).toBe(`${failureText(t, late)} ${UNCERTAIN}`);
    expect(changeFailureText(t, refused(422, 'Already paid.'))).toBe('Already paid.');
  });
});
