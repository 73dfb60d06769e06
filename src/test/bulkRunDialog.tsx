import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
// Imported before the first test: on a busy machine Vitest takes longer to load it than the portal waits for a script.
import '../features/members/bulkRun/BulkRunDialog';
import { type ListService } from './applications';
import { showOffice } from './office';
import { press } from './calls/moves';
import { chooseAll } from './listTools';
import { texts } from './texts';

/** The dialog of a bulk run, as the office sees it. */

const LINKS = 'Send payment links';
export const NUMBERS = 'Generate numbers';

export const question = async (title = LINKS) =>
  within(await screen.findByRole('dialog', { name: title }));

/** Opens the list and chooses the bulk run for all firms. */
export async function ask(service: ListService, { title = LINKS, path = '/new-members' } = {}) {
  const portal = showOffice(service, { path });
  await chooseAll();
  await press(title);
  await question(title);
  return portal;
}

/** Checks the counts by result; they always add up to the number of chosen firms (rule Q5). */
export async function expectTally(counts: Readonly<Record<string, number>>) {
  await screen.findByRole('button', { name: 'Save as CSV' });
  const dialog = within(screen.getByRole('dialog'));
  const numbers = texts(dialog.getAllByRole('definition')).map(Number);
  const all = texts(dialog.getAllByRole('term')).map((term, at) => [term, numbers[at]] as const);
  const sum = Object.values(counts).reduce((one, other) => one + other, 0);
  const seen = Object.fromEntries(all.filter(([, count]) => count !== 0));
  expect(seen).toEqual({ ...counts, Chosen: sum });
}

export const outcomeOf = (firm: string) =>
  within(screen.getByRole('dialog')).getByRole('row', { name: new RegExp(`^${firm} `) });
