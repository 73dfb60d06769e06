import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { drawn, holdCall } from '../heldCall';
import { readable } from '../readable';
import { answerDialog, button, dialog, field, followMenu } from '../screens';
import { areaOf, forms, openForm, typeArea, typed } from './editForms';
import { closeImport, correctedCell, correctRow, leaving } from './officeQuestions';
import { beSignedIn, fillSignIn, signIn, stored } from './people';

const over = (page: Page) => dialog(page, 'Authentication Failed');

/** Signs in again in the dialog that stands over the screen. */
async function signInOver(page: Page, person: 'member' | 'admin'): Promise<void> {
  await expect(over(page)).toContainText('Please log in again.');
  await fillSignIn(page, person);
  await button(page, 'Login').click();
  await expect(over(page)).toHaveCount(0);
}

/** The browser itself asks before the page goes, so there is work. */
async function expectGuarded(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

const bearerOf = ({ log }: Backend, call: string): string | undefined =>
  log.findLast((logged) => logged.call === call)?.headers.authorization;

const refused = { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } } as const;
/** What is not there yet never comes. */
async function loseScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}

for (const form of forms)
  test.describe(`unsaved work in ${form.name}`, () => {
    const { person, path, saveCall, elsewhere } = form;
    const here = new RegExp(`/members/${path}$`);

    test.beforeEach(async ({ page, site, backend }) => {
      await beSignedIn(page, { backend, site }, person);
      await page.goto(path);
      await openForm(page, form);
      await typeArea(page);
    });

    const expectWork = async (page: Page): Promise<void> => {
      await expect(page).toHaveURL(here);
      await expect(field(page, 'Area')).toHaveValue(typed);
      await followMenu(page, elsewhere.entry);
      await expect(dialog(page, leaving)).toBeVisible();
      await answerDialog(page, leaving, 'Cancel');
      await expectGuarded(page);
      await expect(field(page, 'Area')).toHaveValue(typed);
    };

    const expectSaved = async (page: Page, backend: Backend): Promise<void> => {
      await button(page, 'Update').click();
      await answerDialog(page, 'Success', 'OK');
      expect(areaOf(backend, form)).toBe(typed);
    };

    /** Another tab of the same person, to which the service has said that the session is over. */
    const expireElsewhere = async (context: BrowserContext, backend: Backend): Promise<Page> => {
      const other = await context.newPage();
      backend.store.tokens.clear();
      await other.goto(person === 'member' ? 'membership' : 'admin');
      await expect(over(other)).toBeVisible();
      return other;
    };

    test('stays guarded when the same person signs in anew in another tab, and is saved with the newer token', async ({
      page,
      context,
      backend,
    }) => {
      const other = await context.newPage();
      for (const time of [1, 2]) {
        await signIn(other, person);
        await drawn(page);
        await expect(page.getByRole('dialog'), `sign-in ${time}`).toHaveCount(0);
        await expectWork(page);
      }
      await expectSaved(page, backend);
      expect(bearerOf(backend, saveCall)).toBe(`Bearer ${(await stored(page)).token}`);
      await expect(page.getByText('never saved')).toHaveCount(0);
    });

    test('outlives a session that expires in another tab: the same person goes on here', async ({
      page,
      context,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      await expireElsewhere(context, backend);
      await expect(field(page, 'Area')).toHaveValue(typed);
      await expect(page).toHaveURL(here);
      await signInOver(page, person);
      await expectWork(page);
      await expectSaved(page, backend);
    });

    test('outlives a session that expires in another tab: the same person signs in again there', async ({
      page,
      context,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      const other = await expireElsewhere(context, backend);
      await answerDialog(other, 'Authentication Failed', 'OK');
      await fillSignIn(other, person);
      await button(other, 'Login').click();
      await expect(other).toHaveURL(/\/members\/(admin|member)$/);
      // Nothing is left to be asked for here.
      await expect(over(page)).toHaveCount(0);
      await expectWork(page);
      await expectSaved(page, backend);
    });

    test('outlives a session that expires in another tab, and nobody else gets it', async ({
      page,
      context,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401/);
      const other = await expireElsewhere(context, backend);
      await answerDialog(other, 'Authentication Failed', 'OK');
      await fillSignIn(other, person === 'member' ? 'secondMember' : 'secondAdmin');
      await button(other, 'Login').click();
      await expect(other).toHaveURL(/\/members\/(admin|member)$/);
      await expect(over(page)).toHaveCount(0);
      await drawn(page);
      const seen = await readable(page);
      for (const words of [typed, 'never saved']) expect(seen).not.toContain(words);
    });

    test('a 401 meets missing scripts: the sign-in over the screen opens and works', async ({
      page,
      backend,
      tolerate,
    }) => {
      tolerate(/status of 401|ERR_FAILED/);
      const late = holdCall(page, backend, saveCall, refused);
      await button(page, 'Update').click();
      await late.sent();
      backend.store.tokens.clear();
      await loseScripts(page);
      await late.arrive();
      await signInOver(page, person);
      await expect(page).toHaveURL(here);
      await expect(field(page, 'Area')).toHaveValue(typed);
      await expectSaved(page, backend);
    });
  });

const expectRows = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/members\/members$/);
  await expect(correctedCell(page)).toHaveValue('Named Now');
  await expect(page.getByText('1 corrected')).toBeVisible();
  await expectGuarded(page);
  await closeImport(page);
  await answerDialog(page, 'Discard your corrections?', 'Cancel');
};

const importRows = async (page: Page, backend: Backend): Promise<void> => {
  await button(page, 'Start Import').click();
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(backend.store.firms.at(-1)?.firmName).toBe('Named Now');
};

test.describe('corrected rows of an import', () => {
  const IMPORT = 'POST /api/import/members';

  test.beforeEach(async ({ page, site, backend }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('members');
    await correctRow(page);
  });

  test('stay when the same person signs in anew in another tab', async ({
    page,
    context,
    backend,
  }) => {
    const other = await context.newPage();
    await signIn(other, 'admin');
    await drawn(page);
    await expectRows(page);
    await importRows(page, backend);
    expect(bearerOf(backend, IMPORT)).toBe(`Bearer ${(await stored(page)).token}`);
  });

  test('outlive a session that expires in another tab', async ({
    page,
    context,
    backend,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    const other = await context.newPage();
    backend.store.tokens.clear();
    await other.goto('admin');
    await expect(over(other)).toBeVisible();
    await signInOver(page, 'admin');
    await expectRows(page);
    await importRows(page, backend);
  });

  test('outlive a 401 that meets missing scripts', async ({ page, backend, tolerate }) => {
    tolerate(/status of 401|ERR_FAILED/);
    const late = holdCall(page, backend, IMPORT, refused);
    await button(page, 'Start Import').click();
    await late.sent();
    backend.store.tokens.clear();
    await loseScripts(page);
    await late.arrive();
    await signInOver(page, 'admin');
    await expect(correctedCell(page)).toHaveValue('Named Now');
    await importRows(page, backend);
  });
});
