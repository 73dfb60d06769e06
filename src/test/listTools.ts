import { fireEvent, screen } from '@testing-library/react';
import { press } from './calls/moves';

/** Chooses all rows that search and filter show: the page, then the rest. */
export async function chooseAll(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose this page' }));
  const all = screen.getByRole<HTMLButtonElement>('button', { name: /^Choose all/ });
  if (!all.disabled) fireEvent.click(all);
}

/** Opens the menu of rare filters and returns one with its count. */
export async function findRareFilter(name: string): Promise<HTMLElement> {
  if (screen.queryAllByRole('menuitemradio').length === 0) await press('More');
  return screen.findByRole('menuitemradio', { name });
}

/** The chosen rare filter, which replaces "More", with its count. */
export const findChosenRareFilter = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name });
