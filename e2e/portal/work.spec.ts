import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { drawn, holdCall } from '../heldCall';
import { readable } from '../readable';
import { answerDialog, button, dialog, field, followMenu } from '../screens';
import {
  areaOf,
  expectGuarded,
  type Form,
  officeForm,
  openForm,
  profileForm,
  typeArea,
  typed,
  typeWork,
} from './editForms';
import { closeImport, correctedCell, correctRow, leaving } from './officeQuestions';
import { beSignedIn, signIn, signInHere, signInOver, stored } from './people';

const over = (page: Page) => dialog(page, 'Authentication Failed');

const bearerOf = ({ log }: Backend, call: string): string | undefined =>
  log.findLast((logged) => logged.call === call)?.headers.authorization;

const refused = { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } } as const;
/** What is not there yet never comes. */
async function loseScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}

async function expectWork(page: Page, { path, elsewhere }: Form, text: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/members/${path}$`));
  await expect(field(page, 'Area')).toHaveValue(text);
  await followMenu(page, elsewhere.entry);
  await expect(dialog(page, leaving)).toBeVisible();
  await answerDialog(page, leaving, 'Cancel');
  await expectGuarded(page);
  await expect(field(page, 'Area')).toHaveValue(text);
}

async function expectSaved(page: Page, backend: Backend, form: Form, text: string): Promise<void> {
  await button(page, 'Update').click();
  await answerDialog(page, 'Success', 'OK');
  expect(areaOf(backend, form)).toBe(text);
}

/** The session is over, and the service says so to the other tab, at a screen that asks with the token. */
async function expireIn(other: Page, backend: Backend): Promise<void> {
  backend.store.tokens.clear();
  await goWithin(other, '/dashboard');
  await expect(over(other)).toBeVisible();
}

/** The other tab was told of the end, and its next person signs in there. */
async function signInThere(other: Page, person: 'member' | 'secondMember'): Promise<void> {
  await answerDialog(other, 'Authentication Failed', 'OK');
  await signInHere(other, person);
}

// Both forms are one form with one save: the member's meets every case, the office's the hardest one.
test.describe(`unsaved work in ${profileForm.name}`, () => {
  test.beforeEach(async ({ page, site, backend, tolerate }) => {
    tolerate(/status of 401/);
    await beSignedIn(page, { backend, site }, profileForm.person);
    await page.goto(profileForm.path);
    await openForm(page, profileForm);
    await typeArea(page);
  });

  test('stays guarded when the same person signs in anew in another tab, and is saved with the newer token; nobody else gets it', async ({
    page,
    context,
    backend,
  }) => {
    const { person, saveCall } = profileForm;
    const other = await context.newPage();
    for (const time of [1, 2]) {
      await signIn(other, person);
      await drawn(page);
      await expect(page.getByRole('dialog'), `sign-in ${time}`).toHaveCount(0);
      await expectWork(page, profileForm, typed);
    }
    await expectSaved(page, backend, profileForm, typed);
    expect(bearerOf(backend, saveCall)).toBe(`Bearer ${(await stored(page)).token}`);
    await expect(page.getByText('never saved')).toHaveCount(0);

    await test.step('the session expires there, and somebody else signs in', async () => {
      const second = 'Typed for nobody else';
      await openForm(page, profileForm);
      await typeWork(page, second);
      await expireIn(other, backend);
      await signInThere(other, 'secondMember');
      await expect(over(page)).toHaveCount(0);
      await drawn(page);
      const seen = await readable(page);
      for (const words of [second, 'never saved']) expect(seen).not.toContain(words);
    });
  });

  test('outlives a session that expires in another tab: the same person goes on, here or there', async ({
    page,
    context,
    backend,
  }) => {
    const { person } = profileForm;
    const other = await context.newPage();
    await other.goto('payment/failed');
    await test.step('signed in again here', async () => {
      await expireIn(other, backend);
      await expect(field(page, 'Area')).toHaveValue(typed);
      await expect(page).toHaveURL(new RegExp(`/members/${profileForm.path}$`));
      await signInOver(page, person);
      await expectWork(page, profileForm, typed);
      await expectSaved(page, backend, profileForm, typed);
    });
    await test.step('signed in again there', async () => {
      const second = 'Typed once more';
      await openForm(page, profileForm);
      await typeWork(page, second);
      // The sign-in here has answered there too.
      await expect(over(other)).toHaveCount(0);
      await goWithin(other, '/payment/failed');
      await expireIn(other, backend);
      await signInThere(other, person);
      // Nothing is left to be asked for here.
      await expect(over(page)).toHaveCount(0);
      await expectWork(page, profileForm, second);
      await expectSaved(page, backend, profileForm, second);
    });
  });

  test('a 401 meets missing scripts: the sign-in over the screen opens and works', async ({
    page,
    backend,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/);
    const { person, path, saveCall } = profileForm;
    const late = holdCall(page, backend, saveCall, refused);
    await button(page, 'Update').click();
    await late.sent();
    backend.store.tokens.clear();
    await loseScripts(page);
    await late.arrive();
    await signInOver(page, person);
    await expect(page).toHaveURL(new RegExp(`/members/${path}$`));
    await expect(field(page, 'Area')).toHaveValue(typed);
    await expectSaved(page, backend, profileForm, typed);
  });
});

test('unsaved work in Edit Member, which is the same form, outlives a session that expires in another tab', async ({
  page,
  context,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/status of 401/);
  const { person, path, saveCall } = officeForm;
  await beSignedIn(page, { backend, site }, person);
  await page.goto(path);
  await openForm(page, officeForm);
  await typeArea(page);
  const other = await context.newPage();
  await other.goto('payment/failed');
  await expireIn(other, backend);
  await signInOver(page, person);
  await expectWork(page, officeForm, typed);
  await expectSaved(page, backend, officeForm, typed);
  expect(bearerOf(backend, saveCall)).toBe(`Bearer ${(await stored(page)).token}`);
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

  test.beforeEach(async ({ page, site, backend, tolerate }) => {
    tolerate(/status of 401/);
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('members');
    await correctRow(page);
  });

  test('outlive a session that expires in another tab, stay when the same person signs in anew there, and go with the newer token', async ({
    page,
    context,
    backend,
  }) => {
    const other = await context.newPage();
    await other.goto('payment/failed');
    await expireIn(other, backend);
    await signInOver(page, 'admin');
    await expectRows(page);

    await signIn(other, 'admin');
    await drawn(page);
    await expectRows(page);
    await importRows(page, backend);
    expect(bearerOf(backend, IMPORT)).toBe(`Bearer ${(await stored(page)).token}`);
  });

  test('outlive a 401 that meets missing scripts', async ({ page, backend, tolerate }) => {
    tolerate(/ERR_FAILED/);
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
