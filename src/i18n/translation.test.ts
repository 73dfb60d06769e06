import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  setHindi,
  currentLanguage,
  currentTranslation,
  keptText,
  onLanguage,
  setLanguage,
} from './translation';

beforeEach(() =>
  setHindi({
    Submit: 'जमा करें',
    Submit_password: 'पासवर्ड बदलें',
    '{{place}} of {{count}}: {{firm}}': '{{count}} में से {{place}}: {{firm}}',
  }),
);
afterEach(() => setLanguage('en'));

test('the English text is its own key', () => {
  const t = currentTranslation();
  expect(t('Submit')).toBe('Submit');
  expect(t('Submit', { context: 'password' })).toBe('Submit');
});

test('in Hindi a word has the text of its context, and an unknown text stays English', () => {
  setLanguage('hi');
  const t = currentTranslation();
  expect(t('Submit')).toBe('जमा करें');
  expect(t('Submit', { context: 'password' })).toBe('पासवर्ड बदलें');
  expect(t('Cancel')).toBe('Cancel');
  expect(['Submit', 'My page'].map(keptText)).toEqual(['जमा करें', 'My page']);
});

test('values are inserted at their placeholders, unchanged', () => {
  const values = { place: 1, count: 3, firm: '$& {{count}} <b>' };
  expect(currentTranslation()('{{place}} of {{count}}: {{firm}}', values)).toBe(
    '1 of 3: $& {{count}} <b>',
  );
  setLanguage('hi');
  expect(currentTranslation()('{{place}} of {{count}}: {{firm}}', values)).toBe(
    '3 में से 1: $& {{count}} <b>',
  );
});

test('t is the same function until the language changes, and listeners are called', () => {
  const calls: string[] = [];
  const stop = onLanguage(() => calls.push(currentLanguage()));
  const before = currentTranslation();
  expect(currentTranslation()).toBe(before);
  setLanguage('hi');
  setLanguage('hi');
  expect(currentTranslation()).not.toBe(before);
  stop();
  setLanguage('en');
  expect(calls).toEqual(['hi']);
});
