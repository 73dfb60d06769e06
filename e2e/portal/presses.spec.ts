import { expect } from '@playwright/test';
import type { Backend } from '../backend/server';
import { PendingCalls } from '../faults/PendingCalls';
import { goWithin, holdKey, twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, dialog, field, fillApplication, named, rowOf, swappedIn } from '../screens';
import { timesSent } from './wire';

/* A held key, which only a real keyboard repeats. Every change pressed in every other way: src/test/pressOnce. */

/** A held key repeats 33 times a second, after half a second. */
const SHORT = 12;
const LONG = 75;

const GENERATE = 'GET /api/membership/{id}';
const STATUS = 'PATCH /api/members/{id}/status';
const SEND = 'POST /api/members/{id}/send-payment-link';

test('holding Enter on a form sends it once and does not answer the dialog that follows', async ({
  page,
  context,
  backend,
}) => {
  const calls = new PendingCalls(context, backend.url);
  await page.goto('register');
  await swappedIn(page);
  for (const [sent, on] of [button(page, 'Submit'), field(page, 'Area')].entries()) {
    await fillApplication(page);
    await on.focus();
    await holdKey(page, 'Enter', SHORT);
    await expect(page.getByRole('dialog')).toBeVisible();
    await holdKey(page, 'Enter', SHORT);
    await twoFrames(page);
    await expect(page.getByRole('dialog').locator(':focus')).toHaveText('OK');
    await page.keyboard.up('Enter');
    await calls.settle(page);
    expect(timesSent(backend, 'POST /api/register')).toBe(sent + 1);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    // Pressing the key again works.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, 'Firm Name')).toHaveValue('');
  }
});

/** Adds firms with the same buttons before and after the one that is pressed. */
function addFirms({ store }: Backend): void {
  for (const payment of ['paid', 'pending', 'done'] as const)
    for (const place of [1, 2, 3])
      store.addFirm({ firmName: `Firm ${payment} ${place}`, mobile: '9300000001', payment });
}

test('a key held down in a row opens the dialog without answering it, and changes once; closing a message generates no other number', async ({
  office: page,
  context,
  backend,
}) => {
  const calls = new PendingCalls(context, backend.url);
  addFirms(backend);
  await page.goto('new-members');
  await swappedIn(page);
  await test.step('a dialog', async () => {
    await named(rowOf(page, 'Firm pending 1'), 'Send Now').focus();
    await holdKey(page, 'Enter', SHORT);
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeFocused();
    // If the key answered the question and asked it again, the focus would leave and come back.
    await page.evaluate(() =>
      addEventListener('focusin', () => void (document.documentElement.dataset['moved'] = '')),
    );
    await holdKey(page, 'Enter', LONG);
    await twoFrames(page);
    await expect(cancel).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    await page.keyboard.up('Enter');
    await calls.settle(page);
    expect(timesSent(backend, SEND)).toBe(0);
    await cancel.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  // Space acts when the key goes up.
  for (const [firm, key, given] of [
    ['Firm paid 1', 'Enter', 1],
    ['Firm paid 2', 'Space', 2],
  ] as const)
    await test.step(`a number, by ${key}`, async () => {
      const generated = dialog(page, 'Membership No. generated successfully');
      await named(rowOf(page, firm), 'Generate').focus();
      await holdKey(page, key, SHORT);
      if (key === 'Enter') await expect(generated).toBeVisible();
      await holdKey(page, key, LONG);
      await page.keyboard.up(key);
      await expect(generated.locator(':focus')).toHaveText('OK');

      await holdKey(page, key, LONG);
      if (key === 'Enter') {
        await expect(generated).toHaveCount(0);
        await holdKey(page, key, SHORT);
      }
      await page.keyboard.up(key);
      await expect(generated).toHaveCount(0);
      await calls.settle(page);
      expect(timesSent(backend, GENERATE)).toBe(given);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  await test.step('a status', async () => {
    await goWithin(page, '/members');
    const row = rowOf(page, 'Firm done 1');
    await named(row, 'Active').focus();
    await holdKey(page, 'Enter', SHORT);
    await expect(named(row, 'Inactive')).toBeVisible();
    await holdKey(page, 'Enter', SHORT);
    await calls.settle(page);
    await holdKey(page, 'Enter', SHORT);
    await page.keyboard.up('Enter');
    await calls.settle(page);
    expect(timesSent(backend, STATUS)).toBe(1);
  });
});
