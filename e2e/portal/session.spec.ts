import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, field, heading, logOut, rowOf } from '../screens';
import { beSignedIn, fillSignIn, signIn, soon, stored, storedKeys } from './people';
import { sent, timesSent } from './wire';

const sixKeys = ['member_id', 'role', 'token', 'user', 'user_id', 'user_name'];

test('a sign-in is kept under the six keys, the member id beside the user id', async ({ page }) => {
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

test('without a member id in the answer the user id stands for it', async ({ page }) => {
  await signIn(page, 'secondMember');
  expect(await stored(page)).toMatchObject({ user_id: '311', member_id: '311' });
});

test('the general logout clears all six keys and the drafts', async ({ page }) => {
  await page.goto('register');
  await field(page, 'Firm Name').fill('Half typed');
  await signIn(page, 'admin');
  expect(await storedKeys(page)).toEqual(sixKeys);
  await logOut(page);
  expect(await stored(page)).toEqual({});
  await page.goto('register');
  await expect(field(page, 'Firm Name')).toHaveValue('');
});

test('the logout of the simple dashboard is the general one', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto('dashboard');
  await expect(page.getByText('Welcome, कैलाश गुप्ता')).toBeVisible();
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/members\/login$/);
  expect(await stored(page)).toEqual({});
});

test('the logout of the member layout leaves user_id and user_name, and nobody trusts them', async ({
  page,
  backend,
}) => {
  await signIn(page, 'member');
  await page.evaluate(() => {
    localStorage.setItem('username', 'left by an older portal');
    localStorage.setItem('id', '21');
  });
  await logOut(page);
  expect(await stored(page)).toEqual({ user_id: '21', user_name: 'कैलाश गुप्ता' });

  const calls = backend.log.length;
  await page.goto('receipt');
  await expect(page).toHaveURL(/\/members\/login$/);
  await expect(page.getByText('Signed in as')).toHaveCount(0);
  expect(backend.log).toHaveLength(calls);
});

test('Back after a sign-out shows nothing of the member', async ({ page }) => {
  await signIn(page, 'member');
  await page.goto('receipt');
  await expect(page.getByText('R-2025-0310')).toBeVisible();
  await logOut(page);
  await page.goBack();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page).toHaveURL(/\/members\/(login)?$/);
  await expect(page.getByText('R-2025-0310')).toHaveCount(0);
});

test('a sign-out reaches the other tab', async ({ page, context }) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('members');
  await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(/\/members\/login$/, soon);
  await expect(other.getByText('Ansari Handloom House')).toHaveCount(0, soon);
  // Nobody was told that anything failed: the person signed out.
  await expect(other.getByRole('dialog')).toHaveCount(0);
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
  await expect(other.getByText('R-2025-0310')).toBeVisible();

  await page.goto('login');
  await expect(page.getByText('Signed in as कैलाश गुप्ता:')).toBeVisible();
  await fillSignIn(page, 'secondMember');
  await button(page, 'Login').click();
  await expect(page).toHaveURL(/\/members\/member$/);

  await expect(other.getByRole('link', { name: 'Shabnam Ansari' })).toBeVisible(soon);
  await expect(other.getByText('R-2025-0310')).toHaveCount(0, soon);
  await expect(other.getByRole('alert')).toContainText('Failed to load receipt.');
  expect(sent(backend).at(-1)).toBe('GET /api/receipt/311');
});

test('a sign-in as a member takes the office’s screen out of the other tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('members');
  await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();
  await signIn(page, 'member');
  await expect(other).toHaveURL(/\/members\/dashboard$/, soon);
  await expect(other.getByText('Welcome, कैलाश गुप्ता')).toBeVisible();
  await expect(other.getByText('Ansari Handloom House')).toHaveCount(0);
});

test('an expired session says so once, in the tab that noticed, and reaches the other', async ({
  page,
  context,
  backend,
  tolerate,
}) => {
  tolerate(/status of 401/);
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('members');
  await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();
  backend.store.tokens.clear();

  await page.reload();
  await expect(dialog(page, 'Authentication Failed')).toContainText('Please log in again.');
  await expect(other).toHaveURL(/\/members\/(login)?$/, soon);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await answerDialog(page, 'Authentication Failed', 'OK');
  await expect(page).toHaveURL(/\/members\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([]);

  await fillSignIn(page, 'admin');
  await button(page, 'Login').click();
  await expect(page).toHaveURL(/\/members\/admin$/);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'New Registration' }),
  ).toBeVisible();
});

test('several calls refused at the same time say it once', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/status of 401/);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  const badges = page.getByRole('button', { name: 'Active', exact: true });
  await expect(badges).toHaveCount(3);
  backend.store.tokens.clear();
  const goOn = backend.fail('PATCH /api/members/{id}/status', { kind: 'hang' });
  for (const badge of await badges.all()) await badge.click();
  await expect.poll(() => timesSent(backend, 'PATCH /api/members/{id}/status')).toBe(3);
  goOn();
  await expect(dialog(page, 'Authentication Failed')).toBeVisible();
  await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
  await answerDialog(page, 'Authentication Failed', 'OK');
  await expect(page).toHaveURL(/\/members\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
