import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { localRecords } from '../localRecords';
import {
  answerDialog,
  button,
  followMenu,
  logOut,
  pressInAccount,
  rowOf,
  sendLink,
} from '../screens';
import { signInHere, stored } from './people';
import { onlyApplied, SEND } from './bulkRunOffice';

/** The notes on this computer (rule Q7) in the browser's real storage. Their texts are tested in linkNotes.test.tsx. */

const FRIDAY = '2026-11-20T10:00:00+05:30';
const MONDAY = '2026-11-23T10:00:00+05:30';
const SENT_FRIDAY = 'Link sent 20-11 from this computer';
const PERHAPS_FRIDAY = 'Link may have been sent 20-11 from this computer';
/** Matches every note about a sent link. */
const ANY_LINK = /sent \d\d-\d\d/;

/** All stored notes as text. */
const storedNotes = async (page: Page): Promise<string> => JSON.stringify(await localRecords(page));

/** Checks the count of the filter in the menu. */
async function noLink(page: Page, count: number) {
  await button(page, 'More').click();
  const entry = page.getByRole('menuitemradio', { name: `Not sent from this computer ${count}` });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
}

test('a second tab sees a sent link at once; it survives a reload and a sign-out, is private, and can be cleared', async ({
  office: page,
  context,
  backend,
  allowConsoleLine,
}) => {
  allowConsoleLine(/CONNECTION_RESET|status of 422/);
  await page.clock.install({ time: FRIDAY });
  onlyApplied(backend, 'pending', 3);
  const other = await context.newPage();
  for (const tab of [other, page]) await tab.goto('new-members');
  const before = await stored(page);
  // A refusal is not noted.
  backend.fail(SEND, { kind: 'json', status: 422, json: { message: 'No.' } }, 1);
  await sendLink(page, 'Firm 501', 'Error sending payment link');
  await expect(rowOf(page, 'Firm 501')).not.toContainText(ANY_LINK);
  await sendLink(page, 'Firm 502');
  await expect(rowOf(other, 'Firm 502')).toContainText(SENT_FRIDAY);
  await test.step('the browser stores only ids and times, and nothing in localStorage', async () => {
    expect(await stored(page)).toEqual(before);
    await expect.poll(() => storedNotes(page)).toContain('"id":502,');
    expect(await storedNotes(page)).not.toMatch(/Firm|9415|weavers|Lahurabir|Sunita|session-/);
  });
  backend.fail(SEND, { kind: 'lost' }, 1);
  await sendLink(page, 'Firm 503', 'Error sending payment link');
  await expect(rowOf(other, 'Firm 503')).toContainText(PERHAPS_FRIDAY);

  await test.step('another person does not see it', async () => {
    await page.clock.setSystemTime(MONDAY);
    await logOut(page);
    // The record of a link that may have been sent is kept for the next load (rule C11).
    const otherKeys = Object.keys(await stored(page)).filter((key) => !key.startsWith('sent:'));
    expect(otherKeys).toEqual(['last_group']);
    await signInHere(page, 'secondAdmin');
    await followMenu(page, 'New Registration');
    await noLink(page, 3);
    await expect(page.getByText(ANY_LINK)).toHaveCount(0);
    await expect(page.getByText('first seen')).toHaveCount(0);
    await logOut(page);
  });

  await test.step('the same person sees it again, in both tabs', async () => {
    await signInHere(page, 'admin');
    await expect(page.getByRole('link', { name: /first seen 3 days ago/ })).toBeVisible();
    for (const tab of [page, other]) {
      await tab.goto('new-members');
      await expect(rowOf(tab, 'Firm 502')).toContainText(SENT_FRIDAY);
      await expect(rowOf(tab, 'Firm 501')).toContainText('First seen 3 days ago on this computer');
      await noLink(tab, 1);
    }
  });

  await test.step('Clear notes', async () => {
    const title = 'Clear notes on this computer';
    await pressInAccount(page, title);
    await answerDialog(page, title, 'Clear notes');
    for (const tab of [page, other]) {
      await expect(tab.getByText(ANY_LINK)).toHaveCount(0);
      await expect(tab.getByText('first seen')).toHaveCount(0);
      await noLink(tab, 3);
    }
    const left = await storedNotes(page);
    expect(left).not.toContain('"id":502,');
    // The notes of the other person are kept.
    expect(left).toContain('#2;');
  });
});
