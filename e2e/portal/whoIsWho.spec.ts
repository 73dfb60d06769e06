import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { expectReadable } from '../faults/look';
import { portalTest as test } from '../fixtures';
import {
  answerDialog,
  button,
  expectNoSidewaysScroll,
  field,
  heading,
  openSheet,
  rowOf,
} from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

const MEMBERS = 'GET /api/members';
const APPLIED = 'GET /api/newmembers';

const chip = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

/** The group of firms that have this in common. */
const group = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: name, exact: true }) });

const firmsIn = (place: Locator): Locator => place.getByRole('listitem');

/** The names in a group, in their order. */
const namesIn = (place: Locator): Promise<string[]> => place.locator('li b').allTextContents();

const KAILASH = 'Same mobile: 9839012345';
const SHABNAM = 'Same e-mail: shabnam@ansari.example';

/** Two pairs: one within Members, one across both lists. And those who only seem to be. */
function addTwins({ store }: Backend): void {
  const member = { applied: false, payment: 'done' } as const;
  store.addFirm({ ...member, firmName: 'Kunj Gali Silks', mobile: '+91 98390-12345' });
  store.addFirm({
    firmName: 'Ansari & Daughters',
    mobile: '9450000001',
    email: ' SHABNAM@Ansari.example ',
  });
  // An office number, no number, the alternate number of another firm, half an address: none of them is compared.
  for (const firmName of ['Landline One', 'Landline Two'])
    store.addFirm({ firmName, mobile: '0542-2310001', email: 'not known' });
  store.addFirm({ firmName: 'Alternate', mobile: '0542240001', email: '@ansari.example' });
}

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
});

test('duplicates are found within a list and across both, however they are written; one firm in both lists is none', async ({
  page,
  backend,
}) => {
  addTwins(backend);
  await page.goto('members?filter=duplicates');
  await expect(chip(page, 'Possible duplicates 3')).toBeChecked();
  await expect(page.getByText('Showing 1 to 3 of 3 entries')).toBeVisible();
  // Verma & Sons Powerloom, with one id, stands in both lists.
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await namesIn(group(page, KAILASH))).toEqual(['काशी सिल्क एम्पोरियम', 'Kunj Gali Silks']);
  expect(await namesIn(group(page, SHABNAM))).toEqual([
    'Ansari Handloom House',
    'Ansari & Daughters',
  ]);
  await expect(firmsIn(group(page, SHABNAM)).first()).toContainText('Members · Active');
  await expect(firmsIn(group(page, SHABNAM)).last()).toContainText('New Registration · pending');
  await expect(rowOf(page, 'Kunj Gali Silks')).toContainText(KAILASH);

  await page.goto('new-members?filter=duplicates');
  await expect(chip(page, 'Possible duplicates 1')).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(firmsIn(group(page, SHABNAM))).toHaveCount(2);
  await expect(rowOf(page, 'Ansari & Daughters')).toContainText(SHABNAM);
});

const ways = [
  ['View', KAILASH, 'Kunj Gali Silks', /\/member-view\/316$/, 'View Member'],
  ['Edit', KAILASH, 'Kunj Gali Silks', /\/member-edit\/316$/, 'Edit Member'],
  ['View', SHABNAM, 'Ansari & Daughters', /\/new-member-view\/317$/, 'View Member'],
  ['Edit', SHABNAM, 'Ansari & Daughters', /\/new-member-edit\/317$/, 'Edit Member'],
] as const;

test('View and Edit of a group lead to the screen of that firm, and Back to the groups', async ({
  page,
  backend,
}) => {
  addTwins(backend);
  await page.goto('members?filter=duplicates');
  for (const [way, name, firm, address, title] of ways) {
    await group(page, name)
      .getByRole('link', { name: `${way} ${firm}`, exact: true })
      .click();
    await expect(page).toHaveURL(address);
    await expect(heading(page, title)).toBeVisible();
    await expect(field(page, 'Firm Name')).toHaveValue(firm);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2);
  }
});

test('a mobile that is mended in Edit takes its group away; the list stands as it was left', async ({
  page,
  backend,
}) => {
  addTwins(backend);
  await page.goto('members?filter=duplicates');
  await group(page, KAILASH).getByRole('link', { name: 'Edit Kunj Gali Silks' }).click();
  await field(page, 'Firm Mobile No. (WhatsApp without +91)').fill('9839099999');
  for (const name of ['Address', 'Area']) await field(page, name).fill('Kunj Gali');
  await button(page, 'Update').click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/members\/members\?filter=duplicates$/);
  await expect(chip(page, 'Possible duplicates 1')).toBeChecked();
  await expect(group(page, SHABNAM)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

for (const [list, name, firm, left] of [
  ['members', KAILASH, 'Kunj Gali Silks', 'Possible duplicates 1'],
  ['members', SHABNAM, 'Ansari & Daughters', 'Possible duplicates 2'],
] as const)
  test(`deleting ${firm} from its group makes the group go`, async ({ page, backend }) => {
    addTwins(backend);
    await page.goto(`${list}?filter=duplicates`);
    await group(page, name)
      .getByRole('button', { name: `Delete ${firm}` })
      .click();
    await answerDialog(page, `Delete ${firm}`, 'Delete');
    await expect(group(page, name)).toHaveCount(0);
    await expect(chip(page, left)).toBeChecked();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

test('while the other list is read nothing is said of it; where it fails that is said, and Read again mends it', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 500/);
  addTwins(backend);
  const answer = backend.fail(APPLIED, {
    kind: 'hang',
    next: { kind: 'json', status: 500, json: {} },
  });
  await page.goto('members?filter=duplicates');
  await expect(page.getByText('Still looking through the lists…')).toBeVisible();
  await expect(chip(page, 'Possible duplicates …')).toBeChecked();
  await expect(chip(page, 'Active 4')).toBeVisible();
  const lift = backend.fail(APPLIED, { kind: 'json', status: 500, json: {} });
  answer();
  const said = page.getByText(
    'Only this list could be looked through: the other one could not be read.',
  );
  await expect(said).toBeVisible();
  await expect(chip(page, 'Possible duplicates 2')).toBeChecked();
  await expect(firmsIn(group(page, KAILASH))).toHaveCount(2);
  lift();
  const reads = timesSent(backend, MEMBERS);
  await button(page, 'Read again').click();
  await expect(chip(page, 'Possible duplicates 3')).toBeChecked();
  await expect(group(page, SHABNAM)).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(timesSent(backend, MEMBERS)).toBe(reads);
});

test('Needs attention says why of each firm, and its count follows the search', async ({
  page,
  backend,
}) => {
  const good = { name: 'Good', id: 1, mobile: '9415012345', email: 'good@silk.example' };
  const rows = [
    good,
    { ...good, id: 2, name: 'Landline', mobile: '0542-2310001' },
    { ...good, id: 3, name: 'Nine digits', mobile: '941501234', email: ' ' },
    { ...good, id: 4, name: ' ', email: 'nameless@silk.example' },
    { ...good, id: null, name: 'Silk without id' },
    {},
  ];
  backend.fail(MEMBERS, { kind: 'json', status: 200, json: rows });
  await page.goto('members?filter=attention');
  await expect(chip(page, 'Needs attention 5')).toBeChecked();
  const names = page.locator('tbody tr td:nth-child(3)');
  await expect(names).toHaveText([
    'LandlineNo mobile number that can be called',
    'Nine digitsNo mobile number that can be called · No e-mail',
    /No name$/,
    'Silk without idNo id: it cannot be opened or changed',
    '-No name · No id: it cannot be opened or changed · No mobile number that can be called · No e-mail',
  ]);
  await field(page, 'Search').fill('silk');
  await expect(chip(page, 'Needs attention 3')).toBeChecked();
  await expect(chip(page, 'All 4')).toBeVisible();
  await field(page, 'Search').fill('nine');
  await expect(names).toHaveText([/^Nine digits/]);
  await expect(chip(page, 'Possible duplicates 0')).toBeVisible();
  await expect(chip(page, 'Needs attention 1')).toBeChecked();
  await chip(page, 'All 1').check();
  // Elsewhere a row does not say it.
  await expect(names).toHaveText(['Nine digits']);
});

test('a list of nonsense breaks nothing: what can be read is compared, the rest is left in peace', async ({
  page,
  backend,
}) => {
  const long = 'काशी '.repeat(400).trim();
  const rows = [
    null,
    { id: '21', name: 'Text', mobile: 9839012345 },
    { id: 21, name: 'Text', mobile: 9839012345 },
    { id: 22, name: ['Array'], mobile: ['9839012345'], email: ['x@y.example'] },
    { id: 23, name: { a: 'Two numbers' }, mobile: ['9839012345', '9415012345'] },
    { id: [24], name: long, mobile: '+91 98390 12345', email: { to: 'X@Y.EXAMPLE' } },
    { id: -1, name: 'Minus', mobile: true, email: 7 },
    'text',
    [[]],
    {},
    {},
  ];
  for (const call of [MEMBERS, APPLIED] as const)
    backend.fail(call, { kind: 'json', status: 200, json: rows });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['members', 'new-members']) {
    await page.goto(`${path}?filter=duplicates&size=50`);
    // 21, 22, and the long name of each list, which have no id.
    await openSheet(page);
    await expect(chip(page, 'Possible duplicates 4')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(firmsIn(group(page, KAILASH))).toHaveCount(4);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(firmsIn(group(page, 'Same e-mail: x@y.example'))).toHaveCount(3);
    await expectReadable(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: long }).first().click();
    await expect(page.getByRole('dialog', { name: 'Member Details' })).toContainText(long);
    await button(page, 'Close').click();
  }
});
