import { expect, type Locator, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { inputMethod } from '../inputMethod';
import { answerDialog, application, button, field, fillApplication, takenOver } from '../screens';
import { officeForm, openForm, profileForm } from './editForms';
import { beSignedIn } from './people';
import { timesSent } from './wire';

const LABEL = 'Firm Mobile No. (WhatsApp without +91)';
const mobile = (page: Page): Locator => field(page, LABEL);

/** Selects the digits behind the first `from`, up to `to`, as a person does with the keyboard. */
async function select(input: Locator, from: number, to: number): Promise<void> {
  await input.focus();
  await input.press('Home');
  for (let at = 0; at < from; at++) await input.press('ArrowRight');
  for (let at = from; at < to; at++) await input.press('Shift+ArrowRight');
}

const cursorOf = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => [element.selectionStart, element.selectionEnd]);

async function expectField(input: Locator, value: string, cursor: number): Promise<void> {
  await expect(input).toHaveValue(value);
  expect(await cursorOf(input)).toEqual([cursor, cursor]);
}

const ways = {
  'Devanagari digits, key by key': (page: Page) => page.keyboard.type('७५'),
  'Devanagari digits, at once': (page: Page) => page.keyboard.insertText('७५'),
  'a slip between two digits': (page: Page) => page.keyboard.type('7a5'),
  'a composed text': async (page: Page) => {
    const { compose, commit } = await inputMethod(page);
    await compose('७');
    await compose('७५');
    await expect(mobile(page)).toHaveValue(/७५/);
    await commit('७५');
  },
} as const;

test('two digits in the middle of a number are mended where they stand, and that number is sent', async ({
  page,
  backend,
}) => {
  await page.goto('register');
  await fillApplication(page);
  for (const [name, put] of Object.entries(ways))
    await test.step(name, async () => {
      await mobile(page).fill('9839010008');
      await select(mobile(page), 4, 6);
      await put(page);
      await expectField(mobile(page), '9839750008', 6);
    });
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  expect(backend.log.at(-1)?.body).toMatchObject({ value: { firmMobile: '9839750008' } });
});

for (const form of [officeForm, profileForm])
  test(`${form.name} keeps the cursor in all its numbers`, async ({ page, site, backend }) => {
    await beSignedIn(page, { backend, site }, form.person);
    await page.goto(form.path);
    await openForm(page, form);
    for (const label of [LABEL, 'Firm Alternate Mobile', 'Representative Mobile-3'])
      for (const put of [ways['a slip between two digits'], ways['Devanagari digits, at once']]) {
        await field(page, label).fill('9839010008');
        await select(field(page, label), 4, 6);
        await put(page);
        await expectField(field(page, label), '9839750008', 6);
      }
    await mobile(page).fill('983901000812345');
    await select(mobile(page), 4, 4);
    await page.keyboard.type('7');
    await expectField(mobile(page), '983901000812345', 4);
    await expect(
      page.getByText('At most 15 digits fit in here. The rest was not taken.'),
    ).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('7');
    await expectField(mobile(page), '983701000812345', 4);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await answerDialog(page, 'Success', 'OK');
    expect(backend.log.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      value: { firmMobile: '983701000812345', representatives: expect.arrayContaining([]) },
    });
  });

test('a full field takes no digit in the middle, pushes none out and says so', async ({ page }) => {
  await page.goto('register');
  await takenOver(page);
  await mobile(page).fill('9839010008');
  await select(mobile(page), 4, 4);
  await page.keyboard.type('7');
  await expectField(mobile(page), '9839010008', 4);
  await page.keyboard.insertText('9415201101');
  await expectField(mobile(page), '9839010008', 4);
  const full = page.getByText(
    'Ten digits fit in here, without 0 or +91 before them. The rest was not taken.',
  );
  await expect(full).toBeVisible();
  await page.keyboard.press('Delete');
  await expectField(mobile(page), '983910008', 4);
  await expect(full).toBeHidden();
  await page.keyboard.type('x');
  await expectField(mobile(page), '983910008', 4);
  // A browser forgets its own steps where a text was rewritten; it never brings back what is no number.
  await page.keyboard.press('Control+z');
  await expect(mobile(page)).toHaveValue(/^\d{9,10}$/);
});

test('a number typed with +91, 0 or 0091 before it becomes its ten digits; one that is no mobile is remarked and sent', async ({
  page,
  backend,
}) => {
  await page.goto('register');
  await fillApplication(page);
  for (const keys of ['+91 98390 10008', '098390-10008', '0091 9839010008', '9839010008']) {
    await mobile(page).fill('');
    await mobile(page).pressSequentially(keys);
    await expectField(mobile(page), '9839010008', 10);
  }
  await mobile(page).fill('');
  await mobile(page).pressSequentially('+91 98390 100');
  await expect(
    page.getByText('The ten digits are enough: a 0 or +91 before them is left out.'),
  ).toBeVisible();
  await button(page, 'Submit').click();
  await expect(mobile(page)).toHaveAccessibleDescription('Enter exactly 10 digits');
  expect(timesSent(backend, 'POST /api/register')).toBe(0);

  for (const [number, isMobile] of [
    ['9198765432', true],
    ['5422401101', false],
  ] as const) {
    await mobile(page).fill('');
    await mobile(page).pressSequentially(number);
    await expect(mobile(page)).toHaveValue(number);
    await expect(
      page.getByText('A mobile number begins with 6, 7, 8 or 9. Please check this one.'),
    ).toHaveCount(isMobile ? 0 : 1);
  }
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  expect(backend.log.at(-1)?.body).toMatchObject({ value: { firmMobile: '5422401101' } });
});

test('while an input method composes nothing is rewritten, sent or left', async ({
  page,
  backend,
}) => {
  await page.goto('register');
  await fillApplication(page);
  await mobile(page).fill('');
  const { compose, commit } = await inputMethod(page);
  for (const label of [LABEL, 'Area', 'Address']) {
    await field(page, label).focus();
    await compose('क९');
    const composed = await field(page, label).inputValue();
    expect(composed).toContain('क९');
    for (const key of ['Enter', 'Control+Enter', 'Escape', 'Tab']) await page.keyboard.press(key);
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveValue(composed);
    await commit('क९');
  }
  await expect(mobile(page)).toHaveValue('9');
  await expect(field(page, 'Area')).toHaveValue(`${application.Area}क९`);
  expect(timesSent(backend, 'POST /api/register')).toBe(0);
  // In Safari the key that chooses the text comes after it, with nothing but its number.
  await field(page, 'Area').focus();
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', {
      key: 'Enter',
      ctrlKey: true,
      keyCode: 229,
      bubbles: true,
    });
    document.activeElement?.dispatchEvent(key);
  });
  expect(timesSent(backend, 'POST /api/register')).toBe(0);
  await expect(field(page, 'Area')).toBeFocused();
});
