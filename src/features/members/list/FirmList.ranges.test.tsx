import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import {
  type TestFirm,
  few,
  many,
  nameOf,
  names,
  search,
  show,
  sortButton,
} from '../../../test/firmTable';
import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';

/* What spans several rows: boxes pressed with Shift, and rows that are copied. */

const box = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });
const isChecked = (name: string) => box(name).matches(':checked');
const chosen = () => names().filter((name) => isChecked(name ?? ''));

async function press(name: string, key: '' | 'Shift' = '') {
  const user = userEvent.setup();
  if (key === 'Shift') await user.keyboard('{Shift>}');
  await user.click(box(name));
}

describe('Shift on a box', () => {
  test('chooses all rows from the box before, downwards and upwards, and takes them out again', async () => {
    show(many);
    await press('Firm 003');
    await press('Firm 006', 'Shift');
    expect(chosen()).toEqual(['Firm 003', 'Firm 004', 'Firm 005', 'Firm 006']);
    await press('Firm 002', 'Shift');
    expect(chosen()).toHaveLength(5);
    await press('Firm 004', 'Shift');
    expect(chosen()).toEqual(['Firm 005', 'Firm 006']);
  });

  test('goes by the order shown, over pages', async () => {
    const user = userEvent.setup();
    show(many);
    await press('Firm 009');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await press('Firm 012', 'Shift');
    expect(screen.getByText('4 of 250 chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await press('Firm 003');
    await user.click(sortButton('Area'));
    // The rows between them are now those of Chowk alone.
    await press('Firm 007', 'Shift');
    expect(chosen()).toEqual(['Firm 003', 'Firm 005', 'Firm 007', 'Firm 009', 'Firm 011']);
  });

  test('chooses one row if the box before is no longer shown, or nothing was pressed', async () => {
    const user = userEvent.setup();
    show(many);
    await press('Firm 002', 'Shift');
    expect(chosen()).toEqual(['Firm 002']);
    await user.type(search(), '00');
    await press('Firm 005', 'Shift');
    expect(chosen()).toEqual(['Firm 005']);
  });

  test('leaves no selected text', async () => {
    show(many);
    getSelection()?.selectAllChildren(screen.getByRole('table'));
    await press('Firm 004', 'Shift');
    expect(String(getSelection())).toBe('');
  });
});

const columns: readonly FirmColumn<TestFirm>[] = [
  {
    key: 'name',
    title: 'Firm',
    text: nameOf,
    render: ({ name }) => <button type="button">{name}</button>,
  },
  { key: 'area', title: 'Area', text: ({ area }) => area },
  {
    key: 'send',
    title: 'Link',
    text: () => 'Send Now',
    copyText: ({ shares }) => (shares === '10' ? 'Link sent\n12-11-2026' : ''),
    render: () => <button type="button">Send Now</button>,
  },
  { key: 'shares', title: 'Shares', text: ({ shares }) => shares },
  {
    key: 'action',
    title: 'Action',
    place: 'actions',
    sorter: false,
    text: () => '',
    render: ({ name }) => <a href="#view" aria-label={`View ${name}`}>{`View ${name}`}</a>,
  },
];

/** The text that the list puts on the clipboard; `null` if it leaves the selection to the browser. */
function copied(): string | null {
  const { anchorNode } = getSelection() ?? {};
  const from = anchorNode?.parentElement ?? document.body;
  let text: string | null = null;
  const clipboardData = {
    setData: (type: string, value: string) => {
      if (type === 'text/plain') text = value;
    },
  };
  const event = createEvent.copy(from, { clipboardData });
  fireEvent(from, event);
  expect(event.defaultPrevented).toBe(text !== null);
  return text;
}

const cell = (name: string) => {
  const element = within(screen.getByRole('table')).getByText(name);
  return element.firstChild ?? element;
};

describe('copied rows', () => {
  const LINES = [
    'Zari House\tChowk\t\t9',
    'ansari brothers\t\t\t100',
    'Ganga Brocade\tChowk\tLink sent 12-11-2026\t10',
  ];

  test.each<[string, string, number, string, number]>([
    ['from the middle of a cell to that of another', 'Zari House', 3, 'Ganga Brocade', 2],
    ['backwards', 'Ganga Brocade', 2, 'Zari House', 5],
  ])('are one line for each firm, selected %s', (_, start, startAt, end, endAt) => {
    show(few, '', { columns });
    getSelection()?.setBaseAndExtent(cell(start), startAt, cell(end), endAt);
    expect(copied()).toBe(LINES.join('\n'));
  });

  test('one row is one line', () => {
    show(few, '', { columns });
    getSelection()?.setBaseAndExtent(cell('Ganga Brocade'), 0, cell('10'), 2);
    expect(copied()).toBe(LINES[2]);
  });

  test('a selection within a cell is left to the browser, also if it ends at the next cell', () => {
    show(few, '', { columns });
    getSelection()?.setBaseAndExtent(cell('Zari House'), 0, cell('Zari House'), 4);
    expect(copied()).toBeNull();
    const [, area] = screen.getAllByRole('cell', { name: 'Chowk' });
    expect(area).toBeDefined();
    if (area !== undefined) getSelection()?.setBaseAndExtent(cell('Ganga Brocade'), 0, area, 0);
    expect(copied()).toBeNull();
  });
});

test('the tools have the rows that are shown, as soon as they are shown', async () => {
  const seen = new Set<string>();
  function Note({ children }: { readonly children: ReactNode }) {
    useLayoutEffect(() => {
      const length = screen.queryByTitle('tools')?.textContent;
      seen.add(`${length} for ${screen.getByRole('status').textContent}`);
    });
    return children;
  }
  show(many, '?size=100', {
    above: ({ length }) => (
      <Note>
        <p title="tools">{length}</p>
      </Note>
    ),
  });
  seen.clear();
  await userEvent.type(search(), 'Lohta');
  expect([...seen].at(-1)).toBe('125 for Showing 1 to 100 of 125 entries');
  for (const note of seen) expect(note).toMatch(/^(\d+) for Showing 1 to \d+ of \1 entries$/);
});
