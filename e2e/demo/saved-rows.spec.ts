import { expect, type Page } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import {
  answerDialog,
  application,
  button,
  field,
  fillApplication,
  logOut,
  rowOf,
  takenOver,
} from '../screens';
import { firstRow, followLoginLink, openNewRegistrationHere } from './office';

const firm = application['Firm Name'];

/** From the registration form. */
async function apply(page: Page): Promise<void> {
  await takenOver(page);
  await fillApplication(page);
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
}

/** Of how many people this browser remembers applications (rule Q7). */
const rememberedPeople = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('office-memory');
        opening.addEventListener('success', () => {
          const database = opening.result;
          const counting = database.transaction('records').objectStore('records').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );

const notice = (page: Page) => page.getByRole('note');

test('Reset demo data reaches every tab', async ({ page, context }) => {
  await page.goto('register');
  await apply(page);
  await followLoginLink(page);
  await openNewRegistrationHere(page);
  const second = await context.newPage();
  await second.goto('new-members');
  await expect(firstRow(second)).toContainText(firm);
  await second.goto('admin');
  await expect(second.getByRole('link', { name: 'still to pay' })).toBeVisible();
  await expect.poll(() => rememberedPeople(second)).toBe(1);

  await button(second, 'Reset demo data').click();
  await answerDialog(second, 'Reset demo data', 'Reset');
  await expect(second).toHaveURL(/\/members\/$/);
  expect(await rememberedPeople(second)).toBe(0);
  // The accounts are new as well: the other tab is signed out by itself.
  await expect(page).toHaveURL(/\/members\/login$/);

  await openNewRegistrationHere(page);
  await expect(firstRow(page)).toBeVisible();
  await expect(rowOf(page, firm)).toHaveCount(0);
  await expect(page.getByText(/^Showing 1 to 10 of \d+ entries$/)).toBeVisible();
});

test('saved rows of an older version, or broken ones, are seeded anew, and a notice says so', async ({
  page,
}) => {
  await page.goto('register');
  for (const snapshot of [{ version: 0, rows: {} }, '{"version":1,"rows":'])
    await test.step(JSON.stringify(snapshot), async () => {
      await apply(page);
      await saveSnapshot(page, typeof snapshot === 'string' ? snapshot : JSON.stringify(snapshot));

      await page.goto('login');
      await expect(notice(page)).toContainText(
        'The saved demo data could not be used any more, so the demo started afresh.',
      );
      await openNewRegistrationHere(page);
      await expect(firstRow(page)).toBeVisible();
      await expect(rowOf(page, firm)).toHaveCount(0);
      await logOut(page);
      await page.getByRole('link', { name: 'Apply for membership' }).click();
    });
  await page.reload();
  await expect(field(page, 'Firm Name')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).not.toContainText('could not be used');
});

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
  await page.goto('register');
  await apply(page);
  await expect(notice(page)).toContainText(
    'This browser refuses to save the demo data: a reload starts afresh.',
  );
  // Without a reload, which would start afresh.
  await followLoginLink(page);
  await openNewRegistrationHere(page);
  await expect(firstRow(page)).toContainText(firm);
});
