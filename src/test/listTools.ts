import { fireEvent, screen } from '@testing-library/react';
import { press } from './calls/moves';

/** What stands above the rows of a list. */

/** Chooses all that search and filter show, as a person does: the page, then the rest. */
export async function chooseAll(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose this page' }));
  const all = screen.getByRole<HTMLButtonElement>('button', { name: /^Choose all/ });
  if (!all.disabled) fireEvent.click(all);
}

/** A rare filter with its count, in the menu beside the others, which stays open. */
export async function findRareFilter(name: string): Promise<HTMLElement> {
  if (screen.queryAllByRole('menuitemradio').length === 0) await press('More');
  return screen.findByRole('menuitemradio', { name });
}

/** A rare filter that is chosen: it stands in the place of "More", with its count. */
export const findChosenRareFilter = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name });
