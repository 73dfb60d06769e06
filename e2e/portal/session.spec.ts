import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { answerDialog, dialog, field, heading, logOut, rowOf, takenOver } from '../screens';
import { signIn, signInHere, signInWithin, soon, stored, storedKeys } from './people';
import { sent } from './wire';

const sixKeys = ['member_id', 'role', 'token', 'user', 'user_id', 'user_name'];

const firm = 'Ansari Handloom House';
const receiptNumber = 'R-2025-0310';

test('a sign-in is kept under the six keys, and Back after the sign-out shows nothing of the member', async ({
  page,
}) => {
  await test.step('the member id beside the user id', async () => {
    await signIn(page, 'member');
    const { user = '', ...rest } = await stored(page);
    expect(rest).toEqual({
      token: expect.stringMatching(/^21\|session-\d+$/),
      user_id: '21',
      user_name: 'कैलाश गुप्ता',
      role: '2',
      member_id: '310',
    });
    const kept: unknown = JSON.parse(user);
    expect(kept).toMatchObject({ id: 21, name: 'कैलाश गुप्ता', role: 2 });
  });
  await test.step('Back after a sign-out', async () => {
    await goWithin(page, '/receipt');
    await expect(page.getByText(receiptNumber)).toBeVisible();
    await logOut(page);
    await page.goBack();
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page).toHaveURL(/\/members\/(login)?$/);
    await expect(page.getByText(receiptNumber)).toHaveCount(0);
  });
  await test.step('without a member id in the answer the user id stands for it', async () => {
    await signInWithin(page, 'secondMember');
    expect(await stored(page)).toMatchObject({ user_id: '311', member_id: '311' });
  });
});

test('the general logout clears all six keys and the drafts', async ({ page }) => {
  await page.goto('register');
  await field(page, 'Firm Name').fill('Half typed');
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain('Half typed');
  await signInWithin(page, 'admin');
  expect(await storedKeys(page)).toEqual(sixKeys);
  await logOut(page);
  expect(await stored(page)).toEqual({});
  await goWithin(page, '/register');
  await expect(field(page, 'Firm Name')).toHaveValue('');
});

test('a sign-in as another member reaches the other tab, without a word of the first', async ({
  page,
  context,
  tolerate,
  backend,
}) => {
  // The second member has no receipt.
  tolerate(/status of 404 .*\/api\/receipt\/311/);
  await signIn(page, 'member');
  const other = await context.newPage();
  await other.goto('receipt');
  await expect(other.getByText(receiptNumber)).toBeVisible();

  await goWithin(page, '/login');
  await expect(page.getByText('Signed in as कैलाश गुप्ता:')).toBeVisible();
  await signInWithin(page, 'secondMember');

  await expect(other.getByRole('link', { name: 'Shabnam Ansari' })).toBeVisible(soon);
  await expect(other.getByText(receiptNumber)).toHaveCount(0, soon);
  await expect(other.getByRole('alert')).toContainText('Failed to load receipt.');
  // The first tab reads its own screen meanwhile.
  const receipts = sent(backend).filter((call) => call.startsWith('GET /api/receipt/'));
  expect(receipts.at(-1)).toBe('GET /api/receipt/311');
});

test('the office’s list leaves the other tab with its session: signed out, taken over, cleared or expired', async ({
  page,
  context,
  backend,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 401/);
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('members');
  await takenOver(other);
  await expect(rowOf(other, firm)).toBeVisible();
  /** The admin is there again, in both tabs. */
  const beginAgain = async () => {
    await signInWithin(page, 'admin');
    await goWithin(other, '/members');
    await expect(rowOf(other, firm)).toBeVisible();
  };

  await test.step('a sign-out reaches the other tab', async () => {
    await logOut(page);
    await expect(other).toHaveURL(/\/members\/login$/, soon);
    await expect(other.getByText(firm)).toHaveCount(0, soon);
    // Nobody was told that anything failed: the person signed out.
    await expect(other.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a sign-in as a member takes the office’s screen out of the other tab', async () => {
    await beginAgain();
    await signInWithin(page, 'member');
    await expect(other).toHaveURL(/\/members\/dashboard$/, soon);
    await expect(other.getByText('Welcome, कैलाश गुप्ता')).toBeVisible();
    await expect(other.getByText(firm)).toHaveCount(0);
  });
  await test.step('a storage that is cleared in one signs out the other', async () => {
    await beginAgain();
    await page.evaluate(() => localStorage.clear());
    await expect(other).toHaveURL(/\/members\/login$/, soon);
    await expect(other.getByText(firm)).toHaveCount(0);
  });
  await test.step('an expired session says so once, in the tab that noticed, and reaches the other', async () => {
    await beginAgain();
    // A call that is still on its way would notice before the reload, which takes its message away.
    await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
    backend.store.tokens.clear();
    await page.reload();
    await expect(dialog(page, 'Authentication Failed')).toContainText('Please log in again.');
    await expect(other).toHaveURL(/\/members\/(login)?$/, soon);
    await expect(other.getByText(firm)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await answerDialog(page, 'Authentication Failed', 'OK');
    await expect(page).toHaveURL(/\/members\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    expect(await stored(page)).toEqual({});

    await signInHere(page, 'admin');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'New Registration' })).toBeVisible();
  });
});
