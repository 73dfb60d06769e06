import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { signIn, signInWithin } from './people';
import { sent } from './wire';

// Logout, and an edit in another tab: sign-out.spec.ts. The office taken over by another login: verification.spec.ts; expired: unsaved-sign-in.spec.ts. Back after a logout:
// back-forward-cache.spec.ts, src/app/guard/Guard.test.tsx.
// What a login stores and a logout removes: src/session/storedSession.test.ts, src/app/session.test.tsx.

const firm = 'Ansari Handloom House';

test('another member’s sign-in removes the profile in the other tab', async ({
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
  // Within a second (rule S4). In fact at once, since the timers of that tab are paused.
  await other.clock.pauseAt(Date.now() + 60_000);
  await signInWithin(page, 'secondMember');
  await expect(other.getByText(ownFirm)).toHaveCount(0);
  await other.clock.resume();
  await expect(other.getByText(firm)).toBeVisible();
  expect(sent(backend)).toContain('GET /api/profile_view/311');
});
