import { expect, type Locator, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { csvOf, openImport } from '../importFiles';
import {
  answerDialog,
  button,
  dialog,
  field,
  heading,
  named,
  pressIdle,
  pressInAccount,
  pressInMenu,
  rowOf,
  saveUpdate,
} from '../screens';
import { expectTally, idsOf } from './bulkRunOffice';
import { officeForm } from './editForms';
import { expectContract, timesSent } from './wire';

/* What was done on this computer, brought back with the everyday parts (rules H1 to H5), in the browser's real storage. */

const FIRM = 'Ansari Handloom House';

/** The clicks of a person since the job began. */
const clicksOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('clicks')));

async function countClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ detail }) => {
        const before = Number(sessionStorage.getItem('clicks'));
        if (detail > 0) sessionStorage.setItem('clicks', String(before + 1));
      },
      { capture: true },
    );
  });
}

const line = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

const openRecentChanges = async (page: Page): Promise<void> => {
  await pressInAccount(page, 'Recent changes (this computer)');
  await expect(heading(page, 'Recent changes')).toBeVisible();
};

/** On a phone the row's actions are in its menu. */
async function pressDelete(page: Page, firm: string, isPhone: boolean): Promise<void> {
  if (!isPhone) return button(page, `Delete ${firm}`).click();
  await pressInMenu(page, 'Delete', firm);
}

for (const { width, height, isPhone, clicks } of [
  { width: 1280, height: 800, isPhone: false, clicks: { bringBack: 6, takeBack: 8, undo: 5 } },
  { width: 360, height: 740, isPhone: true, clicks: { bringBack: 7, takeBack: 8, undo: 5 } },
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a deleted firm is imported again', async ({ office: page, backend }) => {
      await countClicks(page);
      await page.goto('members');
      await pressDelete(page, FIRM, isPhone);
      await answerDialog(page, `Delete ${FIRM}`, 'Delete');
      await expect(rowOf(page, FIRM)).toHaveCount(0);
      // The record is read before it is gone.
      expect(
        backend.log.filter(({ path }) => path.endsWith('/311')).map(({ method }) => method),
      ).toEqual(['GET', 'DELETE']);
      await page.getByRole('link', { name: 'Recent changes' }).click();
      await expect(line(page, FIRM)).toContainText('9450098765');

      await page.reload();
      await pressIdle(button(page, `Import again: ${FIRM}`));
      const window = dialog(page, 'Import Members');
      await expect(window.getByText('Rows in the file: 1 · Nothing to fix')).toBeVisible();
      await named(window, 'Start Import').click();
      await expect(window.getByText('Inserted')).toBeVisible();
      await named(window, 'Close').click();
      expect(await clicksOf(page)).toBe(clicks.bringBack);
      expect(timesSent(backend, 'POST /api/import/members')).toBe(1);
      const back = backend.store.firms.find(({ firmName }) => firmName === FIRM);
      expect(back?.id).toBeGreaterThan(311);
      expect(back).toMatchObject({ area: 'Jaitpura' });
      expectContract(backend);
    });

    test('a wrong import of 12 firms is taken back', async ({ office: page, backend }) => {
      const before = backend.store.firms.length;
      await page.goto('new-members');
      const numbers = Array.from({ length: 12 }, (_, at) => at + 10);
      await openImport(
        page,
        csvOf(numbers.map((at) => [`Wrong firm ${at}`, `94150123${at}`, `House ${at}`, 'Assi'])),
      );
      const window = dialog(page, 'Import Members');
      await expect(window.getByText('Rows in the file: 12 · Nothing to fix')).toBeVisible();
      await button(page, 'Start Import').click();
      await expect(window.getByText('Inserted')).toBeVisible();
      await named(window, 'Close').click();
      await countClicks(page);
      await page.reload();

      await openRecentChanges(page);
      await button(page, 'Show new firms: members.csv').click();
      await expect(heading(page, 'New Registration')).toBeVisible();
      await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
      expect(decodeURIComponent(page.url())).toMatch(/filter=new:\d+-\d+:members\.csv$/);
      if (isPhone) await page.getByRole('button', { name: /^Filter & more/ }).click();
      else await page.getByRole('checkbox', { name: 'Choose this page' }).check();
      await button(page, 'Choose all 12').click();
      await pressIdle(named(page, 'Delete'));
      const run = dialog(page, 'Delete');
      await expect(named(run, 'Delete 12 firms')).toBeDisabled();
      await run.getByRole('textbox').fill('12');
      await named(run, 'Delete 12 firms').click();
      await expectTally(page, 'Delete', { 'Firm deleted': 12 });
      await named(run, 'Close').click();
      expect(await clicksOf(page)).toBe(clicks.takeBack);
      expect(idsOf(backend, 'DELETE /api/members/{id}')).toHaveLength(12);
      expect(backend.store.firms).toHaveLength(before);
      // Each of them can be brought back.
      await openRecentChanges(page);
      await expect(page.getByRole('button', { name: /^Import again: Wrong firm/ })).toHaveCount(12);
      expectContract(backend);
    });

    test('an edit is undone', async ({ office: page, backend }) => {
      await countClicks(page);
      const area = () => backend.store.firm(311)?.area;
      const old = area() ?? '';
      const update = async () => {
        await saveUpdate(page);
        await expect(heading(page, 'Members')).toBeVisible();
      };
      await page.goto(officeForm.path);
      await field(page, 'Area').fill('Lanka');
      await update();
      await page.evaluate(() => sessionStorage.removeItem('clicks'));
      await openRecentChanges(page);
      await expect(line(page, FIRM)).toContainText(`Area: ${old} →changed to Lanka`);
      await button(page, `Edit with the old values: ${FIRM}`).click();
      await expect(field(page, 'Area')).toHaveValue(old);
      await expect(page.getByText('Old value, not saved yet')).toBeVisible();
      expect(area()).toBe('Lanka');
      await update();
      expect(await clicksOf(page)).toBe(clicks.undo);
      expect(area()).toBe(old);
    });
  });
