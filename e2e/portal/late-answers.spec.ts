import { expect, type Page } from '@playwright/test';
import { adminAccount, memberAccount, verificationTokens } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { fillPasswords } from '../editJob';
import { goWithin, serviceAsAtFirst } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { type HeldCall, holdCall, mayHoldLong } from '../heldCall';
import { button, dialog, field, followMenu, heading, logOut, rowOf, takenOver } from '../screens';
import {
  accounts,
  beSignedIn,
  fillSignIn,
  signIn,
  signInHere,
  signInWithin,
  stored,
} from './people';
import { timesSent } from './wire';

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

test('a verification after somebody signed in in another tab is told, and its token is not kept', async ({
  page,
  context,
  backend,
}) => {
  const late = holdCall(page, backend, 'POST /api/verify-email');
  await page.goto(`email-verification?token=${verificationTokens.signsIn}`);
  await late.sent();
  const other = await context.newPage();
  await signIn(other, 'admin');
  const before = await stored(other);
  await late.arrive();
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  expect(await stored(page)).toEqual(before);
});

const firm = 'Ansari Handloom House';

test('an Update whose form was left is told in a notice, and the form of another firm stays as it is', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('member-edit/311');
  await field(page, 'Area').fill('Typed for the first');
  const late = holdCall(page, backend, 'PUT /api/member_update');
  await button(page, 'Update').click();
  await late.sent();
  await followMenu(page, 'Registered Members');
  const question = dialog(page, 'Leave without saving?');
  await expect(question.or(heading(page, 'Members')).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Edit काशी सिल्क एम्पोरियम' }).click();
  await field(page, 'Area').fill('Typed for another');
  await late.arrive();

  await expect(page.getByRole('status').filter({ hasText: firm })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/members\/member-edit\/310$/);
  await expect(field(page, 'Area')).toHaveValue('Typed for another');
  expect(backend.store.firm(311)?.area).toBe('Typed for the first');
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

test('the next person in the same tab is told nothing of a Delete of the first', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  const late = holdCall(page, backend, 'DELETE /api/members/{id}');
  await button(page, `Delete ${firm}`).click();
  await dialog(page, `Delete ${firm}`).getByRole('button', { name: 'Delete' }).click();
  await late.sent();
  await logOut(page);
  await signInHere(page, 'secondAdmin');
  await followMenu(page, 'Registered Members');
  await expect(rowOf(page, firm)).toBeVisible();
  const before = await stored(page);
  expect(await late.arrive(), 'the call was not given up').toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: firm })).toHaveCount(0);
  expect(await stored(page)).toEqual(before);
  expect(timesSent(backend, 'DELETE /api/members/{id}')).toBe(1);
});
