import { expect, type Page } from '@playwright/test';
import { memberAccount, verificationTokens } from '../backend/accounts';
import { fillPasswords } from '../editJob';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, field, heading, logOut, rowOf } from '../screens';
import { beSignedIn, signIn, soon, stored } from './people';
import { expectContract, sent, timesSent } from './wire';

const olderKeys = { username: 'left by an older portal', id: '21' };

const keepOlderKeys = (page: Page): Promise<void> =>
  page.evaluate((keys) => {
    for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
  }, olderKeys);

test.describe('the six keys and the two older ones', () => {
  for (const { name, start, act } of [
    {
      name: 'Logout of the member layout',
      start: 'membership',
      act: (page: Page) => logOut(page),
    },
    {
      name: 'a changed password in the member layout',
      start: 'change-member-password',
      act: async (page: Page) => {
        await fillPasswords(page, memberAccount.password, 'a new loom');
        await button(page, 'Submit').click();
        await answerDialog(page, 'Password Change successfully', 'OK');
      },
    },
  ])
    test(`${name} leaves user_id and user_name alone`, async ({ page, site, backend }) => {
      await beSignedIn(page, { backend, site }, 'member');
      await page.goto(start);
      await keepOlderKeys(page);
      await act(page);
      await expect(page).toHaveURL(/\/members\/login$/);
      expect(await stored(page)).toEqual({ user_id: '21', user_name: memberAccount.name });
      // And nobody trusts them without a token (S2).
      await page.goto('profile_edit');
      await expect(page).toHaveURL(/\/members\/login$/);
      await expect(page.getByText('Signed in as')).toHaveCount(0);
    });

  for (const { name, start, act } of [
    {
      name: 'Logout of the top bar of /changepassword',
      start: 'changepassword',
      act: (page: Page) => button(page, 'Logout').click(),
    },
    {
      name: 'a changed password of /changepassword',
      start: 'changepassword',
      act: async (page: Page) => {
        await fillPasswords(page, memberAccount.password, 'a new loom');
        await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
        await answerDialog(page, 'Password Change successfully', 'OK');
      },
    },
    {
      name: 'Logout of the simple dashboard',
      start: 'dashboard',
      act: (page: Page) => button(page, 'Logout').click(),
    },
  ])
    test(`${name} clears all six`, async ({ page, site, backend }) => {
      await beSignedIn(page, { backend, site }, 'member');
      await page.goto(start);
      await keepOlderKeys(page);
      await act(page);
      await expect(page).toHaveURL(/\/members\/login$/);
      // The specification lets only a member's logout take the older keys.
      expect(await stored(page)).toEqual(olderKeys);
    });
});

const link = (token: string) => `email-verification?token=${encodeURIComponent(token)}`;

test.describe('an e-mail verification link', () => {
  test('stores its token, clears the session before, and leaves no trace of the token', async ({
    page,
    context,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    const other = await context.newPage();
    await other.goto('members');
    await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();

    await page.goto('login');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(link(verificationTokens.signsIn));
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
    expect(page.url()).toBe(`${site.origin}/members/email-verification`);
    expect(await stored(page)).toEqual({ token: expect.stringMatching(/^21\|session-\d+$/) });
    expect(sent(backend).filter((line) => line.includes('verify-email'))).toHaveLength(1);
    expect(backend.log.find(({ call }) => call === 'POST /api/verify-email')?.body).toEqual({
      kind: 'json',
      value: { token: verificationTokens.signsIn },
    });
    // Only the opening of the link itself names the token.
    expect(asked.filter((url) => url.includes(verificationTokens.signsIn))).toHaveLength(1);
    expect(JSON.stringify(backend.log.map(({ path, headers }) => [path, headers]))).not.toContain(
      verificationTokens.signsIn,
    );

    // The office's screen is gone from the other tab.
    await expect(other.getByText('Ansari Handloom House')).toHaveCount(0, soon);
    await expect(heading(other, 'Login')).toBeVisible();

    await button(page, 'Login').click();
    await expect(page).toHaveURL(/\/members\/login$/);
    await expect(page.getByText('Signed in as')).toHaveCount(0);
    const whole = await page.evaluate(() => history.length);
    for (let step = 1; step < whole; step += 1) {
      await page.goBack();
      expect(page.url()).not.toContain(verificationTokens.signsIn);
      if (page.url() === 'about:blank') break;
    }
    expect(timesSent(backend, 'POST /api/verify-email')).toBe(1);
  });

  test('without a token in the answer leaves the session alone', async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'member');
    await page.goto('member');
    const before = await stored(page);
    await page.goto(link(verificationTokens.verifies));
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
    expect(await stored(page)).toEqual(before);
  });

  test('that is not valid says so, and a reload does not send it again', async ({
    page,
    backend,
  }) => {
    await page.goto(link('somebody else'));
    const failed = 'Email verification failed. Please try again or contact support.';
    await expect(page.getByRole('alert')).toContainText(failed);
    await button(page, 'Resend Email').click();
    await expect(page.getByText('The office can send you a new link.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(failed);
    expect(sent(backend)).toEqual(['POST /api/verify-email']);
    expectContract(backend);
    expect(await stored(page)).toEqual({});
  });

  for (const address of ['email-verification', 'email-verification?token=', link('  ')])
    test(`/${address} fails without a request`, async ({ page, backend }) => {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('Email verification failed.');
      expect(backend.log).toEqual([]);
    });
});

test('where the browser refuses storage an edit still works in the tab, and a line says so', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('refused', 'SecurityError');
      };
  });
  await signIn(page, 'member');
  await expect(page.getByText(/does not let the portal store anything/)).toBeVisible();
  await page.getByRole('link', { name: 'Manage Profile' }).click();
  await button(page, 'Edit').click();
  await field(page, 'Area').fill('Godowlia');
  await button(page, 'Update').click();
  await answerDialog(page, 'Success', 'OK');
  expect(backend.store.firm(310)?.area).toBe('Godowlia');
  await logOut(page);
  await page.goto('profile_edit');
  await expect(page).toHaveURL(/\/members\/login$/);
});
