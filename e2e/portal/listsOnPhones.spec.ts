import { expect } from '@playwright/test';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, expectNoSidewaysScroll, heading, rowOf, sheet } from '../screens';
import {
  boxesOf,
  cards,
  FINGER,
  inHindi,
  lists,
  openList,
  ordinaryFirms,
  smallTargets,
} from './narrowLists';
import { beSignedIn } from './people';
import { sent } from './wire';

/** Both lists on a phone. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
});

for (const language of ['en', 'hi'])
  for (const path of lists)
    test(`${path} on a phone, in ${language}: five firms in sight, the first at 150 px, each thing as large as a finger`, async ({
      page,
      backend,
    }) => {
      ordinaryFirms(backend);
      if (language === 'hi') await inHindi(page);
      await openList(page, path);
      const boxes = await boxesOf(cards(page));
      expect(boxes).toHaveLength(10);
      expect(boxes[0]?.top).toBeLessThanOrEqual(150);
      expect(boxes.filter(({ bottom }) => bottom <= 740).length).toBeGreaterThanOrEqual(5);
      expect((boxes.at(-1)?.bottom ?? 9999) - (boxes[0]?.top ?? 0)).toBeLessThanOrEqual(1000);
      expect(await smallTargets(page)).toEqual([]);
      await expectNoSidewaysScroll(page);

      const search = page.getByRole('searchbox');
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect(search).toBeInViewport({ ratio: 1 });
      await page.locator('[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });

test('while a list is on its way the footer is where it will be: out of sight', async ({
  page,
  backend,
}) => {
  const letThrough = backend.fail('GET /api/newmembers', { kind: 'hang' });
  await page.goto('new-members');
  await expect(page.getByRole('main').getByText('Loading...')).toBeInViewport();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  letThrough();
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
});

test('an address takes the sixth firm from the screen, not the fifth', async ({
  page,
  backend,
}) => {
  ordinaryFirms(backend, { email: 'office@banarasivastra.example' });
  await openList(page, 'members');
  const boxes = await boxesOf(cards(page));
  expect(boxes.filter(({ bottom }) => bottom <= 740)).toHaveLength(5);
});

test('a card says what the firm has, and nothing of what it has not', async ({ page, backend }) => {
  const { store } = backend;
  store.firms = [];
  const member = { applied: false, payment: 'done' } as const;
  store.addFirm({
    ...member,
    firmName: 'All',
    mobile: '9415201101',
    membership: 7,
    email: 'a@b.in',
  });
  store.addFirm({ ...member, firmName: 'Little', mobile: '9415201102' });
  await openList(page, 'members?filter=attention');
  await expect(rowOf(page, 'Little')).toContainText('No e-mail');
  await page.getByRole('button', { name: /^Filter & more/ }).click();
  await sheet(page).getByRole('radio', { name: /^All/ }).check();
  await sheet(page).getByRole('button', { name: 'Show 2 entries' }).click();
  for (const text of ['7', '9415201101', 'a@b.in'])
    await expect(rowOf(page, 'All').getByText(text, { exact: true })).toBeVisible();
  const said = (firm: string) =>
    rowOf(page, firm)
      .locator('td[data-label="Email"]')
      .evaluate((cell) => cell.checkVisibility() && getComputedStyle(cell, '::before').content);
  expect(await said('All')).toContain('Email');
  expect(await said('Little')).toBe(false);
  await expect(rowOf(page, 'Little').getByText('Not Available')).toHaveCSS(
    'clip-path',
    'inset(50%)',
  );
});

test('the call is one tap, and ⋯ holds what the card has no room for', async ({ page }) => {
  await openList(page, 'members');
  const firm = 'Ansari Handloom House';
  await expect(page.getByRole('link', { name: `Call ${firm}` })).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  );
  const more = button(page, `More for ${firm}`);
  for (const [entry, title] of [
    ['View', 'View Member'],
    ['Edit', 'Edit Member'],
  ] as const) {
    await more.click();
    const found = page.getByRole('menuitem', { name: entry });
    expect((await found.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER);
    await found.click();
    await expect(heading(page, title)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Members')).toBeVisible();
  }
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await answerDialog(page, `Delete ${firm}`, 'Cancel');
  await expect(more).toBeFocused();
});

test('a list without rows says so in one line', async ({ page, backend }) => {
  backend.store.firms = [];
  await openList(page, 'members');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const said = await page.getByText('No matching records found').boundingBox();
    expect(said?.width, `${width} px`).toBeGreaterThan(300);
  }
});

test('a status that was tapped looks as before', async ({ page, backend }) => {
  ordinaryFirms(backend);
  await openList(page, 'members');
  const badge = cards(page).first().getByRole('button', { name: 'Active' });
  await badge.hover();
  await expect(badge).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});

test('Previous and Next stand at both edges, what is shown between them', async ({
  page,
  backend,
}) => {
  ordinaryFirms(backend);
  await openList(page, 'members');
  await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeHidden();
  await button(page, 'Next').click();
  await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible();
  await expect(button(page, 'Next')).toBeDisabled();
  // However little stands between them.
  await page.getByRole('searchbox').fill('no firm is called this');
  await button(page, 'हिन्दी').click();
  await expect(page.getByText('कोई मेल नहीं मिला')).toBeVisible();
  const table = await page.getByRole('region').boundingBox();
  const next = await button(page, 'अगला').boundingBox();
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBeCloseTo((table?.x ?? 0) + (table?.width ?? 0), 0);
});

/** What the next answer makes of the firm whose ⋯ is open. */
const meanwhile: Readonly<Record<string, (backend: Backend) => void>> = {
  'stands elsewhere': ({ store }) => {
    store.firms = store.firms.toReversed();
  },
  'has paid': ({ store }) => {
    for (const firm of store.firms) if (firm.firmName === 'Firm 2') firm.payment = 'paid';
  },
  'is gone': ({ store }) => {
    store.firms = store.firms.filter(({ firmName }) => firmName !== 'Firm 2');
  },
};

for (const [name, change] of Object.entries(meanwhile))
  test(`a firm whose ⋯ is open ${name}: no entry of the menu is another firm's`, async ({
    page,
    backend,
  }) => {
    backend.store.firms = [];
    for (const place of [1, 2, 3, 4])
      backend.store.addFirm({ firmName: `Firm ${place}`, mobile: '9415201101' });
    await openList(page, 'new-members');
    const lift = backend.fail('DELETE /api/members/{id}', { kind: 'hang' }, 1);
    await button(page, 'More for Firm 4').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await answerDialog(page, 'Delete Firm 4', 'Delete');
    await button(page, 'More for Firm 2').click();
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused();
    change(backend);
    lift();
    await expect(rowOf(page, 'Firm 4')).toHaveCount(0);
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    if (name === 'is gone') await expect(entry).toHaveCount(0);
    else {
      await entry.click();
      await answerDialog(page, 'Delete Firm 2', 'Cancel');
      await expect(button(page, 'More for Firm 2')).toBeFocused();
    }
    expect(sent(backend).filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });
