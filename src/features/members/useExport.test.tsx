import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { userEvent } from 'storybook/test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectSavedFiles, savedLines } from '../../test/import/savedFiles';
import * as members from './MembersPage.stories';
import * as newMembers from './NewMembersPage.stories';
import type { User } from '../../test/User';

const Members = composeStories(members);
const NewMembers = composeStories(newMembers);

afterEach(() => void vi.restoreAllMocks());

const exportButton = () => screen.findByRole('button', { name: 'Export this list' });

/** The header of the file with its byte order mark, and its rows as a spreadsheet program reads them. */
async function saveCsv(user: User, name: string) {
  const saved = collectSavedFiles();
  await user.click(await exportButton());
  await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [header, ...lines] = await savedLines(saved, name);
  const { data } = Papa.parse<string[]>(lines.join('\n'), { skipEmptyLines: true });
  return { header, rows: data };
}

/** The cells of the rows shown, in the order of the file. */
const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [1, 2, 4, 3, 5].map((at) => row.children[at]?.textContent ?? ''));

/** A list cell as written in the CSV: no number is an empty cell, a formula is marked. */
const asWritten = (cell: string) =>
  cell === 'Not Available' ? '' : cell.startsWith('@') ? `'${cell}` : cell;

describe('Export this list as .csv', () => {
  test('holds the members that search and sort show, in their order, from all pages; of no row there is none', async () => {
    const user = userEvent.setup();
    await Members.Loaded.run();
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'loom');
    await user.click(screen.getByRole('button', { name: 'Firm Name' }));
    await user.click(screen.getByRole('button', { name: 'Firm Name' }));
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    const { header, rows } = await saveCsv(user, 'members.csv');
    expect(header).toBe('\uFEFF"membership","name","mobile","email","status"');
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(screen.getByText(`Showing 1 to 10 of ${rows.length} entries`)).toBeVisible();
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.slice(0, 10)).toEqual(shown().map((row) => row.map(asWritten)));
    expect(rows.map(([, name]) => name)).toContain("'@Lallapura Looms");

    await user.type(search, ', and nobody is called so');
    await waitFor(async () => expect(await exportButton()).toBeDisabled());
    await user.clear(search);
    await waitFor(async () => expect(await exportButton()).toBeEnabled());
  });

  test('holds the new registrations with their payment status', async () => {
    await NewMembers.Loaded.run();
    const { header, rows } = await saveCsv(userEvent.setup(), 'new_members.csv');
    expect(header).toBe('\uFEFF"membership","name","mobile","email","payment_status"');
    expect(rows).toHaveLength(46);
    expect(new Set(rows.map((row) => row[4]))).toEqual(
      new Set(['pending', 'paid', 'done', 'Under Review']),
    );
  });
});

test('an .xlsx that cannot be written says so, and what to do; the button is ready again', async () => {
  const user = userEvent.setup();
  const saved = collectSavedFiles();
  // A worker that ends at once, as if its script could not be loaded.
  class BrokenWorker extends EventTarget {
    postMessage() {
      this.dispatchEvent(new Event('error'));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', BrokenWorker);
  await Members.Loaded.run();
  const button = await exportButton();
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV (.csv)' })).toHaveFocus());
  await user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  const message = await screen.findByRole('dialog', { name: 'members.xlsx could not be created' });
  expect(message).toHaveTextContent('Choose .csv instead. It has the same rows.');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(within(message).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  await waitFor(() => expect(button).toHaveFocus());
  expect(saved).toEqual([]);
});
