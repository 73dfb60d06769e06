import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { configFor, portalTest as test } from '../fixtures';
import { holdFiles } from '../heldFiles';
import { answerDialog, button, dialog, heading, named, openSheet, sheet } from '../screens';
import type { Site } from '../site';
import { cards, NAMES, openList, ordinaryFirms } from './narrowLists';
import { beSignedIn, goToPlainFile } from './people';

/** The sheet that a list on a phone keeps its filters and tools in. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
});

test('the sheet filters, sorts, chooses and acts, and the button beside the search says so', async ({
  page,
  backend,
}) => {
  ordinaryFirms(backend);
  backend.store.addFirm({ firmName: 'Aa Paid', mobile: '9415201199', payment: 'paid' });
  await openList(page, 'new-members');
  const opener = page.getByRole('button', { name: /^Filter & more/ });
  const open = await openSheet(page);
  await open.getByLabel('Sort by').selectOption('Firm Name');
  await open.getByLabel('Direction').selectOption('Descending');
  await open.getByRole('radio', { name: 'pending 12' }).check();
  await open.getByLabel('Rows per page').selectOption('20');
  await expect(page).toHaveURL(/\?filter=pending&sort=name.desc&size=20$/);
  await open.getByRole('button', { name: 'Show 12 entries' }).click();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText(/pending · Firm Name ▼$/);
  await expect(cards(page)).toHaveCount(12);

  await page
    .getByRole('checkbox', { name: `Choose ${NAMES[0]}` })
    .first()
    .check();
  await expect(opener).toHaveText(/1 chosen/);
  await openSheet(page);
  await button(page, 'Send payment links').click();
  await answerDialog(page, 'Send payment links', 'Cancel');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await openSheet(page);
  await button(page, 'Import').click();
  await expect(dialog(page, 'Import Members')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await button(page, 'Close').click();
  await expect(opener).toBeFocused();
});

/** What is pressed in the sheet, and what comes by a script of its own. */
const coming = {
  Import: { files: /\/ImportMembersDialog-.*\.js$/, opens: 'Import Members' },
  'Send payment links': { files: /\/QueueDialog-.*\.js$/, opens: 'Send payment links' },
} as const;

for (const [name, { files, opens }] of Object.entries(coming))
  test(`until ${name} has come on a slow line, the sheet stands and says that it comes`, async ({
    page,
    backend,
  }) => {
    ordinaryFirms(backend);
    const release = await holdFiles(page, files);
    await openList(page, 'new-members');
    const open = await openSheet(page);
    await open.getByRole('button', { name: 'Choose all 12' }).click();
    await button(page, name).click();
    await expect(named(open, name)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(dialog(page, opens)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Filter & more/ })).toBeFocused();
  });

test('who closes the sheet while Import is on its way cannot open it over what comes', async ({
  page,
  backend,
}) => {
  ordinaryFirms(backend);
  const release = await holdFiles(page, coming.Import.files);
  await openList(page, 'new-members');
  const open = await openSheet(page);
  await open.getByRole('button', { name: 'Import' }).click();
  await open.getByRole('button', { name: 'Show 12 entries' }).click();
  const opener = page.getByRole('button', { name: /Filter & more/ });
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await opener.click();
  release();
  await expect(dialog(page, 'Import Members')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await button(page, 'Close').click();
  await expect(opener).toBeFocused();
});

test('a queue whose script does not come says so in the place of the sheet', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 404/);
  ordinaryFirms(backend);
  await page.route(coming['Send payment links'].files, (route) => route.fulfill({ status: 404 }));
  await openList(page, 'new-members');
  const open = await openSheet(page);
  await open.getByRole('button', { name: 'Choose all 12' }).click();
  await button(page, 'Send payment links').click();
  await answerDialog(page, 'Nothing was sent', 'OK');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Filter & more/ })).toBeFocused();
});

test('Escape in the menu of Export this view closes the menu alone', async ({ page, backend }) => {
  ordinaryFirms(backend);
  await openList(page, 'members');
  const open = await openSheet(page);
  await open.getByRole('button', { name: 'Export this view' }).click();
  const entry = page.getByRole('menuitem').first();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
});

test('at 400 % everything in the sheet can be reached', async ({ page, backend }) => {
  ordinaryFirms(backend);
  await openList(page, 'new-members');
  await page.setViewportSize({ width: 341, height: 160 });
  const open = await openSheet(page);
  for (const part of [
    open.getByRole('radio', { name: /^pending/ }),
    open.getByLabel('Rows per page'),
    button(page, 'Import'),
    button(page, 'Show 12 entries'),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
});

interface Order {
  readonly site: Site;
  readonly page: Page;
  readonly backend: Backend;
}

/** What may come while the sheet of New Registration is open, and what must hold then. */
const whileOpen: Readonly<Record<string, (order: Order) => Promise<void>>> = {
  'the list is read again': async ({ page, backend }) => {
    backend.store.addFirm({ firmName: 'Just come', mobile: '9415201199' });
    const reload = sheet(page).getByRole('button', { name: /Reload$/ });
    await reload.click();
    await expect(button(page, 'Show 13 entries')).toBeVisible();
    await expect(reload).toBeFocused();
  },
  'the list cannot be read': async ({ page, backend }) => {
    backend.fail('GET /api/newmembers', { kind: 'json', status: 500, json: {} });
    await sheet(page)
      .getByRole('button', { name: /Reload$/ })
      .click();
    await expect(page.getByText('The new registrations could not be loaded.')).toBeVisible();
    await button(page, 'Show 12 entries').click();
    await expect(cards(page)).toHaveCount(10);
  },
  'the window is turned': async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await button(page, 'Show 12 entries').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'pending 12' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Reload$/ })).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  },
  Back: async ({ page }) => {
    await page.goBack();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await page.getByRole('searchbox').fill('Alaipura');
    await expect(page.getByText('Showing 1 to 4 of 4 entries')).toBeVisible();
  },
  Escape: async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Filter & more/ })).toBeFocused();
  },
  'another tab signs out': async ({ page, site }) => {
    const other = await page.context().newPage();
    await goToPlainFile(other, site);
    await other.evaluate(() => localStorage.clear());
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Email').fill('office@example.org');
  },
};

for (const [name, come] of Object.entries(whileOpen))
  test(`while the sheet is open: ${name}`, async ({ page, site, backend, tolerate }) => {
    if (name === 'the list cannot be read') tolerate(/status of 500/);
    ordinaryFirms(backend);
    await page.goto('admin');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /New Registration/ })
      .first()
      .click();
    await expect(cards(page).first()).toBeVisible();
    await openSheet(page);
    await come({ page, site, backend });
  });

test('while the sheet is open: the session ends with the list that is read again', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/status of 401/);
  site.config = configFor(backend, { sendTokenOnLists: true });
  await openList(page, 'new-members');
  const open = await openSheet(page);
  backend.fail('GET /api/newmembers', { kind: 'json', status: 401, json: {} }, 1);
  await open.getByRole('button', { name: /Reload$/ }).click();
  await answerDialog(page, 'Authentication Failed', 'OK');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
