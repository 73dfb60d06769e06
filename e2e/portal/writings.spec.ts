import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { button, dialog, field, pressImport } from '../screens';
import { beSignedIn } from './people';

/** One word has several writings: who searches, compares or imports one of them meets the others (rule F18). */

const FIRMS = [
  // U+095C, and its two parts.
  { firmName: 'Kashi सा\u095Cी', mobile: '9839010008' },
  { firmName: 'Kashi सा\u0921\u093Cी Two', mobile: '9839010009' },
  { firmName: 'ज़री महल', mobile: '+91 98390-10010' },
  { firmName: 'जरी घर', mobile: '9839010011' },
  { firmName: 'जय माँ अम्बे', mobile: '9839010012' },
  { firmName: 'जय मां अंबे स्टोर', mobile: '9839010013' },
  { firmName: 'Cafe\u0301 Silks', mobile: '9839010014', email: 'cafe@silk.example' },
  { firmName: 'विश्\u200Dवनाथ वस्त्र', mobile: '9839010015' },
] as const;

const SEARCHES: readonly (readonly [query: string, places: readonly number[]])[] = [
  ['सा\u095Cी', [0, 1]],
  ['सा\u0921\u093Cी', [0, 1]],
  ['साडी', [0, 1]],
  ['\u095Bरी', [2, 3]],
  ['जरी', [2, 3]],
  ['माँ अंबे', [4, 5]],
  ['मां अम्बे', [4, 5]],
  ['अम्', [4, 5]],
  ['CAF\u00C9', [6]],
  ['विश्वनाथ', [7]],
  ['no such firm', []],
  ['\u00A0kashi\u200B', [0, 1]],
  ['९८३९०१०००८', [0]],
  ['+91 98390 10008', [0]],
  ['98390-10008', [0]],
  ['\u202A+91 98390\u00A010008\u202C', [0]],
  ['９８３９０１００１０', [2]],
];

const names = (page: Page): Promise<string[]> =>
  page.locator('tbody tr td:nth-child(3) button').allTextContents();

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  backend.store.firms = [];
});

test('a search finds every writing as a hit of its own, and the address keeps what was typed', async ({
  page,
  backend,
}) => {
  for (const firm of FIRMS) backend.store.addFirm(firm);
  await page.goto('new-members');
  await expect(page.getByText('Showing 1 to 8 of 8 entries')).toBeVisible();
  for (const [query, places] of SEARCHES) {
    await field(page, 'Search').fill(query);
    const found = places.map((at) => FIRMS[at]?.firmName);
    await expect.poll(() => names(page), query).toEqual(found);
  }
  await field(page, 'Search').fill('सा\u095Cी');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('सा\u095Cी');
  await expect(field(page, 'Search')).toHaveValue('सा\u095Cी');
});

test('what only sounds alike stays the second group', async ({ page, backend }) => {
  for (const firm of FIRMS) backend.store.addFirm(firm);
  await page.goto('new-members?q=Vishwanath');
  await button(page, 'Sounds like: 1').click();
  await expect.poll(() => names(page)).toEqual([FIRMS[7].firmName]);
});

test('duplicates share a mobile or an address in any writing', async ({ page, backend }) => {
  const { store } = backend;
  const member = { applied: false, payment: 'done' } as const;
  store.addFirm({ firmName: 'One', mobile: '९८३९०१०००८', email: 'cafe@silk.example' });
  store.addFirm({ ...member, firmName: 'Two', mobile: '\u202A+91 98390 10008\u202C' });
  store.addFirm({
    ...member,
    firmName: 'Three',
    mobile: '1',
    email: '\u200BＣafe@silk.example\u00A0',
  });
  await page.goto('members?filter=duplicates');
  for (const shared of ['Same mobile: 9839010008', 'Same e-mail: cafe@silk.example'])
    await expect(page.getByRole('heading', { name: shared })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('an import knows the firms of the list in any writing', async ({ page, backend }) => {
  const { store } = backend;
  const member = { applied: false, payment: 'done', address: 'चौक' } as const;
  store.addFirm({ ...member, firmName: 'सा\u095Cी घर', mobile: '9839010008' });
  store.addFirm({ ...member, firmName: 'Kashi Silk', mobile: '9839010009' });
  await page.goto('members');
  await pressImport(page);
  await page.getByLabel('File (.csv or .xlsx)').setInputFiles(
    csvOf([
      ['सा\u0921\u093Cी घर', '९८३९०१०००८', 'चौक', 'चौक'],
      ['Kashi\u00A0Silk\u200B', '98390-10009', 'चौक', 'चौक'],
      ['New Silk', '9839010099', 'चौक', 'चौक'],
    ]),
  );
  const preview = dialog(page, 'Import Members');
  await expect(preview.getByRole('radio', { name: 'The same 2' })).toBeVisible();
  await expect(preview.getByRole('radio', { name: 'New 1' })).toBeVisible();
});
