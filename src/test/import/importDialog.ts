import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect } from 'vitest';
// Imported before the first test: on a busy machine Vitest takes longer to load it than the portal waits for a script.
import '../../features/members/import/ImportDialog';
import '../../features/members/import/importTasks';
import * as stories from '../../features/members/import/ImportMembers.stories';
import { texts } from '../texts';
import { sentForm, timesSent } from '../wire';

export const IMPORT = 'POST /api/import/members';

const { ChooseFile } = composeStories(stories);

export async function chosen(file: File) {
  await ChooseFile.run();
  const dialog = await theDialog();
  await dialog.choose(file);
  return dialog;
}

/** The dialog after this file was read and checked. */
export async function checked(file: File) {
  const dialog = await chosen(file);
  await dialog.read();
  return dialog;
}

/** The file of the last import; fails if anything else was sent with it, or if there were more or fewer imports. */
export async function sentFile(times = 1): Promise<File> {
  await waitFor(() => expect(timesSent(IMPORT)).toBe(times));
  const parts = await sentForm(IMPORT);
  expect(parts.map(([name]) => name)).toEqual(['file']);
  const file = parts[0]?.[1];
  if (!(file instanceof File)) throw new Error('The part is no file');
  return file;
}

/** The lines of a CSV of the portal, without the byte order mark. */
export async function linesOf(file: File): Promise<string[]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(text).toMatch(/^\uFEFF.*\r\n$/s);
  return text.slice(1, -2).split('\r\n');
}

/** The dialog's parts, searched only inside it, because the list behind has hundreds of buttons. */
export async function theDialog() {
  const [dialog] = await screen.findAllByRole('dialog', { name: 'Import Members' });
  if (dialog === undefined) throw new Error('The dialog is not there');
  const inside = within(dialog);
  // The file picker lets people choose "All files", so its filter cannot be relied on.
  const user = userEvent.setup({ applyAccept: false });
  const button = (name: string | RegExp) => inside.getByRole('button', { name });
  const shownRows = () => [...dialog.querySelectorAll('tbody tr')];
  return {
    user,
    dialog,
    inside,
    button,
    queryButton: (name: string | RegExp) => inside.queryByRole('button', { name }),
    press: (name: string | RegExp) => user.click(button(name)),
    choose: (file: File) => user.upload(inside.getByLabelText('File (.csv or .xlsx)'), file),
    /** The current step without its number. */
    step: () => dialog.querySelector('[aria-current="step"]')?.textContent.replace(/^\d/, ''),
    /** Waits until the whole file is read and the rows that need fixing are shown; they come from the worker a moment later. */
    read: async () => {
      await inside.findByText(/^Rows in the file/);
      if (/Needs fixing: [1-9]/.test(inside.getByText(/^Rows in the file/).textContent))
        await waitFor(() => filterOf(dialog, /^Needs fixing/));
      await waitFor(() => {
        if (shownRows().length === 0) throw new Error('No row is there yet');
      });
    },
    /** The setting "Use as" of a column. */
    usedAs: (column: string) =>
      inside.getByLabelText(`Use ${column} as`).closest('.ant-select')?.textContent,
    useAs: async (column: string, as: string) => {
      await user.click(inside.getByLabelText(`Use ${column} as`));
      await user.keyboard(as);
      const open = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';
      const option = [...document.querySelectorAll(`${open} .ant-select-item-option`)].find(
        ({ textContent }) => textContent === as,
      );
      if (option === undefined) throw new Error(`Nothing is used as ${as}`);
      await user.click(option);
    },
    cell: (column: string, row: number) => inside.getByLabelText(`${column}, row ${row}`),
    rowNumbers: () =>
      texts([...dialog.querySelectorAll('tbody th')]).map((number) => Number(number)),
    /** The issues of each visible row, by its number in the file; for a cell with its name. */
    issues: () => {
      const rows: Record<string, readonly string[]> = {};
      for (const row of shownRows())
        rows[row.querySelector('th')?.textContent ?? ''] = cellTexts(row);
      return rows;
    },
    /** The filters above the rows with their counts. */
    filters: () => texts([...dialog.querySelectorAll('[role="radiogroup"] label')]),
    filter: async (name: RegExp) => user.click(inside.getByRole('radio', { name })),
  };
}

function filterOf(dialog: HTMLElement, name: RegExp): void {
  if (!within(dialog).getByRole<HTMLInputElement>('radio', { name }).checked)
    throw new Error('Another filter is chosen');
}

function cellTexts(row: Element): readonly string[] {
  const ofRow = texts([...row.querySelectorAll('[id^="issues-of-row"] > span')]);
  const ofCells = [...row.querySelectorAll('input[type="text"], input:not([type])')].flatMap(
    (cell) => {
      const column = cell.getAttribute('aria-label')?.replace(/, row \d+$/, '');
      const issues = cell.parentElement?.lastElementChild?.children ?? [];
      return texts([...issues]).map((issue) => `${column}: ${issue}`);
    },
  );
  return [...ofRow, ...ofCells];
}

/** The counts of the report by name. */
export function countsIn(dialog: HTMLElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...dialog.querySelectorAll('.ant-statistic')].map((count) => {
      const [name = '', value = ''] = texts([...count.children]);
      return [name, value];
    }),
  );
}
