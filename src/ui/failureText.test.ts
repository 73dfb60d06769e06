import { describe, expect, test } from 'vitest';
import type { Failure } from '../domain/failure';
import { currentTranslation } from '../i18n/translation';
import { refused } from '../test/refused';
import { changeFailureText, failureText } from './failureText';

const t = currentTranslation();

const lost: Failure = { kind: 'network' };
const late: Failure = { kind: 'timeout' };
const unreadable: Failure = { kind: 'unreadable', status: 200 };

const UNCERTAIN = 'The change may or may not have been made: the list is read again.';

describe('a failure', () => {
  test.each<[Failure, string]>([
    [
      lost,
      'The service could not be reached: this device is offline, or the service does not let this site in. Please check your internet connection.',
    ],
    [late, 'The service did not answer in time. Please try again.'],
    [unreadable, 'The service gave an answer that the portal cannot read. Please tell the office.'],
    [refused(200), 'The service refused this and gave no reason. Please try again later.'],
    [refused(403), 'This account is not allowed to do this.'],
    [refused(404), 'The service does not know this record.'],
    [refused(429), 'Too many requests. Please wait a minute and try again.'],
    [refused(418), 'The service answered with an error (418). Please try again later.'],
    [refused(500), 'The service answered with an error (500). Please try again later.'],
  ])('%j is said in words', (failure, text) => {
    expect(failureText(t, failure)).toBe(text);
  });

  test("is said in the service's own words where it gave any, to the letter", () => {
    for (const words of ['The area is unknown.', 'a: b. {{status}} <b>&amp;</b>'])
      for (const status of [200, 400, 409, 422])
        expect(failureText(t, refused(status, words))).toBe(words);
  });

  test.each([401, 403, 404, 405, 413, 419, 429, 500, 503])(
    "is said in the portal's own words where %i says more than a framework does",
    (status) => {
      const words = 'Words of a framework.';
      expect(failureText(t, refused(status, words))).toBe(failureText(t, refused(status)));
    },
  );

  test.each([
    [null, 'Too many requests. Please wait a minute and try again.'],
    [30, 'Too many requests. Please wait a minute and try again.'],
    [61, 'Too many requests. Please wait 2 minutes and try again.'],
    [600, 'Too many requests. Please wait 10 minutes and try again.'],
  ])('says how long to wait after a 429 with Retry-After %j', (retryAfter, text) => {
    const failure: Failure = { ...refused(429), retryAfter };
    expect(failureText(t, failure)).toBe(text);
  });
});

describe('a failed change', () => {
  test('says that it may have been made where nobody knows, else only why', () => {
    expect(changeFailureText(t, late)).toBe(`${failureText(t, late)} ${UNCERTAIN}`);
    expect(changeFailureText(t, refused(422, 'Already paid.'))).toBe('Already paid.');
  });
});
