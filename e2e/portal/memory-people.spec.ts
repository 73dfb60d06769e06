import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { holdCall } from '../heldCall';
import { button, dialog, followMenu, heading, logOut, rowOf } from '../screens';
import {
  ANY_LINK,
  forgetNotes,
  FRIDAY,
  heldNotes,
  openApplications,
  PERHAPS_FRIDAY,
  sendNow,
  sendTo,
  SENT_FRIDAY,
} from './memoryOffice';
import { beSignedIn, signIn, signInHere, sixKeys, soon, stored } from './people';
import { begin, LINKS, onlyApplied, SEND } from './queueOffice';

/** Whose the notes of this computer are, and where they stand (rule Q7). */

test.beforeEach(async ({ page, site, backend }) => {
  await page.clock.install({ time: FRIDAY });
  await beSignedIn(page, { backend, site }, 'admin');
  onlyApplied(backend, 'pending', 3);
});

test('another person at this computer sees nothing of it; the same person sees it again after signing in', async ({
  page,
}) => {
  await openApplications(page);
  await sendTo(page, 'Firm 502');
  await expect.poll(() => heldNotes(page)).toContain('"linkSent":[502,');
  await page.clock.setSystemTime('2026-11-23T10:00:00+05:30');
  await logOut(page);
  expect(await stored(page)).toEqual({});

  await signInHere(page, 'secondAdmin');
  await followMenu(page, 'New Registration');
  await expect(page.getByRole('radio', { name: 'No link from here 3' })).toBeVisible();
  await expect(rowOf(page, 'Firm 502')).not.toContainText(ANY_LINK);
  await expect(page.getByText('first seen')).toHaveCount(0);
  await sendNow(page, 'Firm 502').click();
  await expect(dialog(page, 'Payment link for Firm 502')).not.toContainText(ANY_LINK);
  await dialog(page, 'Payment link for Firm 502').getByRole('button', { name: 'Cancel' }).click();
  await logOut(page);

  await signInHere(page, 'admin');
  await expect(page.getByRole('link', { name: /first seen 3 days ago/ })).toBeVisible();
  await followMenu(page, 'New Registration');
  await expect(rowOf(page, 'Firm 502')).toContainText(SENT_FRIDAY);
  await expect(rowOf(page, 'Firm 501')).toContainText('first seen 3 days ago (this computer)');
  await expect(page.getByRole('radio', { name: 'No link from here 2' })).toBeVisible();
});

test('the browser keeps ids and times of it, nothing else, and nothing in localStorage', async ({
  page,
}) => {
  await openApplications(page);
  const before = await stored(page);
  await sendTo(page, 'Firm 502');
  await expect(rowOf(page, 'Firm 502')).toContainText(SENT_FRIDAY);
  expect(await stored(page)).toEqual(before);
  await expect.poll(() => heldNotes(page)).toContain('502,');
  const notes = await heldNotes(page);
  expect(notes).not.toMatch(/Firm|9415|weavers|Lahurabir|Sunita|session-/);
});

for (const how of ['Send Now', 'the queue'] as const)
  test(`a link of ${how} whose answer comes when somebody else is here is noted for the one who sent it`, async ({
    page,
    context,
    backend,
  }) => {
    await openApplications(page);
    const held = holdCall(page, backend, SEND);
    if (how === 'Send Now') {
      await sendNow(page, 'Firm 501').click();
      await dialog(page, 'Payment link for Firm 501').getByRole('button', { name: 'Send' }).click();
    } else {
      await button(page, 'Choose all 3').click();
      await button(page, LINKS).click();
      await begin(page, 'Send to 3');
    }
    await held.sent();
    const other = await context.newPage();
    await other.goto('login');
    await other.evaluate(
      (keys) => {
        for (const [name, value] of Object.entries(keys)) localStorage.setItem(name, value);
      },
      sixKeys(backend, 'secondAdmin'),
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await held.arrive();
    await openApplications(other);
    await expect(other.getByRole('radio', { name: 'No link from here 3' })).toBeVisible();
    await expect(rowOf(other, 'Firm 501')).not.toContainText(ANY_LINK);
    await goWithin(other, '/admin');
    await logOut(other);
    await signInHere(other, 'admin');
    await followMenu(other, 'New Registration');
    await expect(rowOf(other, 'Firm 501')).toContainText(SENT_FRIDAY);
  });

test('a second tab sees a link at once, a doubtful one too, and asks with its day', async ({
  page,
  context,
  backend,
  tolerate,
}) => {
  tolerate(/CONNECTION_RESET/);
  const other = await context.newPage();
  await openApplications(other);
  await openApplications(page);
  await sendTo(page, 'Firm 502');
  await expect(rowOf(other, 'Firm 502')).toContainText(SENT_FRIDAY, soon);
  backend.fail(SEND, { kind: 'lost' }, 1);
  await sendTo(page, 'Firm 503', 'Error sending payment link');
  await expect(rowOf(other, 'Firm 503')).toContainText(PERHAPS_FRIDAY, soon);
  await expect(other.getByRole('radio', { name: 'No link from here 1' })).toBeVisible();
  await sendNow(other, 'Firm 502').click();
  await expect(dialog(other, 'Payment link for Firm 502')).toContainText(SENT_FRIDAY);
});

test('Forget in the account menu: nothing of it is left in this tab, in another one, or in the storage', async ({
  page,
  context,
}) => {
  await openApplications(page);
  await sendTo(page, 'Firm 502');
  await expect.poll(() => heldNotes(page)).toContain('"linkSent":[502,');
  await page.clock.setSystemTime('2026-11-23T10:00:00+05:30');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openApplications(tab);
    await expect(rowOf(tab, 'Firm 502')).toContainText(SENT_FRIDAY);
    await expect(rowOf(tab, 'Firm 502')).toContainText('first seen 3 days ago');
  }
  await forgetNotes(page);
  await expect(page.getByText("This computer's notes are forgotten.")).toBeVisible();
  for (const tab of [page, other]) {
    await expect(rowOf(tab, 'Firm 502')).not.toContainText(ANY_LINK);
    await expect(tab.getByText('first seen')).toHaveCount(0);
    await expect(tab.getByRole('radio', { name: 'No link from here 3' })).toBeVisible();
  }
  expect(await heldNotes(page)).not.toContain('502,');
  // The next list is a first one.
  await page.clock.setSystemTime('2026-11-24T10:00:00+05:30');
  await openApplications(page);
  await expect(page.getByText('first seen')).toHaveCount(0);
  await expect(rowOf(page, 'Firm 502')).not.toContainText(ANY_LINK);
});

test('Forget takes the notes of who presses it alone', async ({ page }) => {
  await openApplications(page);
  await sendTo(page, 'Firm 502');
  await logOut(page);
  await signInHere(page, 'secondAdmin');
  await followMenu(page, 'New Registration');
  await sendTo(page, 'Firm 503');
  await forgetNotes(page);
  await expect(rowOf(page, 'Firm 503')).not.toContainText(ANY_LINK);
  await logOut(page);
  await signInHere(page, 'admin');
  await followMenu(page, 'New Registration');
  await expect(rowOf(page, 'Firm 502')).toContainText(SENT_FRIDAY);
});

test('a member has no notes to forget', async ({ page }) => {
  await signIn(page, 'member');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Help', 'Logout']);
});
