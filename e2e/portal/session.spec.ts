import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, field, heading, logOut } from '../screens';
import { signIn, signInHere, signInWithin } from './people';
import { sent } from './wire';

// Logout: sign-out.spec.ts. The office taken over by another login: verification.spec.ts; expired: unsaved-sign-in.spec.ts.
// What a login stores and a logout removes: src/session/storedSession.test.ts, src/app/session.test.tsx.

const firm = 'Ansari Handloom House';

test('signing out removes the member’s profile, edits and history, here and in the other tab', async ({
  page,
  context,
  backend,
}) => {
  const ownFirm = 'काशी सिल्क एम्पोरियम';
  await signIn(page, 'member');
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('profile_edit');
  await expect(other.getByText(ownFirm)).toBeVisible();
  await test.step('signing in as another member in one tab removes the first member’s profile from the other', async () => {
    // Within a second (rule S4). In fact at once, since the timers of that tab are paused.
    await other.clock.pauseAt(Date.now() + 60_000);
    await signInWithin(page, 'secondMember');
    await expect(other.getByText(ownFirm)).toHaveCount(0);
    await other.clock.resume();
    await expect(other.getByText(firm)).toBeVisible();
    expect(sent(backend)).toContain('GET /api/profile_view/311');
  });
  await test.step('signing out in one tab ends the edit in the other, and leaves no typed text for the next person', async () => {
    await button(other, 'Edit').click();
    await field(other, 'Area').fill('Half typed');
    await logOut(page);
    await expect(other).toHaveURL(/\/members\/login$/);
    await expect(other.getByText('Half typed')).toHaveCount(0);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await signInHere(other, 'member');
    await goWithin(other, '/profile_edit');
    await button(other, 'Edit').click();
    await expect(field(other, 'Area')).not.toHaveValue('Half typed');
    await expect(other.getByText('You have unsaved changes')).toHaveCount(0);
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
