import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
// There before the first test: on a busy machine Vitest takes longer to make it than the portal waits for a script.
import './exportFile';
import * as members from './MembersPage.stories';
import * as newMembers from './NewMembersPage.stories';

const Members = composeStories(members);
const NewMembers = composeStories(newMembers);

type User = ReturnType<typeof userEvent.setup>;

interface SavedFile {
  readonly name: string;
  readonly file: Blob | undefined;
}

/** jsdom has no downloads: what the page hands over stands here, in the order of the clicks. */
let saved: SavedFile[] = [];

beforeEach(() => {
  saved = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    if (!(file instanceof Blob)) throw new TypeError('not a file');
    const address = `blob:${files.size}`;
    files.set(address, file);
    return address;
  };
  URL.revokeObjectURL = (address) => void files.delete(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.get(this.href) });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const exportButton = () => screen.findByRole('button', { name: 'Export this view' });

async function chooseCsv(user: User) {
  await user.click(await exportButton());
  await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
}

/** The text of the file with its mark, and its cells as a spreadsheet program finds them. */
async function savedCsv(name: string) {
  const [only] = saved;
  expect(only?.name).toBe(name);
  const bytes = await only?.file?.arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { text, rows: Papa.parse<string[]>(text, { skipEmptyLines: true }).data };
}

/** Cells of every row of every page, from the first page on. */
async function shownOnAllPages(user: User, columns: readonly number[]): Promise<string[][]> {
  const shown: string[][] = [];
  for (;;) {
    const [, ...rows] = screen.getAllByRole('row');
    for (const row of rows) {
      const cells = row.querySelectorAll('td');
      shown.push(columns.map((column) => cells[column]?.textContent ?? ''));
    }
    const next = screen.getByRole('button', { name: 'Next' });
    if (next.hasAttribute('disabled')) return shown;
    await user.click(next);
  }
}

/** As a cell of the list stands in the CSV: no number is an empty cell, a formula is defused. */
const asWritten = (cell: string) =>
  cell === 'Not Available' ? '' : cell.startsWith('@') ? `'${cell}` : cell;

const written = (rows: readonly string[][]) => rows.map((row) => row.map(asWritten));

describe('Export this view as .csv', () => {
  test('holds the members that search and sort show, in their order, from all pages; of no row there is none', async () => {
    const user = userEvent.setup();
    await Members.Loaded.run();
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'loom');
    await user.click(screen.getByRole('button', { name: 'Firm Name' }));
    await user.click(screen.getByRole('button', { name: 'Firm Name' }));
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await chooseCsv(user);

    const { text, rows } = await savedCsv('members.csv');
    expect(text).toMatch(/^\uFEFF"membership","name","mobile","email","status"\r\n/);
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    const shown = await shownOnAllPages(user, [1, 2, 4, 3, 5]);
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.length).toBeLessThan(250);
    expect(rows.slice(1)).toEqual(written(shown));
    expect(rows.map(([, name]) => name)).toContain("'@Lallapura Looms");

    await user.type(search, ', and nobody is called so');
    await waitFor(async () => expect(await exportButton()).toBeDisabled());
    await user.clear(search);
    await waitFor(async () => expect(await exportButton()).toBeEnabled());
  });

  test('holds the new registrations with their payment status', async () => {
    await NewMembers.Loaded.run();
    await chooseCsv(userEvent.setup());
    const { text, rows } = await savedCsv('new_members.csv');
    expect(text).toMatch(/^\uFEFF"membership","name","mobile","email","payment_status"\r\n/);
    expect(rows).toHaveLength(47);
    expect(new Set(rows.slice(1).map((row) => row[4]))).toEqual(
      new Set(['pending', 'paid', 'done', 'Under Review']),
    );
  });
});

test('an .xlsx that cannot be written says so, and what to do; the button is ready again', async () => {
  const user = userEvent.setup();
  // A worker that ends at once, as where its file cannot be fetched.
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
  // antd gives the focus to the menu some frames later, in jsdom to a hidden one too.
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV (.csv)' })).toHaveFocus());
  await user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  const message = await screen.findByRole('dialog', { name: 'members.xlsx could not be written' });
  expect(message).toHaveTextContent('Please choose .csv instead: it holds the same rows.');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(within(message).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  await waitFor(() => expect(button).toHaveFocus());
  expect(saved).toEqual([]);
});
