import { expect, type Page } from '@playwright/test';
import { adminAccount, memberAccount, verificationTokens } from '../backend/accounts';
import type { Fault } from '../backend/faults';
import type { Backend } from '../backend/server';
import { goElsewhere, goWithin, serviceAsAtFirst } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { type HeldCall, holdCall, mayHoldLong } from '../heldCall';
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
import { expectNotice, type Told, toldIn, toldSince, toldSoFar, watchTab } from '../whose/watch';
import { beSignedIn, fillSignIn, signIn, signInWithin, stored } from './people';
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
  await mayHoldLong(context);
});

/** What this tab has said in one kind of place since it stood at this number of messages. */
const toldAfter = async (page: Page, first: number, place: Told['in']): Promise<string[]> =>
  (await toldSince(page, first)).filter((told) => told.in === place).map(({ text }) => text);

/** Typed and sent in this tab, where nobody is signed in; its answer comes when the test says so. */
async function sendSignIn(page: Page, backend: Backend, answer?: Fault): Promise<HeldCall> {
  serviceAsAtFirst(backend);
  const late = holdCall(page, backend, LOGIN, answer);
  await goWithin(page, '/login');
  await fillSignIn(page, 'member');
  await button(page, 'Login').click();
  await expect(button(page, 'Logging in...')).toBeDisabled();
  await late.sent();
  return late;
}

test.describe('a sign-in answered late', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('payment/failed');
    await takenOver(page);
  });

  test('finds that somebody signed in meanwhile in another tab: only the same person is led on', async ({
    page,
    context,
    backend,
    tolerate,
  }) => {
    test.slow();
    tolerate(/status of 401/);
    const other = await context.newPage();
    await other.goto('payment/failed');
    /** Nobody is signed in, and both tabs know. */
    const nobody = async () => {
      await goWithin(other, '/changepassword');
      await button(other, 'Logout').click();
      await expect(other).toHaveURL(/\/members\/login$/);
      await expect(page.getByText('Signed in as')).toHaveCount(0);
      expect(await stored(page)).not.toHaveProperty('token');
    };

    await test.step('somebody else: nothing of their session changes', async () => {
      const late = await sendSignIn(page, backend);
      const first = await toldSoFar(page);
      await signInWithin(other, 'admin');
      const before = await stored(other);
      await late.arrive();
      await expect(page.getByText(`Signed in as ${adminAccount.name}:`)).toBeVisible();
      await expect(button(page, 'Login')).toBeEnabled();
      await expect(page).toHaveURL(/\/members\/login$/);
      expect(await toldAfter(page, first, 'dialog')).toEqual([]);
      expect((await toldAfter(page, first, 'status')).join()).not.toContain(memberAccount.name);
      expect(await stored(page)).toEqual(before);
      for (const tab of [other, page]) {
        await tab.goto('admin');
        await expect(heading(tab, 'Dashboard')).toBeVisible();
        await expect(tab).toHaveURL(/\/members\/admin$/);
      }
    });
    await test.step('somebody else, and refused: nothing is said to them', async () => {
      await nobody();
      const late = await sendSignIn(page, backend, unauthenticated);
      const first = await toldSoFar(page);
      await signInWithin(other, 'admin');
      const before = await stored(other);
      await late.arrive();
      await expect(button(page, 'Login')).toBeEnabled();
      expect(await toldAfter(page, first, 'dialog')).toEqual([]);
      expect(await stored(page)).toEqual(before);
    });
    await test.step('somebody else, who has gone again: nobody is signed in', async () => {
      await nobody();
      const late = await sendSignIn(page, backend);
      const first = await toldSoFar(page);
      await signInWithin(other, 'admin');
      await logOut(other);
      await late.arrive();
      await expect(button(page, 'Login')).toBeEnabled();
      await expect(page).toHaveURL(/\/members\/login$/);
      await expect(page.getByText('Signed in as')).toHaveCount(0);
      expect(await toldAfter(page, first, 'dialog')).toEqual([]);
      expect((await toldAfter(page, first, 'status')).join()).not.toContain(memberAccount.name);
      expect(await stored(page)).toEqual({});
      await goWithin(page, '/member');
      await expect(page).toHaveURL(/\/members\/login$/);
    });
    await test.step('the same person: this tab is led on too', async () => {
      const late = await sendSignIn(page, backend);
      await signInWithin(other, 'member');
      await expect(page.getByText(`Signed in as ${memberAccount.name}:`)).toBeVisible();
      await late.arrive();
      await expect(page).toHaveURL(/\/members\/member$/);
      await expect(heading(page, 'Dashboard')).toBeVisible();
    });
  });

  test('on the registration form is a notice: nobody is moved, and no letter is lost', async ({
    page,
    backend,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    await test.step('refused', async () => {
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
    await test.step('signed in', async () => {
      const late = await sendSignIn(page, backend);
      await page.getByRole('link', { name: 'Apply for membership' }).click();
      await expectApplicationKept(page);
      await late.arrive();
      await expectNotice(page, 'Login Successful');
      await expect(page).toHaveURL(/\/members\/register$/);
      await expectApplicationKept(page);
      expect(await stored(page)).toMatchObject({ user_id: String(memberAccount.userId) });
      expect(await toldIn(page, 'dialog')).toEqual([]);
      await button(page, 'Submit').click();
      await answerDialog(page, 'Application Submitted Successfully', 'OK');
      expect(timesSent(backend, 'POST /api/register')).toBe(1);
      await goWithin(page, '/member');
      await expect(page.getByRole('link', { name: memberAccount.name })).toBeVisible();
    });
  });
});

// Whose page was left: e2e/whose.
test.describe('a verification answered late', () => {
  const link = `email-verification?token=${verificationTokens.signsIn}`;
  const verified = 'Email verified successfully!';
  const failed = 'Email verification failed. Please try again or contact support.';

  test('after somebody signed in, who may have gone again, is told, and its token is not kept', async ({
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

    await test.step('who has gone again', async () => {
      await logOut(other);
      serviceAsAtFirst(backend);
      await goElsewhere(page);
      const again = holdCall(page, backend, VERIFY);
      await goWithin(page, `/${link}`);
      await again.sent();
      await expect(page.getByText(verified)).toHaveCount(0);
      await signInWithin(other, 'admin');
      await logOut(other);
      await again.arrive();
      await expect(page.getByText(verified)).toBeVisible();
      expect(await stored(page)).toEqual({});
    });
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
    await goWithin(page, '/members');
    await expect(rowOf(page, 'Ansari Handloom House')).toBeVisible();
  });
});
