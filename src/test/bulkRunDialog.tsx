import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
// There before the first test: on a busy machine Vitest takes longer to make it than the portal waits for a script.
import '../features/members/bulkRun/BulkRunDialog';
import { type ListService, showOffice } from './applications';
import { chooseAll } from './listTools';
import { texts } from './texts';

/** The dialog of a queue, as the office sees it. */

const LINKS = 'Send payment links';
export const NUMBERS = 'Generate numbers';

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const question = async (title = LINKS) =>
  within(await screen.findByRole('dialog', { name: title }));

/** Opens the list, and the question for all that it shows. */
export async function ask(service: ListService, { title = LINKS, path = '/new-members' } = {}) {
  const portal = showOffice(service, { path });
  await chooseAll();
  await press(title);
  await question(title);
  return portal;
}

/** What became of the firms, without the outcomes that none has; the sum is always the choice (rule Q5). */
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
