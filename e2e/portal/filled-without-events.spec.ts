import { expect, type Locator } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { answerDialog, button, field, heading, takenOver } from '../screens';
import { accounts, beSignedIn } from './people';

/** A password manager or an extension puts a text into a field: through the page's own setter or the browser's, with no event. */
const put = (target: Locator, text: string, by: 'page' | 'browser' = 'page') =>
  target.evaluate(
    (input: HTMLInputElement, [value, setter]) => {
      if (setter === 'page') input.value = value;
      else
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(
          input,
          value,
        );
    },
    [text, by] as const,
  );

const HIDDEN = '\u202A\u200B';
const END = '\u202C\u00A0';

// Every form: src/test/filledWithoutEvents.test.tsx.
test('a sign-in sends what stands in its fields, the address without invisible signs and the password as it is', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 401/);
  const { email } = accounts.admin;
  const password = '\u00A0\u200Boffice pass 1\u00A0';
  const lastBody = () => backend.log.findLast(({ path }) => path === '/api/login')?.body;
  await page.goto('login');
  await takenOver(page);
  for (const by of ['page', 'browser'] as const) {
    await put(field(page, 'Email'), `${HIDDEN}${email}${END}`, by);
    await put(field(page, 'Password'), password, by);
    // Drawing it anew takes nothing away.
    await page.getByRole('button', { name: /^(Show|Hide) password$/ }).click();
    await expect(field(page, 'Password')).toHaveValue(password);
    await field(page, 'Password').press('Enter');
    await answerDialog(page, 'Login Failed', 'OK');
    await expect(field(page, 'Password')).toHaveValue(password);
    expect(lastBody()).toMatchObject({ value: { email, password } });
  }
  await put(field(page, 'Password'), accounts.admin.password);
  await field(page, 'Email').press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a corrected cell of an import is taken as it stands there, its number without invisible signs', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await button(page, 'Import').click();
  await page
    .getByLabel('File (.csv or .xlsx)')
    .setInputFiles(csvOf([['Kashi Silks', '', 'B 1, Chowk', '']]));
  const cell = (column: string) => page.getByRole('textbox', { name: `${column}, row 2` });
  await cell('Firm Mobile No').fill(`${HIDDEN}9839000001${END}`);
  await cell('Area').focus();
  await put(cell('Area'), 'Chowk');
  await cell('Area').press('Enter');
  await expect(page.getByText('Rows in the file: 1 · none to mend · 1 corrected')).toBeVisible();
  await button(page, 'Start Import').click();
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(backend.store.firms.at(-1)).toMatchObject({ mobile: '9839000001', area: 'Chowk' });
});
