import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, field, followMenu, logOut } from '../screens';
import { areaOf, forms, keptWork, openForm, typeArea, typed } from './editForms';
import { beSignedIn } from './people';
import { sent, timesSent } from './wire';

const leaving = 'Leave without saving?';
const neverSaved = 'There are changes of yours here that were never saved.';

for (const form of forms) {
  const { name, person, path, readCall, saveCall, elsewhere } = form;
  test.describe(name, () => {
    test.beforeEach(async ({ page, site, backend }) => {
      test.slow();
      await beSignedIn(page, { backend, site }, person);
      await page.goto(person === 'member' ? 'member' : 'admin');
      await page.goto(path);
      await openForm(page, form);
    });

    test('without a change nothing asks', async ({ page }) => {
      const questions: string[] = [];
      page.on('dialog', (shown) => {
        questions.push(shown.type());
        void shown.accept();
      });
      await typeArea(page, 'Another area');
      await typeArea(page, person === 'member' ? 'Chowk' : 'Jaitpura');
      await expect.poll(() => keptWork(page)).not.toContain('draft:edit');
      await page.reload();
      await openForm(page, form);
      await followMenu(page, elsewhere.entry);
      await expect(page).toHaveURL(elsewhere.url);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(questions).toEqual([]);
    });

    test('a link asks: staying keeps what was typed, leaving drops it', async ({
      page,
      backend,
    }) => {
      await typeArea(page);
      await followMenu(page, elsewhere.entry);
      await expect(dialog(page, leaving)).toContainText(
        'You have changes here that are not saved.',
      );
      await answerDialog(page, leaving, 'Cancel');
      await expect(field(page, 'Area')).toHaveValue(typed);
      expect(page.url()).toContain(path);

      await followMenu(page, elsewhere.entry);
      await answerDialog(page, leaving, 'Leave');
      await expect(page).toHaveURL(elsewhere.url);
      // The address comes before the screen.
      await expect(field(page, 'Area')).toBeHidden();
      await page.goBack();
      await openForm(page, form);
      await expect(field(page, 'Area')).not.toHaveValue(typed);
      await expect(page.getByText(neverSaved)).toHaveCount(0);
      expect(timesSent(backend, saveCall)).toBe(0);
    });

    test('Back asks, of the browser and of the screen', async ({ page }) => {
      await followMenu(page, elsewhere.entry);
      await expect(page).toHaveURL(elsewhere.url);
      // The address comes before the screen.
      await expect(field(page, 'Area')).toBeHidden();
      await page.goBack();
      await openForm(page, form);
      await typeArea(page);
      await page.goForward();
      await answerDialog(page, leaving, 'Cancel');
      await expect(field(page, 'Area')).toHaveValue(typed);
      await button(page, 'Back').click();
      await answerDialog(page, leaving, 'Cancel');
      await expect(field(page, 'Area')).toHaveValue(typed);
      expect(page.url()).toContain(path);
      await page.goForward();
      await answerDialog(page, leaving, 'Leave');
      await expect(page).toHaveURL(elsewhere.url);
    });

    test('a reload asks, and what was typed is offered after it', async ({ page }) => {
      await typeArea(page);
      const refused = page.waitForEvent('dialog');
      await page.evaluate(() => setTimeout(() => location.reload()));
      const first = await refused;
      expect(first.type()).toBe('beforeunload');
      await first.dismiss();
      await expect(field(page, 'Area')).toHaveValue(typed);

      page.once('dialog', (shown) => void shown.accept());
      await page.reload();
      await expect(page.getByText(neverSaved)).toBeVisible();
      await expect(field(page, 'Area')).not.toHaveValue(typed);
      await button(page, 'Restore them').click();
      await expect(field(page, 'Area')).toHaveValue(typed);
      await expect(page.getByText(neverSaved)).toHaveCount(0);

      page.once('dialog', (shown) => void shown.accept());
      await page.reload();
      await button(page, 'Discard them').click();
      await expect(page.getByText(neverSaved)).toHaveCount(0);
      await page.reload();
      await openForm(page, form);
      await expect(page.getByText(neverSaved)).toHaveCount(0);
    });

    test('closing the tab asks', async ({ page }) => {
      await typeArea(page);
      const refused = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const shown = await refused;
      expect(shown.type()).toBe('beforeunload');
      await shown.dismiss();
      await expect(field(page, 'Area')).toHaveValue(typed);

      const closed = page.waitForEvent('close');
      page.once('dialog', (again) => void again.accept());
      await page.close({ runBeforeUnload: true });
      await closed;
    });

    test('Logout asks, and takes the work along', async ({ page }) => {
      await typeArea(page);
      await button(page, 'Account').click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await answerDialog(page, leaving, 'Cancel');
      await expect(field(page, 'Area')).toHaveValue(typed);
      await button(page, 'Account').click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await answerDialog(page, leaving, 'Leave');
      await expect(page).toHaveURL(/\/members\/login$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed);
    });

    test('a lost answer says that it may have been saved, and the record is read again', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/ERR_CONNECTION_RESET/);
      await typeArea(page);
      const reads = timesSent(backend, readCall);
      backend.fail(saveCall, { kind: 'lost' }, 1);
      await button(page, 'Update').click();
      await expect(dialog(page, 'Error')).toContainText('An error occurred during update.');
      await expect(dialog(page, 'Error')).toContainText('may or may not have been saved');
      // Once before the save, and once more after it.
      await expect.poll(() => timesSent(backend, readCall)).toBe(reads + 2);
      await answerDialog(page, 'Error', 'OK');
      await expect(field(page, 'Area')).toHaveValue(typed);
      expect(areaOf(backend, form)).toBe(typed);
      // The service has it, so there is nothing left to lose.
      await followMenu(page, elsewhere.entry);
      await expect(page).toHaveURL(elsewhere.url);
      expect(timesSent(backend, saveCall)).toBe(1);
    });

    test('a change that never arrived is still unsaved, and a second try saves it', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/ERR_CONNECTION_RESET/);
      await typeArea(page);
      backend.fail(saveCall, { kind: 'reset' }, 1);
      await button(page, 'Update').click();
      await expect(dialog(page, 'Error')).toContainText('may or may not have been saved');
      await answerDialog(page, 'Error', 'OK');
      await expect(field(page, 'Area')).toHaveValue(typed);
      await followMenu(page, elsewhere.entry);
      await answerDialog(page, leaving, 'Cancel');
      await button(page, 'Update').click();
      await answerDialog(page, 'Success', 'OK');
      expect(areaOf(backend, form)).toBe(typed);
      expect(timesSent(backend, saveCall)).toBe(2);
    });

    test('what the service does not keep is said, and a saved edit asks nothing', async ({
      page,
      backend,
    }) => {
      await typeArea(page);
      await field(page, 'Firm Alternate Mobile').fill('05422409999');
      await button(page, 'Update').click();
      await expect(dialog(page, 'Success')).toContainText(
        'The service did not keep your change of: Firm Alternate Mobile.',
      );
      await answerDialog(page, 'Success', 'OK');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(path);
      await expect(page.getByText(neverSaved)).toHaveCount(0);
      await logOut(page);
      expect(sent(backend).filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    });
  });
}
