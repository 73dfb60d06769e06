import { expect, type Page } from '@playwright/test';
import { adminAccount, memberAccount } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { type PausedCall, pauseCall, allowLongPauses } from '../pauseCall';
import { button, logOut, swappedIn } from '../screens';
import { fillSignIn, signInWithin, stored } from './people';

/**
 * An answer that arrives when somebody else is logged in (rule C4), in real tabs. Every call in every situation:
 * src/test/lateAnswers.
 */

test.beforeEach(({ context }) => allowLongPauses(context));

/** Sends the login form of a tab where nobody is logged in; the test releases the answer. */
async function sendSignIn(page: Page, backend: Backend): Promise<PausedCall> {
  const late = pauseCall(page, backend, 'POST /api/login');
  await goWithin(page, '/login');
  await fillSignIn(page, 'member');
  await button(page, 'Login').click();
  await expect(button(page, 'Logging in...')).toBeDisabled();
  await late.sent();
  return late;
}

test('a sign-in that finds another session from a second tab continues only for the same person', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('payment/failed');
  await swappedIn(page);
  const other = await context.newPage();
  await other.goto('payment/failed');
  await test.step('another person: their session does not change', async () => {
    const late = await sendSignIn(page, backend);
    await signInWithin(other, 'admin');
    const before = await stored(other);
    await late.arrive();
    await expect(page.getByText(`Signed in as ${adminAccount.name}:`)).toBeVisible();
    await expect(button(page, 'Login')).toBeEnabled();
    await expect(page).toHaveURL(/\/members\/login$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(memberAccount.name)).toHaveCount(0);
    expect(await stored(page)).toEqual(before);
  });
  await test.step('the same person: this tab continues too', async () => {
    await logOut(other);
    await expect(page.getByText('Signed in as')).toHaveCount(0);
    const late = await sendSignIn(page, backend);
    await signInWithin(other, 'member');
    await expect(page.getByText(`Signed in as ${memberAccount.name}:`)).toBeVisible();
    await late.arrive();
    await expect(page).toHaveURL(/\/members\/member$/);
  });
});
