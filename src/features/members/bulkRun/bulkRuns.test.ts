import { expect, test } from 'vitest';
import { currentTranslation } from '../../../i18n/translation';
import { bulkRuns } from './bulkRuns';

test('the button that starts a run counts in plain English', () => {
  const t = currentTranslation();
  const texts = Object.values(bulkRuns).map(({ confirmText }) => [
    confirmText(t, 1),
    confirmText(t, 2),
  ]);
  expect(texts).toEqual([
    ['Send 1 link', 'Send 2 links'],
    ['Generate 1 number', 'Generate 2 numbers'],
    ['Mark 1 firm as Active', 'Mark 2 firms as Active'],
    ['Mark 1 firm as Inactive', 'Mark 2 firms as Inactive'],
    ['Delete 1 firm', 'Delete 2 firms'],
  ]);
});
