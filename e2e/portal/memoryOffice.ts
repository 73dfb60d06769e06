import { expect, type Locator, type Page } from '@playwright/test';
import { answerDialog, button, rowOf } from '../screens';

/** What this computer remembers, as the office sees it (rule Q7). */

/** The first day of a test, on the office's own clock. */
export const FRIDAY = '2026-11-20T10:00:00+05:30';
export const SATURDAY = '2026-11-21T09:00:00+05:30';

export const SENT_FRIDAY = 'link sent 20-11 (this computer)';
export const PERHAPS_FRIDAY = 'perhaps sent 20-11 (this computer)';

/** Anything at all that is said of a link. */
export const ANY_LINK = /sent \d\d-\d\d/;

export const sendNow = (page: Page, firm: string): Locator =>
  rowOf(page, firm).getByRole('button', { name: 'Send Now' });

/** Presses Send Now, and says yes; `told` is the message after it. */
export async function sendTo(page: Page, firm: string, told = 'Payment link sent'): Promise<void> {
  const send = sendNow(page, firm);
  // After a link it is busy until the list has been read again, and a press does nothing then.
  await expect(send).toHaveAttribute('aria-busy', 'false');
  await send.click();
  await answerDialog(page, `Payment link for ${firm}`, 'Send');
  await answerDialog(page, told, 'OK');
}

export async function openApplications(page: Page, query = ''): Promise<void> {
  await page.goto(`new-members${query}`);
  await expect(page.getByText(/^Showing \d+ to/)).toBeVisible();
}

export const namesShown = (page: Page): Promise<string[]> =>
  page.locator('tbody tr td:nth-child(3) button').allTextContents();

/** Forgets the notes by the account menu. */
export async function forgetNotes(page: Page): Promise<void> {
  const title = "Forget this computer's notes";
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: title }).click();
  await answerDialog(page, title, 'Forget');
}

/** All that the browser holds of the memory, as text. */
export const heldNotes = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('office-memory');
        opening.addEventListener('error', () => reject(new Error('Refused')));
        opening.addEventListener('success', () => {
          const held: unknown[] = [];
          const records = opening.result.transaction('records').objectStore('records');
          const reading = records.openCursor();
          reading.addEventListener('success', () => {
            const cursor = reading.result;
            if (cursor !== null) {
              held.push(cursor.key, cursor.value);
              cursor.continue();
              return;
            }
            opening.result.close();
            resolve(
              JSON.stringify(held, (_, value: unknown) =>
                value instanceof Float64Array ? [...value] : value,
              ),
            );
          });
        });
      }),
  );
