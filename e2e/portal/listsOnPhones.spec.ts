import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { twoFrames } from '../faults/moves';
import { configFor, portalTest as test } from '../fixtures';
import {
  answerDialog,
  button,
  dialog,
  expectNoSidewaysScroll,
  heading,
  openSheet,
  rowOf,
  sheet,
  takenOver,
} from '../screens';
import type { Site } from '../site';
import { beSignedIn, goToPlainFile } from './people';
import { sent } from './wire';

/** Both lists where they have no room for their columns: a phone, a tablet, a window beside the sidebar (product §2 item 9). */

const lists = ['members', 'new-members'] as const;

/** As large as a finger (rule F12). */
const FINGER = 44;

const NAMES = ['Jaiswal Silk Emporium', 'श्री विश्वनाथ साड़ी भंडार', 'Alaipura Handloom Works'];

/** Twelve firms in each list, as most of them are: with a number in Members, a mobile, and not more. */
function ordinaryFirms({ store }: Backend, rest: object = {}): void {
  store.firms = [];
  for (let place = 0; place < 12; place += 1) {
    const known = { firmName: `${NAMES[place % 3]}`, mobile: `94152011${10 + place}`, ...rest };
    store.addFirm({ ...known, applied: false, payment: 'done', membership: 1001 + place });
    store.addFirm(known);
  }
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
});

const cards = (page: Page): Locator => page.locator('tbody tr');

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await expect(cards(page).first()).toBeVisible();
}

const inHindi = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('language', 'hi'));

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    }),
  );

/** What is pressed on the screen of a list and is smaller than a finger; a box is pressed by its whole label. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(button, a[href], label:has(input), select), dialog :is(button, a, select)')
    .evaluateAll(
      (targets, least) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => ({ target, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < least || box.height < least)
          .map(({ target, box }) => `${target.outerHTML}: ${box.width} × ${box.height}`),
      FINGER,
    );

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
  const little = await rowOf(page, 'Little').innerText();
  expect(little).not.toMatch(/Not Available|Email/);
  await expect(rowOf(page, 'Little').getByRole('cell')).toHaveCount(6);
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

/** Whether the rows need more than the room they have, and how far the last column goes. */
const roomOf = (page: Page) =>
  page.getByRole('region').evaluate((box) => ({
    over: box.scrollWidth - box.clientWidth,
    ends: Math.max(
      ...[...box.querySelectorAll('td *')].map((x) => x.getBoundingClientRect().right),
    ),
    lines: Math.max(
      ...[...box.querySelectorAll('td[data-label] button')].map(
        (name) => name.getBoundingClientRect().height / 21,
      ),
    ),
  }));

for (const path of lists)
  test(`from a tablet to a small window nothing of ${path} lies off the edge, beside the menu neither`, async ({
    page,
    backend,
  }) => {
    ordinaryFirms(backend, { email: 'vishwanath@banarasivastra.example' });
    const { store } = backend;
    store.addFirm({ firmName: 'Assi Ghat Brocades', mobile: '9415201101', payment: 'paid' });
    store.addFirm({ firmName: 'Done', mobile: '9415201101', payment: 'done', membership: 2000 });
    await openList(page, `${path}?size=20`);
    for (const language of ['English', 'हिन्दी']) {
      for (const menu of ['closed', 'open']) {
        if (menu === 'open') await page.getByRole('banner').getByRole('button').first().click();
        for (const width of [640, 768, 900, 967, 968, 1000, 1024, 1100, 1280]) {
          // Narrower ones are covered by the menu.
          if (menu === 'open' && width < 768) continue;
          await page.setViewportSize({ width, height: 800 });
          await twoFrames(page);
          const { over, ends, lines } = await roomOf(page);
          const where = `${language}, the menu ${menu}, ${width} px`;
          expect.soft(over, where).toBeLessThanOrEqual(0);
          expect.soft(ends, where).toBeLessThanOrEqual(width);
          expect.soft(lines, where).toBeLessThanOrEqual(4);
        }
        if (menu === 'open') {
          await page.setViewportSize({ width: 1000, height: 800 });
          await page.getByRole('banner').getByRole('button').first().click();
        }
      }
      if (language === 'English') await button(page, 'हिन्दी').click();
    }
  });

for (const path of lists)
  test(`what is pressed in ${path} on a tablet is as large as a finger`, async ({
    page,
    backend,
  }) => {
    ordinaryFirms(backend);
    backend.store.addFirm({ firmName: 'Aa Paid', mobile: '9415201199', payment: 'paid' });
    await openList(page, path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await twoFrames(page);
      expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
    }
  });

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  for (const path of lists)
    test(`the ten firms of a page of ${path} and the pager stand in sight`, async ({
      page,
      backend,
    }) => {
      ordinaryFirms(backend);
      await openList(page, path);
      await expect(cards(page)).toHaveCount(10);
      await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });
    });
});

test('where there is room, a firm that cannot be reached has no ⋯, and no row a call of its own', async ({
  page,
  backend,
}) => {
  backend.store.firms = [];
  backend.store.addFirm({ firmName: 'Silent', mobile: '' });
  backend.store.addFirm({ firmName: 'Heard', mobile: '9415201101' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page, 'new-members');
  await expect(page.getByRole('link', { name: 'View Silent' })).toBeVisible();
  await expect(button(page, 'More for Silent')).toBeHidden();
  await expect(button(page, 'More for Heard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Heard' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filter & more/ })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, 'More for Silent').click();
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete']);
});
