import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { answerDialog, application, button, fillApplication, heading, rowOf } from '../screens';
import { firstRow, openNewRegistration } from './office';

const firm = application['Firm Name'];

async function apply(page: Page): Promise<void> {
  await page.goto('register');
  await fillApplication(page);
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
}

const notice = (page: Page) => page.getByRole('note');

test('Reset demo data reaches every tab', async ({ page, context }) => {
  await apply(page);
  await openNewRegistration(page);
  const second = await context.newPage();
  await second.goto('new-members');
  await expect(firstRow(second)).toContainText(firm);

  await button(second, 'Reset demo data').click();
  await answerDialog(second, 'Reset demo data', 'Reset');
  await expect(second).toHaveURL(/\/members\/$/);
  // The accounts are new as well: the other tab is signed out by itself.
  await expect(page).toHaveURL(/\/members\/login$/);

  await openNewRegistration(page);
  await expect(firstRow(page)).toBeVisible();
  await expect(rowOf(page, firm)).toHaveCount(0);
  await expect(page.getByText(/^Showing 1 to 10 of \d+ entries$/)).toBeVisible();
});

for (const [name, snapshot] of [
  ['of an older version', { version: 0, rows: {} }],
  ['that are broken', '{"version":1,"rows":'],
] as const) {
  test(`saved rows ${name} are seeded anew, and a notice says so`, async ({ page }) => {
    await apply(page);
    await saveSnapshot(page, typeof snapshot === 'string' ? snapshot : JSON.stringify(snapshot));

    await page.goto('login');
    await expect(notice(page)).toContainText(
      'The saved demo data could not be used any more, so the demo started afresh.',
    );
    await openNewRegistration(page);
    await expect(firstRow(page)).toBeVisible();
    await expect(rowOf(page, firm)).toHaveCount(0);
    await expect(notice(page)).not.toContainText('could not be used');
  });
}

/** Puts a text in place of the rows that the demo has saved. */
async function saveSnapshot(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('association-service');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('snapshot', 'readwrite');
          change.objectStore('snapshot').put(value, 'snapshot');
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    text,
  );
}

test('without IndexedDB the demo works in memory and says so', async ({ page, context }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await apply(page);
  await expect(notice(page)).toContainText(
    'This browser refuses to save the demo data: a reload starts afresh.',
  );
  // Without a reload, which would start afresh.
  await page.getByRole('link', { name: 'Already a member? Login' }).click();
  await button(page, 'Use demo admin').click();
  await button(page, 'Login').click();
  await page.getByRole('main').getByRole('link', { name: 'New Registration' }).click();
  await expect(heading(page, 'New Registration')).toBeVisible();
  await expect(firstRow(page)).toContainText(firm);
});

test('Export Full CSV gives a file', async ({ page }) => {
  await openNewRegistration(page);
  await page.goto('members');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Full CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('members.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFmembership,name,mobile,/);
  expect(text).toContain('1001,Jaiswal Silk Emporium,9415201101,');
  await expect(page).toHaveURL(/\/members\/members$/);
});
