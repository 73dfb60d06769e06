import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringHindi, currentLanguage, currentTranslation, onLanguage, speak } from './translation';

beforeEach(() =>
  bringHindi({
    Submit: 'जमा करें',
    Submit_password: 'पासवर्ड बदलें',
    '{{place}} of {{count}}: {{firm}}': '{{count}} में से {{place}}: {{firm}}',
  }),
);
afterEach(() => speak('en'));

test('the English text is its own key', () => {
  const t = currentTranslation();
  expect(t('Submit')).toBe('Submit');
  expect(t('Submit', { context: 'password' })).toBe('Submit');
});

test('in Hindi a word has the text of its place, and a text that is not known stays English', () => {
  speak('hi');
  const t = currentTranslation();
  expect(t('Submit')).toBe('जमा करें');
  expect(t('Submit', { context: 'password' })).toBe('पासवर्ड बदलें');
  expect(t('Cancel')).toBe('Cancel');
});

test('values stand where the language wants them, and are taken as they are', () => {
  const values = { place: 1, count: 3, firm: '$& {{count}} <b>' };
  expect(currentTranslation()('{{place}} of {{count}}: {{firm}}', values)).toBe(
    '1 of 3: $& {{count}} <b>',
  );
  speak('hi');
  expect(currentTranslation()('{{place}} of {{count}}: {{firm}}', values)).toBe(
    '3 में से 1: $& {{count}} <b>',
  );
});

test('t is the same function until the language changes, of which everybody is told', () => {
  const told: string[] = [];
  const stop = onLanguage(() => told.push(currentLanguage()));
  const before = currentTranslation();
  expect(currentTranslation()).toBe(before);
  speak('hi');
  speak('hi');
  expect(currentTranslation()).not.toBe(before);
  stop();
  speak('en');
  expect(told).toEqual(['hi']);
});
