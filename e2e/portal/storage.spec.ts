import { expect, type Page } from '@playwright/test';
import { memberAccount, verificationTokens } from '../backend/accounts';
import { fillPasswords } from '../editJob';
import { goElsewhere, goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, field, heading, logOut, rowOf, takenOver } from '../screens';
import { beSignedIn, signIn, signInHere, soon, stored } from './people';
import { expectContract, sent, timesSent } from './wire';

const olderKeys = { username: 'left by an older portal', id: '21' };

const keepOlderKeys = (page: Page): Promise<void> =>
  page.evaluate((keys) => {
    for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
  }, olderKeys);

const changePassword = async (page: Page, submit: string): Promise<void> => {
  await fillPasswords(page, memberAccount.password, 'a new loom');
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
  await answerDialog(page, 'Password Change successfully', 'OK');
};

const expectSignedOut = (page: Page): Promise<void> => expect(page).toHaveURL(/\/members\/login$/);

test.describe('the six keys and the two older ones', () => {
  test('Logout and a changed password in the member layout leave user_id and user_name alone', async ({
    page,
    site,
    backend,
  }) => {
    const expectNobody = async (): Promise<void> => {
      await expectSignedOut(page);
      await expect(page.getByText('Signed in as')).toHaveCount(0);
    };
    const left = { user_id: '21', user_name: memberAccount.name };
    await beSignedIn(page, { backend, site }, 'member');
    await page.goto('membership');
    await expect(page.getByText('Thatheri Bazar, Varanasi')).toBeVisible();
    await keepOlderKeys(page);
    await logOut(page);
    expect(await stored(page)).toEqual(left);
    await test.step('and nobody trusts them without a token (S2)', async () => {
      const calls = backend.log.length;
      await page.goto('profile_edit');
      await expectNobody();
      await goWithin(page, '/receipt');
      await expectNobody();
      expect(backend.log).toHaveLength(calls);
    });

    await signInHere(page, 'member', '/receipt');
    await keepOlderKeys(page);
    await goWithin(page, '/change-member-password');
    await changePassword(page, 'Submit');
    await expectNobody();
    expect(await stored(page)).toEqual(left);
    await page.goto('profile_edit');
    await expectNobody();
  });

  test('Logout of the simple dashboard and of /changepassword, and a changed password there, clear all six', async ({
    page,
    site,
    backend,
  }) => {
    // The specification lets only a member's logout take the older keys.
    const expectCleared = async (): Promise<void> => {
      await expectSignedOut(page);
      expect(await stored(page)).toEqual(olderKeys);
    };
    await beSignedIn(page, { backend, site }, 'member');
    await page.goto('dashboard');
    await expect(page.getByText(`Welcome, ${memberAccount.name}`)).toBeVisible();
    await keepOlderKeys(page);
    await button(page, 'Logout').click();
    await expectCleared();

    await signInHere(page, 'member');
    await goWithin(page, '/changepassword');
    await button(page, 'Logout').click();
    await expectCleared();

    await signInHere(page, 'member');
    await goWithin(page, '/changepassword');
    await changePassword(page, 'Change Password');
    await expectCleared();
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
    await takenOver(other);
    await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();

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
    const before = await stored(page);
    await page.goto(link(verificationTokens.verifies));
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
    expect(await stored(page)).toEqual(before);
  });

  test('that is not valid says so, a reload does not send it again, and one without a token is not sent at all', async ({
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

    for (const address of ['email-verification', 'email-verification?token=', link('  ')])
      await test.step(`/${address} fails without a request`, async () => {
        await goElsewhere(page);
        await goWithin(page, `/${address}`);
        await expect(page.getByRole('alert')).toContainText('Email verification failed.');
      });
    expect(sent(backend)).toEqual(['POST /api/verify-email']);
    expectContract(backend);
    expect(await stored(page)).toEqual({});
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
  await goWithin(page, '/profile_edit');
  await expectSignedOut(page);
});
