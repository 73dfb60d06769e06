import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { rowOf } from './rowOf';
import { readable } from './shownMessages';
import type { User } from './User';

/** The status badges of the members list, and the notice with Undo. */

export const FIRM = 'Jaiswal Silk Emporium';

export const badge = async (text: string, firm = FIRM) => {
  const row = await rowOf(firm);
  return row.findByRole('button', { name: `${text}: ${firm}` });
};
export const waitForStatus = async (text: string, firm = FIRM) =>
  waitFor(async () => expect(await badge(text, firm)).toHaveAttribute('aria-busy', 'false'));

export const noticeOf = (firstWords: string) => () => {
  const notice = ['status', 'alert']
    .flatMap((role) => screen.queryAllByRole(role, { hidden: true }))
    .find(({ textContent }) => readable(textContent).startsWith(firstWords));
  if (notice === undefined) throw new Error(`Nothing says: ${firstWords}`);
  // The buttons are beside the text.
  return within(notice.parentElement ?? notice);
};
export const noticeSays = (firstWords: string) => waitFor(noticeOf(firstWords));
/** Searched by text, because computing the names of all buttons takes long. */
export const undoButtons = () => screen.queryAllByText('Undo');

/** Toggles the status and returns the notice. The notice keeps the focus, so that it stays for more than ten seconds. */
export async function toggle(user: User, firm = FIRM) {
  await user.click(await badge('Active', firm));
  const notice = await noticeSays(`${firm} is now Inactive.`);
  fireEvent.focusIn(notice.getByRole('button', { name: 'Undo' }));
  await waitForStatus('Inactive', firm);
  return notice;
}

export async function pressUndo(user: User) {
  const [button] = undoButtons();
  if (button !== undefined) await user.click(button);
}
