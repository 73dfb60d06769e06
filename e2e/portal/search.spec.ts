import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { expectViewExported } from '../exportedView';
import { portalTest as test } from '../fixtures';
import { button, dialog, field, followMenu, heading, rowOf } from '../screens';
import { beSignedIn } from './people';
import { LINKS } from './queueOffice';

/** A search that hears: names that only sound like it are a second group, closed until somebody opens it. */

/** Two that hold "resham", in their order, and three that only sound like it, one of them paid and one processed. */
const HOLD = ['Resham Mahal', 'Kabir Resham'];
const SOUND = ['रेशम घर', 'Reshum & Sons', 'Reshem Bhandar'];

function addFirms({ store }: Backend): void {
  store.firms = [];
  const add = (firmName: string, rest: object = {}) =>
    store.addFirm({ firmName, mobile: '9415200000', ...rest });
  add('Resham Mahal', { mobile: '9839012345' });
  add('रेशम घर', { mobile: '+91 98390-12399' });
  add('Sarai Mohana Silks');
  add('Kabir Resham', { payment: 'paid', membership: null });
  add('Reshum & Sons', { payment: 'paid' });
  add('Reshem Bhandar', { payment: 'done', membership: 1500 });
}

const names = (page: Page): Promise<string[]> =>
  page.locator('tbody tr td:nth-child(3) button').allTextContents();

const sounding = (page: Page, count: number) => button(page, `Sounds like: ${count}`);

const BEGINS = 'These only sound like the search';

async function search(page: Page, text: string): Promise<void> {
  await field(page, 'Search').fill(text);
}

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  addFirms(backend);
});

test('the group is closed at first; a press opens it below the exact ones, and a new search closes it', async ({
  page,
}) => {
  await page.goto('new-members');
  await search(page, 'resham');
  await expect(sounding(page, 3)).toHaveAttribute('aria-expanded', 'false');
  expect(await names(page)).toEqual(HOLD);
  await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await expect(page.getByText(BEGINS)).toHaveCount(0);

  await sounding(page, 3).click();
  await expect(page.getByText('Showing 1 to 5 of 5 entries')).toBeVisible();
  expect(await names(page)).toEqual([...HOLD, ...SOUND]);
  // The line stands between both groups.
  expect(await page.locator('tbody tr').allTextContents()).toHaveLength(6);
  await expect(page.locator('tbody tr').nth(2)).toHaveText(BEGINS);
  await expect(page).toHaveURL(/\?q=resham&sounds=1$/);

  // In the other script the groups change places.
  await search(page, 'रेशम');
  await expect(sounding(page, 4)).toHaveAttribute('aria-expanded', 'false');
  expect(await names(page)).toEqual(['रेशम घर']);
  // Too short to be heard, and nothing that sounds like it: no group at all.
  for (const [text, shown] of [
    ['sarai', ['Sarai Mohana Silks']],
    ['sr', []],
    ['', [HOLD[0], SOUND[0], 'Sarai Mohana Silks', HOLD[1], SOUND[1], SOUND[2]]],
  ] as const) {
    await search(page, text);
    await expect(page.getByText(`of ${shown.length} entries`)).toBeVisible();
    expect(await names(page)).toEqual(shown);
    await expect(page.getByRole('button', { name: /^Sounds like/ })).toHaveCount(0);
  }
});

test('by the keyboard it opens and closes, and the focus stays on it', async ({ page }) => {
  await page.goto('new-members?q=resham');
  const group = sounding(page, 3);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 to 5 of 5 entries')).toBeVisible();
  await expect(group).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await expect(group).toBeFocused();
  // From the last of the rows the next stop is the group.
  await rowOf(page, 'Kabir Resham')
    .getByRole('button', { name: /^Delete/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(group).toBeFocused();
});

test('it stays open over a reload, View and Back, and an Edit of a firm that only sounds like it', async ({
  page,
}) => {
  await page.goto('members');
  await search(page, 'resham');
  await sounding(page, 1).click();
  await expect(rowOf(page, 'Reshem Bhandar')).toBeVisible();
  await expect(page).toHaveURL(/sounds=1$/);
  await page.reload();
  await expect(sounding(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'View Reshem Bhandar' }).click();
  await expect(field(page, 'Firm Name')).toHaveValue('Reshem Bhandar');
  await page.goBack();
  await expect(rowOf(page, 'Reshem Bhandar')).toBeVisible();

  await page.getByRole('link', { name: 'Edit Reshem Bhandar' }).click();
  for (const name of ['Address', 'Area']) await field(page, name).fill('Assi');
  await button(page, 'Update').click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/members\/members\?q=resham&sounds=1$/);
  await expect(sounding(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, 'Reshem Bhandar')).toContainText('Just changed');
});

test('export and "Choose all" take the exact ones, and the others only while the group is open', async ({
  page,
}) => {
  await page.goto('new-members');
  await search(page, 'resham');
  await expect(sounding(page, 3)).toBeVisible();
  const exported = await expectViewExported(page, 'new_members', 'csv');
  expect(exported.map(([, name]) => name)).toEqual(HOLD);
  await button(page, 'Choose all 2').click();
  await expect(page.getByText('2 of 2 chosen')).toBeVisible();
  // Opened, the choice is still of the two.
  await sounding(page, 3).click();
  await expect(page.getByText('2 of 5 chosen')).toBeVisible();
  await button(page, 'Choose all 5').click();
  await button(page, LINKS).click();
  const question = dialog(page, LINKS);
  await expect(question.getByRole('list', { name: 'What will be done' })).toContainText('रेशम घर');
  await question.getByRole('button', { name: 'Cancel' }).click();
  // Closed again, those who are not shown are not chosen.
  await sounding(page, 3).click();
  await expect(page.getByText('2 of 2 chosen')).toBeVisible();
  await button(page, LINKS).click();
  await expect(question).toBeVisible();
  await expect(question).not.toContainText('रेशम घर');
});

test('filter and sort hold for both groups, each in itself', async ({ page }) => {
  await page.goto('new-members?q=resham&sounds=1');
  await expect(page.getByRole('radio', { name: 'All 5' })).toBeChecked();
  await page.getByRole('button', { name: 'Firm Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=name\.asc/);
  expect(await names(page)).toEqual([
    'Kabir Resham',
    'Resham Mahal',
    'Reshem Bhandar',
    'Reshum & Sons',
    'रेशम घर',
  ]);
  await page.getByRole('radio', { name: 'paid 2' }).check();
  await expect(sounding(page, 1)).toBeVisible();
  expect(await names(page)).toEqual(['Kabir Resham', 'Reshum & Sons']);
  await page.getByRole('radio', { name: 'done 1' }).check();
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  // Nobody holds it here: the line still says what these are.
  await expect(page.locator('tbody tr').first()).toHaveText(BEGINS);
  await sounding(page, 1).click();
  await expect(page.getByText('No matching records found')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'done 0' })).toBeChecked();
});

test('a number is found with +91, 0, spaces and in Hindi digits, however it is stored', async ({
  page,
}) => {
  await page.goto('members');
  await followMenu(page, 'New Registration');
  await expect(heading(page, 'New Registration')).toBeVisible();
  for (const [typed, firm] of [
    ['9839012345', 'Resham Mahal'],
    ['+91 98390 12345', 'Resham Mahal'],
    ['098390-12345', 'Resham Mahal'],
    ['00919839012345', 'Resham Mahal'],
    ['९८३९०१२३४५', 'Resham Mahal'],
    ['9839012399', 'रेशम घर'],
    ['+919839012399', 'रेशम घर'],
    ['98390-12399', 'रेशम घर'],
  ] as const) {
    await search(page, typed);
    await expect(page.getByText('Showing 1 to 1 of 1 entries'), typed).toBeVisible();
    expect(await names(page), typed).toEqual([firm]);
    await expect(page.getByRole('button', { name: /^Sounds like/ })).toHaveCount(0);
    await search(page, '');
    await expect(page.getByText('of 6 entries')).toBeVisible();
  }
});
