import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, field, heading, logOut, rowOf, takenOver } from '../screens';
import { signIn, signInHere, signInWithin, soon, stored } from './people';
import { sent } from './wire';

// A sign-out: sign-out.spec.ts. What a sign-in keeps and a logout clears: src/session/storedSession.test.ts, src/app/session.test.tsx.

const firm = 'Ansari Handloom House';

test('the office’s list leaves the other tab with its session: taken over, cleared or expired', async ({
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

  await test.step('a sign-in as a member takes the office’s screen out of the other tab', async () => {
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
    for (const tab of [page, other]) await expect(tab.getByRole('dialog')).toHaveCount(0);
    expect(await stored(page)).toEqual({});
  });
});

test('a member’s profile, what was typed into it and what Back leads to are gone with the member, here and in the other tab', async ({
  page,
  context,
  backend,
}) => {
  const ownFirm = 'काशी सिल्क एम्पोरियम';
  await signIn(page, 'member');
  const other = await context.newPage();
  await other.goto('profile_edit');
  await expect(other.getByText(ownFirm)).toBeVisible();
  await test.step('a sign-in as another member in one takes the profile of the first out of the other', async () => {
    await signInWithin(page, 'secondMember');
    await expect(other.getByText(ownFirm)).toHaveCount(0, soon);
    await expect(other.getByText(firm)).toBeVisible();
    expect(sent(backend)).toContain('GET /api/profile_view/311');
  });
  await test.step('a sign-out in one ends the edit in the other, and nothing typed is left for the next person', async () => {
    await button(other, 'Edit').click();
    await field(other, 'Area').fill('Half typed');
    await logOut(page);
    await expect(other).toHaveURL(/\/members\/login$/, soon);
    await expect(other.getByText('Half typed')).toHaveCount(0);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await signInHere(other, 'member');
    await goWithin(other, '/profile_edit');
    await button(other, 'Edit').click();
    await expect(field(other, 'Area')).not.toHaveValue('Half typed');
    await expect(other.getByText('never saved')).toHaveCount(0);
  });
  await test.step('Back after a sign-out shows nothing of the member', async () => {
    await goWithin(page, '/receipt');
    await expect(page.getByText('R-2025-0310')).toBeVisible();
    await logOut(page);
    await page.goBack();
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page).toHaveURL(/\/members\/(login)?$/);
    await expect(page.getByText('R-2025-0310')).toHaveCount(0);
  });
});
