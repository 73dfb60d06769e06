import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect } from 'vitest';
// There before the first test: on a busy machine Vitest takes longer to make it than the portal waits for a script.
import '../../features/member-import/ImportMembersDialog';
import '../../features/member-import/importTasks';
import * as stories from '../../features/member-import/ImportMembers.stories';
import { texts } from '../texts';
import { sentForm, timesSent } from '../wire';

export const IMPORT = 'POST /api/import/members';

const { ChooseFile } = composeStories(stories);

/** The dialog with this file chosen. */
export async function chosen(file: File) {
  await ChooseFile.run();
  const dialog = await theDialog();
  await dialog.choose(file);
  return dialog;
}

/** The dialog with this file read and checked. */
export async function checked(file: File) {
  const dialog = await chosen(file);
  await dialog.read();
  return dialog;
}

/** The file in the last of so many imports; fails where anything else went with it. */
export async function sentFile(times = 1): Promise<File> {
  await waitFor(() => expect(timesSent(IMPORT)).toBe(times));
  const parts = await sentForm(IMPORT);
  expect(parts.map(([name]) => name)).toEqual(['file']);
  const file = parts[0]?.[1];
  if (!(file instanceof File)) throw new Error('The part is no file');
  return file;
}

/** The lines of a CSV of the portal's, behind its mark. */
export async function linesOf(file: File): Promise<string[]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(text).toMatch(/^\uFEFF.*\r\n$/s);
  return text.slice(1, -2).split('\r\n');
}

/** What a person finds in the dialog; asked of its own box, since the list behind it has hundreds of buttons. */
export async function theDialog() {
  const [dialog] = await screen.findAllByRole('dialog', { name: 'Import Members' });
  if (dialog === undefined) throw new Error('The dialog is not there');
  const inside = within(dialog);
  // A person may choose "All files": the browser's own filter holds nobody back.
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
    /** What the same file is asked for a second time; gives the question's words. */
    sendAgain: async () => {
      const question = await screen.findByRole('dialog', { name: 'Import the same file again?' });
      await user.click(within(question).getByRole('button', { name: 'Import again' }));
      return question.textContent;
    },
    choose: (file: File) => user.upload(inside.getByLabelText('File (.csv or .xlsx)'), file),
    /** The step that the person is at, after its number. */
    step: () => dialog.querySelector('[aria-current="step"]')?.textContent.replace(/^\d/, ''),
    /** All of the file is read, and what is to mend is on show; its rows come from the worker a moment later. */
    read: async () => {
      await inside.findByText(/^Rows in the file/);
      if (/Needs fixing: [1-9]/.test(inside.getByText(/^Rows in the file/).textContent))
        await waitFor(() => filterOf(dialog, /^Needs fixing/));
      await waitFor(() => {
        if (shownRows().length === 0) throw new Error('No row is there yet');
      });
    },
    /** What a column of the file is used as. */
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
    /** The numbers of the rows that are shown. */
    rowNumbers: () =>
      texts([...dialog.querySelectorAll('tbody th')]).map((number) => Number(number)),
    /** What is said of each row that is shown, under its number in the file; of a cell after its name. */
    issues: () => {
      const rows: Record<string, readonly string[]> = {};
      for (const row of shownRows()) rows[row.querySelector('th')?.textContent ?? ''] = said(row);
      return rows;
    },
    /** The filters above the rows, each with its number. */
    filters: () => texts([...dialog.querySelectorAll('[role="radiogroup"] label')]),
    filter: async (name: RegExp) => user.click(inside.getByRole('radio', { name })),
  };
}

function filterOf(dialog: HTMLElement, name: RegExp): void {
  if (!within(dialog).getByRole<HTMLInputElement>('radio', { name }).checked)
    throw new Error('Another filter is chosen');
}

function said(row: Element): readonly string[] {
  const ofRow = texts([...row.querySelectorAll('[id^="remarks-of-row"] > span')]);
  const ofCells = [...row.querySelectorAll('input[type="text"], input:not([type])')].flatMap(
    (cell) => {
      const column = cell.getAttribute('aria-label')?.replace(/, row \d+$/, '');
      const issues = cell.parentElement?.lastElementChild?.children ?? [];
      return texts([...issues]).map((issue) => `${column}: ${issue}`);
    },
  );
  return [...ofRow, ...ofCells];
}

/** What the account says, name → number. */
export function countsIn(dialog: HTMLElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...dialog.querySelectorAll('.ant-statistic')].map((count) => {
      const [name = '', value = ''] = texts([...count.children]);
      return [name, value];
    }),
  );
}
