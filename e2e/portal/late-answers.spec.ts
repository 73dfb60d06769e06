import { expect, type Page } from '@playwright/test';
import { adminAccount, memberAccount } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { fillPasswords } from '../editJob';
import { goWithin, serviceAsAtFirst } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { type HeldCall, holdCall, mayHoldLong } from '../heldCall';
import { button, field, heading, logOut, takenOver } from '../screens';
import { accounts, beSignedIn, fillSignIn, signInHere, signInWithin, stored } from './people';

/**
 * An answer that comes when the session or the screen that asked is gone (rule C4): one of each kind over real tabs and a real
 * network. Every call in every situation: src/test/whose.
 */

test.beforeEach(({ context }) => mayHoldLong(context));

/** Typed and sent in this tab, where nobody is signed in; its answer comes when the test says so. */
async function sendSignIn(page: Page, backend: Backend): Promise<HeldCall> {
  const late = holdCall(page, backend, 'POST /api/login');
  await goWithin(page, '/login');
  await fillSignIn(page, 'member');
  await button(page, 'Login').click();
  await expect(button(page, 'Logging in...')).toBeDisabled();
  await late.sent();
  return late;
}

test('a sign-in finds that somebody signed in meanwhile in another tab: only the same person is led on', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('payment/failed');
  await takenOver(page);
  const other = await context.newPage();
  await other.goto('payment/failed');
  await test.step('somebody else: nothing of their session changes', async () => {
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
  await test.step('the same person: this tab is led on too', async () => {
    await logOut(other);
    await expect(page.getByText('Signed in as')).toHaveCount(0);
    const late = await sendSignIn(page, backend);
    await signInWithin(other, 'member');
    await expect(page.getByText(`Signed in as ${memberAccount.name}:`)).toBeVisible();
    await late.arrive();
    await expect(page).toHaveURL(/\/members\/member$/);
  });
});

/** The note that a change is on its way (rule C11) goes with its answer; it is nobody's session. */
const storedButSent = async (page: Page) =>
  Object.fromEntries(
    Object.entries(await stored(page)).filter(([key]) => !key.startsWith('sent:')),
  );

test('a password that is changed late says nothing to whoever stands there by then', async ({
  page,
  context,
  site,
  backend,
}) => {
  const send = async () => {
    const late = holdCall(page, backend, 'POST /api/changepassword');
    await fillPasswords(page, accounts.admin.password, 'a new loom');
    await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
    await late.sent();
    return late;
  };
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('changepassword');
  const other = await context.newPage();
  await other.goto('admin');
  await test.step('after a sign-out in another tab', async () => {
    const late = await send();
    await logOut(other);
    await expect(heading(page, 'Login')).toBeVisible();
    const before = await storedButSent(page);
    expect(await late.arrive(), 'the call was not given up').toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storedButSent(page)).toEqual(before);
    // It was changed all the same.
    expect(backend.store.users.find(({ id }) => id === adminAccount.userId)?.password).toBe(
      'a new loom',
    );
  });
  await test.step('after somebody else signed in there: they stay signed in', async () => {
    serviceAsAtFirst(backend);
    await signInHere(page, 'admin');
    await goWithin(page, '/changepassword');
    const late = await send();
    await signInWithin(other, 'secondAdmin');
    const before = await storedButSent(other);
    await expect(field(page, 'New Password')).toHaveValue('');
    expect(await late.arrive(), 'the call was not given up').toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/members\/changepassword$/);
    expect(await storedButSent(page)).toEqual(before);
  });
});
