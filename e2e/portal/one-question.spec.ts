import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { drawn } from '../heldCall';
import { answerDialog, button, dialog, field, followMenu, heading, rowOf } from '../screens';
import { typeArea, typed } from './editForms';
import {
  closeImport,
  correctedCell,
  correctRow,
  discarding,
  firm,
  leaving,
} from './officeQuestions';
import { beSignedIn } from './people';
import { timesSent } from './wire';

const DELETE = 'DELETE /api/members/{id}';

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
});

test('a question of a list goes with its screen; asked in one moment they stand one at a time, and one answer does one thing', async ({
  page,
  backend,
}) => {
  await page.goto('admin');
  await followMenu(page, 'Registered Members');
  await test.step('and asks nothing when one comes back', async () => {
    await button(page, `Delete ${firm}`).click();
    await expect(dialog(page, `Delete ${firm}`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/members\/admin$/);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(rowOf(page, firm)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(timesSent(backend, DELETE)).toBe(0);
  });

  const standing = page.getByRole('dialog');
  const deletes = page.getByRole('button', { name: /^Delete / });
  const asked = await deletes.count();
  // Before the page could draw anything in between.
  const askAll = () =>
    deletes.evaluateAll((buttons: HTMLElement[]) => {
      for (const each of buttons) each.click();
    });
  // The others are asked after it, or not at all.
  const cancelAll = async () => {
    for (let answered = 0; answered <= asked; answered += 1) {
      await drawn(page);
      if ((await standing.count()) === 0) break;
      await expect(standing).toHaveCount(1);
      await standing.getByRole('button', { name: 'Cancel' }).click();
    }
    await expect(standing).toHaveCount(0);
  };
  await askAll();
  await expect(standing).toHaveCount(1);
  await cancelAll();
  expect(timesSent(backend, DELETE)).toBe(0);

  await askAll();
  await expect(standing).toHaveCount(1);
  // Its title comes first.
  const named = /Delete (.+)/.exec(await standing.innerText())?.[1] ?? '';
  await standing.getByRole('button', { name: 'Delete', exact: true }).click();
  await cancelAll();
  await expect(rowOf(page, named)).toHaveCount(0);
  await expect(deletes).toHaveCount(asked - 1);
  expect(timesSent(backend, DELETE)).toBe(1);
});

test('Back over the question of Logout changes nothing, its answer is the one of Logout, and the key that asked does not answer as well', async ({
  page,
}) => {
  await page.goto('admin');
  await followMenu(page, 'Registered Members');
  await page.getByRole('link', { name: `Edit ${firm}` }).click();
  await typeArea(page);
  const askLogout = async () => {
    await button(page, 'Account').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(dialog(page, leaving)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/members\/member-edit\/311$/);
    await drawn(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  };
  await askLogout();
  await answerDialog(page, leaving, 'Cancel');
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Area')).toHaveValue(typed);
  // Now by the keyboard.
  await button(page, 'Account').press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await drawn(page);
  await expect(dialog(page, leaving)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/members\/member-edit\/311$/);
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await answerDialog(page, leaving, 'Leave');
  await expect(page).toHaveURL(/\/members\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back over the question of the import: one question, and Cancel keeps the corrected rows', async ({
  page,
}) => {
  await page.goto('admin');
  await followMenu(page, 'Registered Members');
  await correctRow(page);
  await closeImport(page);
  await expect(dialog(page, discarding)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/members\/members$/);
  await drawn(page);
  // Beside the dialog of the import itself.
  await expect(page.getByRole('dialog')).toHaveCount(2);
  const question = page.getByRole('dialog', { name: /^(Discard your|Leave without)/ });
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(correctedCell(page)).toHaveValue('Named Now');
});
