import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '../../i18n/i18n';
import { currentTranslation } from '../../i18n/translation';
import { applied } from '../../test/listedFirm';
import { otherStatuses, statusFilters } from './filters';

const filtersOf = (statuses: readonly string[]) => {
  const rows = statuses.map((status, id) => applied(id, status));
  return statusFilters(currentTranslation(), otherStatuses(rows))
    .slice(3)
    .map(
      ({ key, title, holds }) => `${key} ${title}: ${rows.filter((row) => holds?.(row)).length}`,
    );
};

const LONG = 'x'.repeat(20_000);
const TWICE_LONG = 'y'.repeat(20_000);

test.each<[string, readonly string[], readonly string[]]>([
  ['none', ['pending', ' PAID ', 'done'], []],
  // The dashboard links to "other" if there is one.
  ['one', ['Held', 'held ', 'paid'], ['other Held: 2']],
  ['one that is empty', ['', ' '], ['other No status: 2']],
  [
    'two',
    ['Held', '', 'held'],
    ['status:held Held: 2', 'status: No status: 1', 'other All unknown statuses: 3'],
  ],
  [
    'five',
    ['a', 'b', 'c', 'd', 'e', 'e'],
    // "Other statuses" has those without a filter of their own; the dashboard's link leads to all.
    [
      'status:e e: 2',
      'status:a a: 1',
      'status:b b: 1',
      'rest Other statuses: 2',
      'other All unknown statuses: 6',
    ],
  ],
  [
    'one in several writings',
    ['रोका हुआ\u200B', 'रोका\u00A0हुआ', 'रोका हुआ'],
    ['other रोका हुआ\u200B: 3'],
  ],
  ['one that is no word', [LONG], ['other Other statuses: 1']],
  [
    'two of which one is no word',
    [LONG, 'Held'],
    ['status:held Held: 1', 'rest Other statuses: 1', 'other All unknown statuses: 2'],
  ],
  ['two that are no words', [LONG, TWICE_LONG], ['other Other statuses: 2']],
])('unknown statuses: %s', (_, statuses, expected) => {
  expect(filtersOf(statuses)).toEqual(expected);
});

test('in Hindi a filter has the text of the badge', async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } });
  onTestFinished(async () => {
    await changeLanguage('en');
    Reflect.deleteProperty(globalThis, 'document');
  });
  await changeLanguage('hi');
  expect(filtersOf(['Under Review', 'Held', 'paid'])).toEqual([
    'status:under review जाँच में: 1',
    'status:held Held: 1',
    'other सभी अनजान स्थितियाँ: 2',
  ]);
});

test('among 100,000 different statuses only a few have a filter', () => {
  const rows = Array.from({ length: 100_000 }, (_, id) => applied(id, `Status ${id}`));
  expect(statusFilters(currentTranslation(), otherStatuses(rows))).toHaveLength(3 + 3 + 2);
});
