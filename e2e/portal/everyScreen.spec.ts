import { expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import { goWithin } from '../faults/moves';
import { configFor, portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import {
  answerDialog,
  button,
  dialog,
  expectNoSidewaysScroll,
  field,
  followMenu,
  heading,
  named,
  openRowMenu,
  openSheet,
  pressInMenu,
  pressTool,
  swappedIn,
} from '../screens';
import { haveWindow, outOfReach, phone, windowsFor } from './lowWindows';
import { beSignedIn } from './people';
import { screensOf, viewers } from './routeTable';

// Every screen with names that cannot break (rule F12): no wider than the window, everything within reach in a low window with
// large letters, and every control large enough for a thumb.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const word = (length: number, letters = 'Wm') => letters.repeat(length).slice(0, length);
const MANY_WORDS = 'Kashi Vishwanath Banarasi Silk Brocade '.repeat(5);
/** Wider than any window. Before a release as long as real nonsense, which takes long to draw. */
const ENDLESS = everyCombination ? 5000 : 500;
/** A nonsense name in Devanagari and Latin, with many words and one endless word. */
const NAME = `${word(60, 'क्ष्म्यस्थी')} ${word(60)} ${MANY_WORDS}${word(ENDLESS)}`;

/** One width per layout; before a release also a common phone. Every screen is drawn in the last one. */
const widths = everyCombination ? [320, 360, 768, 1280] : [320, 768, 1280];

/**
 * Controls that a thumb cannot hit: smaller than 24 × 24 px, with another control within 24 px of their centre (WCAG 2.5.8,
 * with its exceptions for spacing and for links in a sentence).
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SIZE = 24;
    const pressed = [
      'a[href], button, input, select, textarea, summary',
      '[role="button"], [role="menuitem"], [role="tab"], [tabindex="0"]',
    ].join();
    const boxes = [...document.querySelectorAll(pressed)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const inSentence =
          target instanceof HTMLAnchorElement &&
          getComputedStyle(target).display === 'inline' &&
          target.parentElement?.textContent.trim() !== target.textContent.trim();
        return !inSentence && target.closest('[aria-hidden="true"]') === null;
      })
      .map((target) => {
        // The label of a box, the frame of a field and the entry around a link can be pressed as well.
        const box = (
          target.closest(
            'label, .ant-input-affix-wrapper, .ant-select, .ant-menu-item, [role="menuitem"]',
          ) ?? target
        ).getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent;
        return {
          name: `${target.tagName} ${name}`,
          box,
          small: box.width < SIZE || box.height < SIZE,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        };
      });
    return boxes
      .filter(({ small, box, x, y }) => {
        const hasNeighbour = boxes.some((other) => {
          // Both are in the same label or frame.
          if (other.box.x === box.x && other.box.y === box.y) return false;
          const right = Math.max(other.box.left - x, 0, x - other.box.right);
          const down = Math.max(other.box.top - y, 0, y - other.box.bottom);
          const middles = Math.hypot(other.x - x, other.y - y);
          return Math.hypot(right, down) < SIZE / 2 || (other.small && middles < SIZE);
        });
        return small && hasNeighbour;
      })
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`);
  });

/** What a control names as its menu, list or panel, but is not on the page. */
const missingTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-controls', 'aria-owns', 'aria-activedescendant'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => element.getAttribute(attribute)?.split(' ') ?? [])
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute}: ${id}`),
    ),
  );

/** Checks what has opened, on a phone and in further windows. */
async function expectFits(page: Page, further: readonly number[] = []): Promise<void> {
  expect(await tooSmall(page)).toEqual([]);
  expect(await missingTargets(page)).toEqual([]);
  for (const width of [...further, 320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
}

async function registrationWithAllRows(page: Page): Promise<void> {
  await goWithin(page, '/register');
  for (let row = 2; row <= 5; row += 1) await button(page, 'Add').click();
  await expect(field(page, 'Representative Name-5')).toBeVisible();
  await expectFits(page);
}

async function profileWhileEdited(page: Page): Promise<void> {
  await goWithin(page, '/profile_edit');
  await button(page, 'Edit').click();
  await expect(field(page, 'Firm Name')).toBeVisible();
  await expectFits(page);
}

async function menus(page: Page): Promise<void> {
  await goWithin(page, '/new-members');
  await openSheet(page);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await openRowMenu(page);
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeVisible();
  await expectFits(page);
  await page.keyboard.press('Escape');
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expectFits(page, [1280]);
  await page.keyboard.press('Escape');
}

async function dialogs(page: Page): Promise<void> {
  for (const [open, title, close] of [
    [() => named(page, 'Send Now').click(), 'Payment link for', 'Cancel'],
    [() => pressInMenu(page, 'Delete'), 'Delete', 'Cancel'],
    [() => button(page, NAME).first().click(), 'Member Details', 'Close'],
  ] as const) {
    await open();
    await expect(dialog(page, title)).toBeVisible();
    await expectFits(page, [1280]);
    await answerDialog(page, title, close);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Main menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expectFits(page);
}

/** The login page of a person who is logged in already. */
async function signedInAs(page: Page): Promise<void> {
  await goWithin(page, '/login');
  await expect(page.getByRole('alert')).toContainText(`Signed in as ${NAME}`);
  await expectFits(page, [1280]);
}

async function noticeAfterDelete(page: Page): Promise<void> {
  await goWithin(page, '/new-members');
  await pressInMenu(page, 'Delete');
  await answerDialog(page, 'Delete', 'Delete');
  await expect(button(page, 'Close')).toBeInViewport();
  await goWithin(page, '/recent-changes');
  await expect(page.getByRole('main').getByText(NAME).first()).toBeVisible();
  await expectFits(page, [1280]);
  await button(page, 'Close').click();
}

async function importWithPreview(page: Page): Promise<void> {
  await followMenu(page, 'Registered Members');
  await expect(heading(page, 'Members')).toBeVisible();
  await pressTool(page, 'Import');
  await expect(dialog(page, 'Import Members')).toBeVisible();
  await expectFits(page);
  const file = csvOf([['Assi Brocades', 'nine', 'B 1/2, Assi', 'Assi']]);
  await field(page, 'File (.csv or .xlsx)').setInputFiles(file);
  await button(page, 'All cells of row 2').click();
  await expect(field(page, 'Area, row 2')).toBeVisible();
  await expectFits(page);
}

/** What opens on the screens of each person. */
const further = {
  visitor: [registrationWithAllRows],
  member: [profileWhileEdited, signedInAs],
  admin: [menus, dialogs, importWithPreview, noticeAfterDelete],
} as const;

/** Replaces the name that the login has stored. */
const beCalled = (page: Page, name: string) =>
  page.addInitScript((long) => {
    if (localStorage.getItem('token') === null) return;
    localStorage.setItem('user_name', long);
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify(Object.assign({}, user, { name: long })));
  }, name);

for (const viewer of viewers)
  test(`every screen of the ${viewer} fits its window, and a thumb reaches everything on it`, async ({
    page,
    site,
    backend,
  }) => {
    test.slow();
    site.config = configFor(backend, {
      association: {
        name: NAME.slice(0, 200),
        shortName: NAME.slice(0, 60),
        registrationNumber: NAME.slice(0, 60),
        address: NAME.slice(0, 200),
        phone: word(60),
        email: `${word(60)}@example.org`,
      },
    });
    for (const firm of backend.store.firms)
      Object.assign(firm, {
        firmName: NAME,
        address: NAME,
        area: NAME,
        email: `${word(ENDLESS)}@example.org`,
        representatives: firm.representatives.map((one) => ({ ...one, name: NAME })),
      });
    if (viewer !== 'visitor') {
      await beSignedIn(page, { backend, site }, viewer);
      await beCalled(page, NAME);
    }
    await page.goto('payment/failed');
    await swappedIn(page);
    const main = page.getByRole('main');
    for (const [place, { path, heading: title, whole }] of screensOf(viewer).entries())
      await test.step(path, async () => {
        await haveWindow(page, phone);
        await goWithin(page, path);
        await expect(heading(page, title)).toBeVisible();
        // The text that shows that some screens are complete is the name, which is another one here.
        const there = main.getByText(whole).or(main.getByText(word(60)));
        await expect(there.first()).toBeVisible();
        expect.soft(await tooSmall(page)).toEqual([]);
        expect.soft(await missingTargets(page)).toEqual([]);
        for (const width of place % 2 === 0 ? widths : widths.toReversed()) {
          await page.setViewportSize({ width, height: 640 });
          await expectNoSidewaysScroll(page);
        }
        for (const low of windowsFor(place)) {
          await haveWindow(page, low);
          await expectNoSidewaysScroll(page);
          expect.soft(await outOfReach(page.locator('body')), low.name).toEqual([]);
        }
      });
    await haveWindow(page, phone);
    for (const look of further[viewer]) await test.step(look.name, () => look(page));
  });

test('no alert makes a screen wider, nor a provider’s message, nor the bad-configuration page', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'unknownRole');
  await page.goto('login');
  const title = page.getByText('This account has no access here.');
  await expect(title).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    // The button does not squeeze the text of the alert.
    expect((await title.boundingBox())?.width).toBeGreaterThan(150);
  }

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`payment/success?msg=${word(10_240)}`);
  await expect(heading(page, word(200))).toBeVisible();
  await expectNoSidewaysScroll(page);

  const body = JSON.stringify({ [word(300)]: 1, apiBaseUrl: MANY_WORDS + word(120) });
  site.config = { status: 200, contentType: 'application/json', body };
  await page.goto('login');
  await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});
