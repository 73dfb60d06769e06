import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, field, heading } from '../screens';
import { areaOf, forms, openForm, typeArea, typed } from './editForms';
import { beSignedIn, fillSignIn } from './people';
import { timesSent } from './wire';

/** The session ends between the read before a save and the save; full-storage.spec.ts has the one before both. */
const sessionOver = { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } } as const;

for (const form of forms) {
  const { name, person, path, saveCall } = form;
  test.describe(name, () => {
    test.beforeEach(async ({ page, site, backend }) => {
      test.slow();
      await beSignedIn(page, { backend, site }, person);
      await page.goto(person === 'member' ? 'member' : 'admin');
      await page.goto(path);
      await openForm(page, form);
    });

    test('a session that ends under the edit: the same person signs in over it and saves', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      await typeArea(page);
      backend.fail(saveCall, sessionOver, 1);
      await button(page, 'Update').click();
      const over = dialog(page, 'Authentication Failed');
      await expect(over).toContainText('Please log in again.');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      expect(page.url()).toContain(path);
      await fillSignIn(page, person);
      await button(page, 'Login').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(field(page, 'Area')).toHaveValue(typed);
      expect(page.url()).toContain(path);

      await button(page, 'Update').click();
      await answerDialog(page, 'Success', 'OK');
      expect(areaOf(backend, form)).toBe(typed);
      // The refused one and the one after the sign-in: nothing is sent by itself.
      expect(timesSent(backend, saveCall)).toBe(2);
    });

    test('a session that ends under the edit: another person goes home, without the work', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      await typeArea(page);
      backend.fail(saveCall, sessionOver, 1);
      await button(page, 'Update').click();
      await expect(dialog(page, 'Authentication Failed')).toBeVisible();
      await fillSignIn(page, 'secondMember');
      await button(page, 'Login').click();
      await expect(page).toHaveURL(/\/members\/member$/);
      await expect(page.getByRole('link', { name: 'Shabnam Ansari' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto('profile_edit');
      await button(page, 'Edit').click();
      await expect(field(page, 'Area')).toHaveValue('Jaitpura');
      await expect(page.getByText('never saved')).toHaveCount(0);
      expect(timesSent(backend, saveCall)).toBe(1);
    });

    test('a session that ends under the edit: the work can be given up', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      await typeArea(page);
      backend.store.tokens.clear();
      await button(page, 'Update').click();
      await button(page, 'Leave without saving').click();
      await expect(page).toHaveURL(/\/members\/$/);
      await answerDialog(page, 'Authentication Failed', 'OK');
      await expect(heading(page, 'Login')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed);
    });

    test('a session that has ended before the reload: the work is offered after the sign-in', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      await typeArea(page);
      backend.store.tokens.clear();
      page.once('dialog', (shown) => void shown.accept());
      await page.reload();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await answerDialog(page, 'Authentication Failed', 'OK');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await fillSignIn(page, person);
      await button(page, 'Login').click();
      await page.getByRole('link', { name: 'Go on with them' }).click();
      await button(page, 'Restore them').click();
      await expect(field(page, 'Area')).toHaveValue(typed);
      await button(page, 'Update').click();
      await answerDialog(page, 'Success', 'OK');
      expect(areaOf(backend, form)).toBe(typed);
    });
  });
}
