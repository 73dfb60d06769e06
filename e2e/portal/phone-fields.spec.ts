import { expect, type Locator, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, application, button, field, fillApplication } from '../screens';
import { timesSent } from './wire';

// How each text is rewritten is tested in src/domain/phoneEdit.test.ts and src/ui/plain. Here the browser's own cursor, keys,
// undo and input method write into the phone field.

/** An input method, as for another script: the text is already in the field while the person still chooses it. */
async function inputMethod(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Accepts the text. */
    commit: (text: string) => browser.send('Input.insertText', { text }),
  };
}

const LABEL = 'Firm Mobile No. (WhatsApp without +91)';
const mobile = (page: Page): Locator => field(page, LABEL);

/** Selects digits by keyboard, from the position `from` to `to`. */
async function select(input: Locator, from: number, to: number): Promise<void> {
  await input.focus();
  await input.press('Home');
  for (let at = 0; at < from; at++) await input.press('ArrowRight');
  for (let at = from; at < to; at++) await input.press('Shift+ArrowRight');
}

async function expectField(input: Locator, value: string, cursor: number): Promise<void> {
  await expect(input).toHaveValue(value);
  const range = await input.evaluate((element: HTMLInputElement) => [
    element.selectionStart,
    element.selectionEnd,
  ]);
  expect(range).toEqual([cursor, cursor]);
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

test('a number can be corrected at the cursor, a full one accepts no more digits, and that number is sent', async ({
  page,
  backend,
}) => {
  await page.goto('register');
  await fillApplication(page);
  await test.step('a full field rejects a digit typed in the middle, loses none and says so', async () => {
    await mobile(page).fill('9839010008');
    await select(mobile(page), 4, 4);
    await page.keyboard.type('7');
    await expectField(mobile(page), '9839010008', 4);
    const full = page.getByText(
      'Only 10 digits fit here, without 0 or +91 in front. The extra digits were not added.',
    );
    await expect(full).toBeVisible();
    await page.keyboard.press('Delete');
    await expectField(mobile(page), '983910008', 4);
    await expect(full).toBeHidden();
    // Rewriting a text clears the browser's undo history; undo must never restore something that is not a number.
    await page.keyboard.press('Control+z');
    await expect(mobile(page)).toHaveValue(/^\d{9,10}$/);
  });
  await test.step('typed with +91 before it', async () => {
    await mobile(page).fill('');
    await mobile(page).pressSequentially('+91 98390 10008');
    await expectField(mobile(page), '9839010008', 10);
  });
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

test('while an input method composes, nothing is rewritten, sent or left', async ({
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
  // In Safari the key that accepts the text is sent afterwards, and is only known by its number.
  await field(page, 'Area').focus();
  await page.evaluate(() => {
    const key = { key: 'Enter', ctrlKey: true, keyCode: 229, bubbles: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  expect(timesSent(backend, 'POST /api/register')).toBe(0);
  await expect(field(page, 'Area')).toBeFocused();
});
