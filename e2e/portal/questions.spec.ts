import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { goWithin } from '../faults/moves';
import { drawn } from '../heldCall';
import { answerDialog, button, dialog, field, followMenu, logOut, rowOf } from '../screens';
import { officeForm, openForm, typeArea, typed } from './editForms';
import { closeImport, correctedCell, correctRow, leaving } from './officeQuestions';
import { beSignedIn, signIn, signInHere, stored } from './people';
import { timesSent } from './wire';

// Every question of the office in every situation: src/test/questions.test.tsx.

test.beforeEach(({ page, site, backend }) => beSignedIn(page, { backend, site }, 'admin'));

test('a question goes with the session in which it was asked, and does nothing then', async ({
  page,
  context,
  backend,
}) => {
  const firm = 'Ansari Handloom House';
  const question = dialog(page, `Delete ${firm}`);
  await page.goto('members');
  const other = await context.newPage();
  await test.step('somebody else signs in in another tab: they are not moved', async () => {
    await button(page, `Delete ${firm}`).click();
    await expect(question).toBeVisible();
    await signIn(other, 'secondAdmin');
    const before = await stored(other);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/members\/members$/);
    await expect(rowOf(page, firm)).toBeVisible();
    expect(await stored(page)).toEqual(before);
  });
  await test.step('a sign-out in another tab: it is nobody’s after it', async () => {
    await button(page, `Delete ${firm}`).click();
    await expect(question).toBeVisible();
    await logOut(other);
    await expect(page).toHaveURL(/\/members\/login$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signInHere(page, 'admin');
    await goWithin(page, '/members');
    await expect(rowOf(page, firm)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(timesSent(backend, 'DELETE /api/members/{id}')).toBe(0);
});

/** One step back as the browser's button takes it; the page has heard of it when this resolves. */
const pressBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );

const here = /\/members\/member-edit\/311$/;

/** The form of a firm with something typed in it, two steps of the history behind the list that Back leads to. */
async function openWork(page: Page): Promise<void> {
  await followMenu(page, officeForm.elsewhere.entry);
  await expect(page).toHaveURL(officeForm.elsewhere.url);
  await goWithin(page, `/${officeForm.path}`);
  await openForm(page, officeForm);
  await typeArea(page);
}

/** One question stands, whatever was pressed, and Cancel stays with everything typed. */
async function expectAskedOnce(page: Page): Promise<void> {
  await expect(dialog(page, leaving)).toBeVisible();
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await answerDialog(page, leaving, 'Cancel');
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(here);
  await expect(field(page, 'Area')).toHaveValue(typed);
}

test('Back over a question, pressed again and in a heap, asks once, and what was typed can still be saved', async ({
  page,
  backend,
}) => {
  await page.goto('admin');
  await openWork(page);
  for (let pressed = 0; pressed < 3; pressed += 1) {
    await pressBack(page);
    await expect(page).toHaveURL(here);
  }
  await expectAskedOnce(page);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expectAskedOnce(page);
  await button(page, 'Update').click();
  await answerDialog(page, 'Success', 'OK');
  expect(timesSent(backend, officeForm.saveCall)).toBe(1);
});

test('Leave over a question leaves once, to where Back pointed', async ({ page }) => {
  await page.goto('admin');
  await openWork(page);
  for (let pressed = 0; pressed < 3; pressed += 1) await pressBack(page);
  await drawn(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await answerDialog(page, leaving, 'Leave');
  await expect(page).toHaveURL(officeForm.elsewhere.url);
  await drawn(page);
  await expect(page).toHaveURL(officeForm.elsewhere.url);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressBack(page);
  await expect(page).toHaveURL(/\/members\/admin$/);
});

test('Back over the question of Logout changes nothing, and its answer is the one of Logout', async ({
  page,
}) => {
  await page.goto('admin');
  await followMenu(page, 'Registered Members');
  await page.getByRole('link', { name: 'Edit Ansari Handloom House' }).click();
  await typeArea(page);
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(dialog(page, leaving)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(here);
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
  await expect(dialog(page, 'Discard your corrections?')).toBeVisible();
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
