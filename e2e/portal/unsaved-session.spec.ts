import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, field, heading } from '../screens';
import {
  areaOf,
  type Form,
  keptWork,
  officeForm,
  openForm,
  profileForm,
  typeArea,
  typed,
  typeWork,
} from './editForms';
import { beSignedIn, fillSignIn, signInHere } from './people';
import { timesSent } from './wire';

/** The session ends between the read before a save and the save; full-storage.spec.ts has the one before both. */
const sessionOver = { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } } as const;

/** The save finds that the session is over, which is said once, over the form. */
async function saveAfterTheEnd(page: Page, backend: Backend, { path, saveCall }: Form) {
  backend.fail(saveCall, sessionOver, 1);
  await button(page, 'Update').click();
  await expect(dialog(page, 'Authentication Failed')).toContainText('Please log in again.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(page.url()).toContain(path);
}

async function signInAgainAndSave(page: Page, backend: Backend, form: Form): Promise<void> {
  await fillSignIn(page, form.person);
  await button(page, 'Login').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Area')).toHaveValue(typed);
  expect(page.url()).toContain(form.path);
  await button(page, 'Update').click();
  await answerDialog(page, 'Success', 'OK');
  expect(areaOf(backend, form)).toBe(typed);
  // The refused one and the one after the sign-in: nothing is sent by itself.
  expect(timesSent(backend, form.saveCall)).toBe(2);
}

test.beforeEach(({ tolerate }) => tolerate(/status of 401/));

// Both forms are one form with one save: the member's meets every case, the office's the first one.
test.describe('a session that ends under Manage Profile', () => {
  const { person, path, saveCall } = profileForm;

  test.beforeEach(async ({ page, site, backend }) => {
    test.slow();
    await beSignedIn(page, { backend, site }, person);
    await page.goto(path);
    await openForm(page, profileForm);
    await typeArea(page);
  });

  test('the same person goes on, over the form and after a reload', async ({ page, backend }) => {
    await test.step('a session that ends under the edit: the same person signs in over it and saves', async () => {
      await saveAfterTheEnd(page, backend, profileForm);
      await signInAgainAndSave(page, backend, profileForm);
    });
    await test.step('a session that has ended before the reload: the work is offered after the sign-in', async () => {
      const second = 'Typed before the reload';
      await openForm(page, profileForm);
      await typeWork(page, second);
      backend.store.tokens.clear();
      page.once('dialog', (shown) => void shown.accept());
      await page.reload();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await answerDialog(page, 'Authentication Failed', 'OK');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await fillSignIn(page, person);
      await button(page, 'Login').click();
      // The person stands where the session ended.
      await button(page, 'Restore them').click();
      await expect(field(page, 'Area')).toHaveValue(second);
      await button(page, 'Update').click();
      await answerDialog(page, 'Success', 'OK');
      expect(areaOf(backend, profileForm)).toBe(second);
    });
  });

  test('nobody else goes on: the work is given up, or left to no other person', async ({
    page,
    backend,
  }) => {
    await test.step('a session that ends under the edit: the work can be given up', async () => {
      backend.store.tokens.clear();
      await button(page, 'Update').click();
      await button(page, 'Leave without saving').click();
      await expect(page).toHaveURL(/\/members\/$/);
      await answerDialog(page, 'Authentication Failed', 'OK');
      await expect(heading(page, 'Login')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await keptWork(page)).not.toContain(typed);
    });
    await test.step('a session that ends under the edit: another person goes home, without the work', async () => {
      await signInHere(page, person);
      await goWithin(page, `/${path}`);
      await openForm(page, profileForm);
      await typeArea(page);
      await saveAfterTheEnd(page, backend, profileForm);
      await signInHere(page, 'secondMember');
      await expect(page.getByRole('link', { name: 'Shabnam Ansari' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(path);
      await openForm(page, profileForm);
      await expect(field(page, 'Area')).toHaveValue('Jaitpura');
      await expect(page.getByText('never saved')).toHaveCount(0);
      expect(timesSent(backend, saveCall)).toBe(1);
    });
  });
});

test('a session that ends under Edit Member is the same: the same person signs in over it and saves', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, officeForm.person);
  await page.goto(officeForm.path);
  await openForm(page, officeForm);
  await typeArea(page);
  await saveAfterTheEnd(page, backend, officeForm);
  await signInAgainAndSave(page, backend, officeForm);
});
