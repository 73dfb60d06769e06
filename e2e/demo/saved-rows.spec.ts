import { expect, type Page } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { answerDialog, button } from '../screens';
import { openNewRegistration } from './office';

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

// That its rows are those of the first day then, and what becomes of rows that it cannot use or save:
// mocks/sharedService.test.ts.
test('Reset demo data signs out in every tab, and what was remembered of the applications is forgotten', async ({
  page,
  context,
}) => {
  await openNewRegistration(page);
  const second = await context.newPage();
  await second.goto('admin');
  await expect(second.getByRole('link', { name: 'still to pay' })).toBeVisible();
  await expect.poll(() => rememberedPeople(second)).toBe(1);

  await button(second, 'Reset demo data').click();
  await answerDialog(second, 'Reset demo data', 'Reset');
  await expect(second).toHaveURL(/\/members\/$/);
  expect(await rememberedPeople(second)).toBe(0);
  // The accounts are new as well: the other tab is signed out by itself.
  await expect(page).toHaveURL(/\/members\/login$/);
});
