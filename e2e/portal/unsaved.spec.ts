import { type Dialog, expect, type Page } from '@playwright/test';
import { twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, field, followMenu, logOut } from '../screens';
import {
  areaOf,
  expectGuarded,
  keptWork,
  officeForm,
  openForm,
  profileForm,
  typeArea,
  typed,
  typeWork,
} from './editForms';
import { beSignedIn } from './people';
import { sent, timesSent } from './wire';

const leaving = 'Leave without saving?';
const neverSaved = 'There are changes of yours here that were never saved.';

const accept = (shown: Dialog): void => void shown.accept();

const reloadAll = async (page: Page): Promise<void> => {
  page.on('dialog', accept);
  await page.reload();
  page.off('dialog', accept);
};

/** Types something and then what stood there before: nothing is left to lose. */
async function typeBack(page: Page, before: string): Promise<void> {
  await typeArea(page, 'Another area');
  await typeArea(page, before);
  await expect.poll(() => keptWork(page)).not.toContain('draft:edit');
}

/** What the service does not keep is said; then nothing is said any more. */
async function expectSavedInPart(page: Page): Promise<void> {
  await expect(dialog(page, 'Success')).toContainText(
    'The service did not keep your change of: Firm Alternate Mobile.',
  );
  await answerDialog(page, 'Success', 'OK');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function expectGivenUp(page: Page): Promise<void> {
  await page.goBack();
  await openForm(page, profileForm);
  await expect(field(page, 'Area')).not.toHaveValue(typed);
  await expect(page.getByText(neverSaved)).toHaveCount(0);
}

// Both forms are one form with one save: the member's meets every case, the office's shows below that it is the same.
test.describe('Manage Profile', () => {
  const { person, path, readCall, saveCall, elsewhere } = profileForm;

  /** Goes on in the menu, where nothing asks, and comes back to the form as it was opened. */
  async function leaveAndComeBack(page: Page): Promise<void> {
    await followMenu(page, elsewhere.entry);
    await expectElsewhere(page);
    await page.goBack();
    await openForm(page, profileForm);
  }

  async function expectElsewhere(page: Page): Promise<void> {
    await expect(page).toHaveURL(elsewhere.url);
    // The address comes before the screen.
    await expect(field(page, 'Area')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  async function expectStays(page: Page): Promise<void> {
    await answerDialog(page, leaving, 'Cancel');
    await expect(field(page, 'Area')).toHaveValue(typed);
    expect(page.url()).toContain(path);
  }

  test.beforeEach(async ({ page, site, backend }) => {
    await beSignedIn(page, { backend, site }, person);
    await page.goto(path);
    await openForm(page, profileForm);
  });

  test('Back, a link and Logout ask, and only where there is a change: staying keeps it, leaving drops it', async ({
    page,
    backend,
  }) => {
    test.slow();
    await test.step('without a change nothing asks', async () => {
      await typeBack(page, 'Chowk');
      await leaveAndComeBack(page);
    });
    await test.step('Back asks, of the browser and of the screen', async () => {
      await typeArea(page);
      await page.goForward();
      await expectStays(page);
      await button(page, 'Back').click();
      await expectStays(page);
      await page.goForward();
      await answerDialog(page, leaving, 'Leave');
      await expectElsewhere(page);
      await expectGivenUp(page);
    });
    await test.step('a link asks: staying keeps what was typed, leaving drops it', async () => {
      await typeArea(page);
      await followMenu(page, elsewhere.entry);
      await expect(dialog(page, leaving)).toContainText(
        'You have changes here that are not saved.',
      );
      await expectStays(page);
      await followMenu(page, elsewhere.entry);
      await answerDialog(page, leaving, 'Leave');
      await expectElsewhere(page);
      await expectGivenUp(page);
    });
    await test.step('Logout asks, and takes the work along', async () => {
      await typeArea(page);
      const pressLogout = async () => {
        await button(page, 'Account').click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
      };
      await pressLogout();
      await expectStays(page);
      await pressLogout();
      await answerDialog(page, leaving, 'Leave');
      await expect(page).toHaveURL(/\/members\/login$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await keptWork(page)).not.toContain(typed);
    });
    expect(timesSent(backend, saveCall)).toBe(0);
  });

  test('a reload and closing the tab ask, and only where there is a change', async ({ page }) => {
    test.slow();
    await test.step('closing the tab asks', async () => {
      await typeArea(page);
      await expectGuarded(page);
      await expect(field(page, 'Area')).toHaveValue(typed);
    });
    await test.step('a reload asks, and what was typed is offered after it', async () => {
      const refused = page.waitForEvent('dialog');
      await page.evaluate(() => setTimeout(() => location.reload()));
      const first = await refused;
      expect(first.type()).toBe('beforeunload');
      await first.dismiss();
      await expect(field(page, 'Area')).toHaveValue(typed);

      await reloadAll(page);
      await expect(page.getByText(neverSaved)).toBeVisible();
      await expect(field(page, 'Area')).not.toHaveValue(typed);
      await button(page, 'Restore them').click();
      await expect(field(page, 'Area')).toHaveValue(typed);
      await expect(page.getByText(neverSaved)).toHaveCount(0);

      await reloadAll(page);
      await button(page, 'Discard them').click();
      await expect(page.getByText(neverSaved)).toHaveCount(0);
    });
    await test.step('without a change nothing asks, and nothing is offered', async () => {
      await typeBack(page, 'Chowk');
      const questions: string[] = [];
      const notice = (shown: Dialog): void => {
        questions.push(shown.type());
        void shown.accept();
      };
      page.on('dialog', notice);
      await page.reload();
      await openForm(page, profileForm);
      await expect(page.getByText(neverSaved)).toHaveCount(0);
      expect(questions).toEqual([]);
      page.off('dialog', notice);
    });
    await test.step('a tab that is closed all the same is closed', async () => {
      await typeArea(page);
      const closed = page.waitForEvent('close');
      page.once('dialog', (shown) => void shown.accept());
      await page.close({ runBeforeUnload: true });
      await closed;
    });
  });

  test('a lost answer says that it may have been saved, and the record is read again; a change that never arrived is still unsaved, and a saved one is not', async ({
    page,
    backend,
    tolerate,
  }) => {
    tolerate(/ERR_CONNECTION_RESET/);
    await test.step('the answer is lost', async () => {
      await typeArea(page);
      const reads = timesSent(backend, readCall);
      backend.fail(saveCall, { kind: 'lost' }, 1);
      const readAgain = page.waitForEvent('requestfinished', {
        predicate: (request) =>
          request.method() === 'GET' &&
          request.url().startsWith(backend.url) &&
          timesSent(backend, readCall) === reads + 2,
      });
      await button(page, 'Update').click();
      await expect(dialog(page, 'Error')).toContainText('An error occurred during update.');
      await expect(dialog(page, 'Error')).toContainText('may or may not have been saved');
      // Once before the save, and once more after it.
      await expect.poll(() => timesSent(backend, readCall)).toBe(reads + 2);
      await answerDialog(page, 'Error', 'OK');
      await expect(field(page, 'Area')).toHaveValue(typed);
      expect(areaOf(backend, profileForm)).toBe(typed);
      // The service has it, so there is nothing left to lose: known once that second read is answered.
      await readAgain;
      await twoFrames(page);
      await leaveAndComeBack(page);
      expect(timesSent(backend, saveCall)).toBe(1);
    });
    await test.step('the change never arrived, and a second try saves it', async () => {
      const second = 'Typed once more';
      await typeWork(page, second);
      await field(page, 'Firm Alternate Mobile').fill('05422409999');
      backend.fail(saveCall, { kind: 'reset' }, 1);
      await button(page, 'Update').click();
      await expect(dialog(page, 'Error')).toContainText('may or may not have been saved');
      await answerDialog(page, 'Error', 'OK');
      await expect(field(page, 'Area')).toHaveValue(second);
      expect(areaOf(backend, profileForm)).toBe(typed);
      await followMenu(page, elsewhere.entry);
      await answerDialog(page, leaving, 'Cancel');
      await button(page, 'Update').click();
      await expectSavedInPart(page);
      expect(areaOf(backend, profileForm)).toBe(second);
      expect(timesSent(backend, saveCall)).toBe(3);
    });
    await test.step('a saved edit asks nothing', async () => {
      await page.goto(path);
      await expect(page.getByText(neverSaved)).toHaveCount(0);
      await logOut(page);
      expect(timesSent(backend, saveCall)).toBe(3);
    });
  });
});

test('Edit Member is the same form: its work is guarded, offered after a reload and saved, and then nothing asks', async ({
  page,
  site,
  backend,
}) => {
  const { person, path, elsewhere } = officeForm;
  await beSignedIn(page, { backend, site }, person);
  await page.goto(path);
  await openForm(page, officeForm);
  await typeArea(page);
  await followMenu(page, elsewhere.entry);
  await answerDialog(page, leaving, 'Cancel');
  await expectGuarded(page);
  await reloadAll(page);
  await button(page, 'Restore them').click();
  await expect(field(page, 'Area')).toHaveValue(typed);

  await field(page, 'Firm Alternate Mobile').fill('05422409999');
  await button(page, 'Update').click();
  await expectSavedInPart(page);
  expect(areaOf(backend, officeForm)).toBe(typed);
  await page.goto(path);
  await openForm(page, officeForm);
  await expect(page.getByText(neverSaved)).toHaveCount(0);
  await logOut(page);
  expect(sent(backend).filter((line) => line.startsWith('PUT'))).toHaveLength(1);
});
