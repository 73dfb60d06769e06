import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { openImport, withoutArea } from '../importFiles';
import { button, chooseAll, dialog, expectNoSidewaysScroll, field, swappedIn } from '../screens';
import { desk, expectReached, haveWindow, outOfReach, windowsFor } from './lowWindows';
import { NUMBERS, onlyApplied } from './bulkRunOffice';

/**
 * Dialogs that are higher than a low window, the highest of each kind. Each is opened on a desktop, then the window becomes
 * low.
 */
interface LowDialog {
  readonly name: string;
  /** Opens it; the dialog before it in the same list is still open. */
  readonly open: (page: Page, backend: Backend) => Promise<void>;
  /** The last element of the dialog. */
  readonly last: (page: Page) => Locator;
}

const rows = withoutArea(60);

const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });
const start = inDialog('Start Import');

/** Dialogs that follow each other on one page. The one with unsaved changes comes last. */
const dialogs: Readonly<Record<string, readonly LowDialog[]>> = {
  'the lists': [
    {
      name: 'its filters',
      open: async (page, backend) => {
        onlyApplied(backend, 'pending', 3);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto('new-members');
        await page.getByRole('button', { name: /^Filter & more/ }).click();
      },
      last: (page) => page.getByRole('dialog').getByRole('button').last(),
    },
    {
      name: 'the order of numbers',
      open: async (page, backend) => {
        onlyApplied(backend, 'paid', 30);
        await page.goto('new-members');
        await chooseAll(page);
        await button(page, NUMBERS).click();
      },
      last: inDialog('Generate 30 numbers'),
    },
    {
      name: 'the rows to mend',
      open: async (page) => {
        await page.goto('members');
        await openImport(page, rows);
        await expect(page.getByRole('textbox', { name: 'Area, row 51' })).toBeAttached();
      },
      last: start,
    },
    {
      name: 'the columns of the file',
      open: async (page) => {
        await button(page, 'Columns').click();
        await expect(page.getByRole('combobox', { name: /area/ })).toBeAttached();
      },
      last: start,
    },
  ],
  'one firm': [
    {
      name: 'the question of two changes',
      open: async (page, backend) => {
        await page.goto('member-edit/311');
        for (const [label, text] of Object.entries({ Area: 'Lanka', Address: 'Typed' }))
          await field(page, label).fill(text);
        const firm = backend.store.firm(311);
        if (firm !== null) Object.assign(firm, { area: 'Kamachha', address: 'Theirs '.repeat(30) });
        await button(page, 'Update').click();
        await expect(dialog(page, 'Someone else changed the same details')).toBeVisible();
      },
      last: inDialog('Update'),
    },
    {
      name: 'the sign-in over the screen',
      open: async (page, backend) => {
        await page.keyboard.press('Escape');
        backend.store.tokens.clear();
        await button(page, 'Update').click();
        await expect(dialog(page, 'Authentication Failed')).toBeVisible();
      },
      last: inDialog('Leave without saving'),
    },
  ],
};

// The screens themselves: everyScreen.spec.ts.

for (const [of, row] of Object.entries(dialogs))
  test(`the dialogs of ${of} are reachable in a low window, also with large text`, async ({
    office: page,
    backend,
    allowConsoleLine,
  }) => {
    test.slow();
    allowConsoleLine(/status of 401/);
    for (const [index, { name, open, last }] of row.entries())
      await test.step(name, async () => {
        await haveWindow(page, desk);
        await open(page, backend);
        for (const low of windowsFor(index)) {
          await haveWindow(page, low);
          expect.soft(await outOfReach(page.getByRole('dialog').last()), low.name).toEqual([]);
          for (const how of ['wheel', 'touch'] as const) await expectReached(page, last(page), how);
          await expectNoSidewaysScroll(page);
        }
      });
  });

test('the column choices of an imported file stay visible in a low window', async ({
  office: page,
}) => {
  await page.setViewportSize({ width: 911, height: 417 });
  await page.goto('members');
  await openImport(page, rows);
  await expect(page.getByRole('radio', { name: /^Needs fixing/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Area, row 51' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Remarks' })).toBeInViewport();
});

test('menus, the sidebar and a message fit a low window, also with large text', async ({
  office: page,
}) => {
  test.slow();
  for (const low of windowsFor(0))
    await test.step(low.name, async () => {
      await haveWindow(page, low);
      await page.goto('members');
      await swappedIn(page);
      await button(page, 'Account').click();
      await expectMenuInReach(page);
      await pressFarDown(page, page.getByRole('button', { name: /^More actions for / }).first());
      await expectMenuInReach(page);
      await pressFarDown(page, page.getByRole('button', { name: /^(Active|Inactive): / }).first());
      await expect(button(page, 'Undo')).toBeVisible();
      // The text is the live region, and its buttons are beside it.
      const notice = page
        .getByRole('status')
        .filter({ hasText: / is now / })
        .locator('..');
      expect.soft(await outOfReach(notice)).toEqual([]);
      await button(page, 'Undo').click();
      // The page is not left before the answer.
      const isBusy = page.locator('tbody [aria-busy="true"]');
      await expect(isBusy).toHaveCount(0);
      await page.getByRole('banner').getByRole('button', { name: 'Main menu' }).click();
      expect.soft(await outOfReach(dialog(page, 'Main menu'))).toEqual([]);
    });
});

/** Presses a control after scrolling to it, once the link to the top is there: appearing over a control, it would end a press. */
async function pressFarDown(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const isFarDown = await page.evaluate(() => scrollY >= 400);
  await expect(page.getByRole('link', { name: 'Scroll to top' })).toHaveCount(isFarDown ? 1 : 0);
  await control.click();
}

async function expectMenuInReach(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await outOfReach(page.getByRole('menu'))).toEqual([]);
  await page.keyboard.press('Escape');
}
