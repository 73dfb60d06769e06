import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { drawn, pauseCall } from '../pauseCall';
import { csvOf, openImport } from '../importFiles';
import { answerDialog, button, dialog, field, saveUpdate } from '../screens';
import { ownArea, expectGuarded, openForm, profileForm, typeArea, typed } from './editForms';
import { signIn, signInHere, signInOver, stored } from './people';

/** Unsaved changes, while the session ends and begins in another tab. All forms save alike, so the member's form is enough. */

const over = (page: Page) => dialog(page, 'Authentication Failed');

const expectNewestToken = async (page: Page, { log }: Backend, call: string): Promise<void> => {
  const { headers } = log.findLast((logged) => logged.call === call) ?? {};
  expect(headers?.authorization).toBe(`Bearer ${(await stored(page)).token}`);
};

/** Ends the session; the service tells the other tab on a screen that sends the token. */
async function expireIn(other: Page, backend: Backend): Promise<void> {
  backend.store.tokens.clear();
  await goWithin(other, '/dashboard');
  await expect(over(other)).toBeVisible();
}

/** All texts on the screen and in its fields. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map((one) =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
    );
    return [document.body.innerText, ...values].join('\n');
  });

test('an edit survives session changes in another tab, for the same person only', async ({
  member: page,
  context,
  backend,
  allowConsoleLine,
}) => {
  test.slow();
  allowConsoleLine(/status of 401/);
  const { person, path, saveCall } = profileForm;
  const work = async (text: string): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`/members/${path}$`));
    await expect(field(page, 'Area')).toHaveValue(text);
    await expectGuarded(page);
  };
  const save = async (text: string): Promise<void> => {
    await saveUpdate(page);
    expect(ownArea(backend)).toBe(text);
  };
  await page.goto(path);
  await openForm(page, profileForm);
  await typeArea(page);
  const other = await context.newPage();

  await test.step('who signs in again there continues here with the newer token', async () => {
    await signIn(other, person);
    await drawn(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await work(typed);
  });
  await test.step('the session expires there, and the person signs in again here', async () => {
    await expireIn(other, backend);
    await signInOver(page, person);
    await work(typed);
    await save(typed);
    await expectNewestToken(page, backend, saveCall);
  });
  const second = 'Typed for nobody else';
  await test.step('the session expires there, and the person signs in again there', async () => {
    await openForm(page, profileForm);
    await typeArea(page, second);
    // This login also closes the dialog in the other tab.
    await expect(over(other)).toHaveCount(0);
    await goWithin(other, '/payment/failed');
    await expireIn(other, backend);
    await answerDialog(other, 'Authentication Failed', 'OK');
    await signInHere(other, person);
    await expect(over(page)).toHaveCount(0);
    await work(second);
  });
  await test.step('the session expires there, and another person signs in', async () => {
    await goWithin(other, '/payment/failed');
    await expireIn(other, backend);
    await answerDialog(other, 'Authentication Failed', 'OK');
    await signInHere(other, 'secondMember');
    await expect(over(page)).toHaveCount(0);
    await drawn(page);
    const seen = await readable(page);
    for (const words of [second, 'You have unsaved changes']) expect(seen).not.toContain(words);
  });
});

/** Chooses a file in the import dialog and corrects its only row. */
async function correctRow(page: Page): Promise<void> {
  await openImport(page, csvOf([['', '9415012301', 'Assi', 'Assi']]));
  await correctedCell(page).fill('Named Now');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Corrected: 1')).toBeVisible();
}

const correctedCell = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Firm Name, row 2', exact: true });

test('corrected import rows survive an expired session, even if the scripts are gone by then', async ({
  office: page,
  backend,
  allowConsoleLine,
}) => {
  allowConsoleLine(/status of 401|ERR_FAILED/);
  const IMPORT = 'POST /api/import/members';
  await page.goto('members');
  await correctRow(page);
  const refused = { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } } as const;
  const late = pauseCall(page, backend, IMPORT, refused);
  await button(page, 'Start Import').click();
  await late.sent();
  backend.store.tokens.clear();
  // Scripts that are not loaded yet never arrive.
  await page.route('**/assets/*.js', (route) => route.abort());
  await late.arrive();
  await signInOver(page, 'admin');
  await expect(correctedCell(page)).toHaveValue('Named Now');
  await expectGuarded(page);
  await button(page, 'Start Import').click();
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(backend.store.firms.at(-1)?.firmName).toBe('Named Now');
  await expectNewestToken(page, backend, IMPORT);
});
