import { expect, type Page } from '@playwright/test';
import { adminAccount, memberAccount, verificationTokens } from '../backend/accounts';
import type { Fault } from '../backend/faults';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { type HeldCall, holdCall } from '../heldCall';
import {
  answerDialog,
  button,
  expectApplicationKept,
  fillApplication,
  heading,
  logOut,
  rowOf,
  takenOver,
} from '../screens';
import { expectNotice, toldIn, watchTab } from '../whose/watch';
import { beSignedIn, fillSignIn, signIn, stored } from './people';
import { timesSent } from './wire';

const LOGIN = 'POST /api/login';
const VERIFY = 'POST /api/verify-email';

const unauthenticated = {
  kind: 'json',
  status: 401,
  json: { message: 'Unauthenticated.' },
} as const;

test.beforeEach(async ({ context }) => {
  await context.addInitScript(watchTab);
});

/** Typed and sent in this tab, where nobody is signed in; its answer comes when the test says so. */
async function sendSignIn(page: Page, backend: Backend, answer?: Fault): Promise<HeldCall> {
  const late = holdCall(page, backend, LOGIN, answer);
  await page.goto('login');
  await takenOver(page);
  await fillSignIn(page, 'member');
  await button(page, 'Login').click();
  await expect(button(page, 'Logging in...')).toBeDisabled();
  await late.sent();
  return late;
}

test.describe('a sign-in answered late', () => {
  test('after somebody else signed in changes nothing of their session', async ({
    page,
    context,
    backend,
  }) => {
    const late = await sendSignIn(page, backend);
    const other = await context.newPage();
    await signIn(other, 'admin');
    const before = await stored(other);
    await late.arrive();

    await expect(page.getByText(`Signed in as ${adminAccount.name}:`)).toBeVisible();
    await expect(button(page, 'Login')).toBeEnabled();
    await expect(page).toHaveURL(/\/members\/login$/);
    expect(await toldIn(page, 'dialog')).toEqual([]);
    expect((await toldIn(page, 'status')).join()).not.toContain(memberAccount.name);
    expect(await stored(page)).toEqual(before);
    for (const tab of [other, page]) {
      await tab.goto('admin');
      await expect(heading(tab, 'Dashboard')).toBeVisible();
      await expect(tab).toHaveURL(/\/members\/admin$/);
    }
  });

  test('after the same person signed in in another tab leads on here too', async ({
    page,
    context,
    backend,
  }) => {
    const late = await sendSignIn(page, backend);
    const other = await context.newPage();
    await signIn(other, 'member');
    await expect(page.getByText(`Signed in as ${memberAccount.name}:`)).toBeVisible();
    await late.arrive();
    await expect(page).toHaveURL(/\/members\/member$/);
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });

  test('after somebody else signed in and out again signs nobody in', async ({
    page,
    context,
    backend,
  }) => {
    const late = await sendSignIn(page, backend);
    const other = await context.newPage();
    await signIn(other, 'admin');
    await logOut(other);
    await late.arrive();

    await expect(button(page, 'Login')).toBeEnabled();
    await expect(page).toHaveURL(/\/members\/login$/);
    await expect(page.getByText('Signed in as')).toHaveCount(0);
    expect(await toldIn(page, 'dialog')).toEqual([]);
    expect((await toldIn(page, 'status')).join()).not.toContain(memberAccount.name);
    expect(await stored(page)).toEqual({});
    await page.goto('member');
    await expect(page).toHaveURL(/\/members\/login$/);
  });

  test('and refused, after somebody else signed in, says nothing to them', async ({
    page,
    context,
    backend,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    const late = await sendSignIn(page, backend, unauthenticated);
    const other = await context.newPage();
    await signIn(other, 'admin');
    const before = await stored(other);
    await late.arrive();
    await expect(button(page, 'Login')).toBeEnabled();
    expect(await toldIn(page, 'dialog')).toEqual([]);
    expect(await stored(page)).toEqual(before);
  });

  test('on the registration form: signed in, not moved, nothing typed is lost', async ({
    page,
    backend,
  }) => {
    const late = await sendSignIn(page, backend);
    await page.getByRole('link', { name: 'Apply for membership' }).click();
    await fillApplication(page);
    await late.arrive();

    await expectNotice(page, 'Login Successful');
    await expect(page).toHaveURL(/\/members\/register$/);
    await expectApplicationKept(page);
    expect(await stored(page)).toMatchObject({ user_id: String(memberAccount.userId) });
    expect(await toldIn(page, 'dialog')).toEqual([]);
    await button(page, 'Submit').click();
    await answerDialog(page, 'Application Submitted Successfully', 'OK');
    expect(timesSent(backend, 'POST /api/register')).toBe(1);
    await page.goto('member');
    await expect(page.getByRole('link', { name: memberAccount.name })).toBeVisible();
  });

  test('and refused, on the registration form: a notice, and no letter is lost', async ({
    page,
    backend,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    const late = await sendSignIn(page, backend, unauthenticated);
    await page.getByRole('link', { name: 'Apply for membership' }).click();
    await fillApplication(page);
    await late.arrive();
    await expectNotice(page, 'Login Failed');
    expect(await toldIn(page, 'dialog')).toEqual([]);
    await expect(page).toHaveURL(/\/members\/register$/);
    await expectApplicationKept(page);
    expect(await stored(page)).not.toHaveProperty('token');
  });
});

test.describe('a verification answered late', () => {
  const link = `email-verification?token=${verificationTokens.signsIn}`;
  const verified = 'Email verified successfully!';
  const failed = 'Email verification failed. Please try again or contact support.';

  test('after somebody signed in is told, and its token is not kept', async ({
    page,
    context,
    backend,
  }) => {
    const late = holdCall(page, backend, VERIFY);
    await page.goto(link);
    await late.sent();
    const other = await context.newPage();
    await signIn(other, 'admin');
    const before = await stored(other);
    await late.arrive();
    await expect(page.getByText(verified)).toBeVisible();
    expect(await stored(page)).toEqual(before);
    await other.reload();
    await expect(heading(other, 'Dashboard')).toBeVisible();
  });

  test('after somebody signed in and out again keeps no token', async ({
    page,
    context,
    backend,
  }) => {
    const late = holdCall(page, backend, VERIFY);
    await page.goto(link);
    await late.sent();
    const other = await context.newPage();
    await signIn(other, 'admin');
    await logOut(other);
    await late.arrive();
    await expect(page.getByText(verified)).toBeVisible();
    expect(await stored(page)).toEqual({});
  });

  test('after its page was left keeps no token, and moves nobody', async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('login');
    const before = await stored(page);
    const late = holdCall(page, backend, VERIFY);
    await page.goto(link);
    await late.sent();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(heading(page, 'Login')).toBeVisible();
    const { pathname } = new URL(page.url());
    await late.arrive();
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(await toldIn(page, 'dialog')).toEqual([]);
    expect(await stored(page)).toEqual(before);
  });

  test('refused with 401 while an admin is signed in speaks of the link, and leaves the admin alone', async ({
    page,
    context,
    site,
    backend,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    await beSignedIn(page, { backend, site }, 'admin');
    const other = await context.newPage();
    await other.goto('members');
    await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();
    const before = await stored(other);
    const late = holdCall(page, backend, VERIFY, unauthenticated);
    await page.goto(link);
    await late.sent();
    await late.arrive();

    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(page).toHaveURL(/\/members\/email-verification$/);
    for (const tab of [page, other]) expect(await toldIn(tab, 'dialog')).toEqual([]);
    expect(await stored(page)).toEqual(before);
    expect(
      backend.log.find(({ call }) => call === VERIFY)?.headers.authorization,
      'a bearer of the person who happens to be signed in',
    ).toBeUndefined();
    await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();
    await page.goto('members');
    await expect(rowOf(page, 'Ansari Handloom House')).toBeVisible();
  });
});
