import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import type { Column } from './Column';
import { DataTable } from './DataTable';
import type { TableView } from './TableView';

interface Firm {
  readonly name: string;
  readonly area: string;
  readonly shares: string;
}

const columns: readonly Column<Firm>[] = [
  { key: 'name', title: 'Firm', text: ({ name }) => name },
  { key: 'area', title: 'Area', text: ({ area }) => area },
  { key: 'shares', title: 'Shares', text: ({ shares }) => shares },
  {
    key: 'action',
    title: 'Action',
    sortable: false,
    text: () => '',
    cell: ({ name }) => <a href={`#${name}`}>{`View ${name}`}</a>,
  },
];

const few: readonly Firm[] = [
  { name: 'Zari House', area: 'Chowk', shares: '9' },
  { name: 'ansari brothers', area: '', shares: '100' },
  { name: 'Ganga Brocade', area: 'Chowk', shares: '10' },
  { name: 'काशी रेशम', area: 'Lohta', shares: '2' },
];

const many: readonly Firm[] = Array.from({ length: 250 }, (_, index) => ({
  name: `Firm ${String(index + 1).padStart(3, '0')}`,
  area: index % 2 === 0 ? 'Chowk' : 'Lohta',
  shares: String(index),
}));

const nameless = () => null;

/** The table at an address of its own; the router tells what became of it. */
function show(rows: readonly Firm[], search = '') {
  const router = createMemoryRouter(
    [
      {
        path: '/firms',
        element: <DataTable label="Firms" rows={rows} columns={columns} recordOf={nameless} />,
      },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [`/firms${search}`] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** The cells of one column of the body, from the top. */
function column(index: number): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => row.querySelectorAll('td')[index]?.textContent);
}
const numbers = () => column(0);
const names = () => column(1);

const sortHeader = (name: string) => screen.getByRole('columnheader', { name });
const sortButton = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search' });

describe('search', () => {
  test('looks at every shown column, in any case, for every word', async () => {
    const user = userEvent.setup();
    show(few);
    expect(search()).toHaveAttribute('placeholder', 'Search');
    await user.type(search(), 'CHOWK');
    await waitFor(() => expect(names()).toEqual(['Zari House', 'Ganga Brocade']));
    await user.type(search(), ' 10');
    await waitFor(() => expect(names()).toEqual(['Ganga Brocade']));
    await user.clear(search());
    await user.type(search(), 'काशी');
    await waitFor(() => expect(names()).toEqual(['काशी रेशम']));
    expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  });

  test('without a hit says so', async () => {
    const user = userEvent.setup();
    show(few);
    await user.type(search(), 'nobody');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('starts again on the first page', async () => {
    const user = userEvent.setup();
    show(many, '?page=7');
    expect(numbers()[0]).toBe('61');
    await user.type(search(), 'Lohta');
    expect(await screen.findByText('Showing 1 to 10 of 125 entries')).toBeVisible();
    expect(numbers()[0]).toBe('1');
  });
});

describe('sort', () => {
  test('goes up, down, and back to the order of the answer; blanks stand last going up', async () => {
    const user = userEvent.setup();
    show(few);
    expect(sortHeader('Firm')).toHaveAttribute('aria-sort', 'none');
    await user.click(sortButton('Area'));
    expect(sortHeader('Area')).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Zari House', 'Ganga Brocade', 'काशी रेशम', 'ansari brothers']);
    await user.click(sortButton('Firm'));
    expect(names()).toEqual(['ansari brothers', 'Ganga Brocade', 'Zari House', 'काशी रेशम']);
    await user.click(sortButton('Firm'));
    expect(sortHeader('Firm')).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['काशी रेशम', 'Zari House', 'Ganga Brocade', 'ansari brothers']);
    await user.click(sortButton('Firm'));
    expect(sortHeader('Firm')).toHaveAttribute('aria-sort', 'none');
    expect(names()).toEqual(few.map(({ name }) => name));
  });

  test('reads numbers as numbers, and Sr.No. counts the rows as shown', async () => {
    const user = userEvent.setup();
    show(few);
    await user.click(sortButton('Shares'));
    expect(column(3)).toEqual(['2', '9', '10', '100']);
    expect(numbers()).toEqual(['1', '2', '3', '4']);
  });

  test('is offered where there is something to sort by', () => {
    show(few);
    expect(sortHeader('Action')).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Action' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sr.No.' })).not.toBeInTheDocument();
  });
});

const pages = () =>
  screen.getAllByRole('button', { name: /^Page / }).map((page) => page.textContent);

describe('paging', () => {
  test('ten rows, Next and Previous, never more than eight page links', async () => {
    const user = userEvent.setup();
    show(many);
    expect(screen.getByText('Showing 1 to 10 of 250 entries')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(pages()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Showing 11 to 20 of 250 entries')).toBeVisible();
    expect(numbers()[0]).toBe('11');
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await user.click(screen.getByRole('button', { name: 'Page 25' }));
    expect(numbers()).toHaveLength(10);
    expect(numbers()[9]).toBe('250');
    expect(pages()).toHaveLength(8);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(numbers()[0]).toBe('231');
  });

  test('the page sizes of the specification', async () => {
    const user = userEvent.setup();
    show(many, '?page=3');
    const size = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '10',
      '20',
      '50',
      '100',
    ]);
    await user.selectOptions(size, '100');
    expect(screen.getByText('Showing 1 to 100 of 250 entries')).toBeVisible();
    expect(names()).toHaveLength(100);
  });

  test('works from the keyboard', async () => {
    const user = userEvent.setup();
    show(many);
    sortButton('Firm').focus();
    await user.keyboard('{Enter}');
    expect(sortHeader('Firm')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard(' ');
    expect(names()[0]).toBe('Firm 250');
    screen.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('{Enter}');
    expect(names()[0]).toBe('Firm 240');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });
});

/** The table with a tool that reads the view when it is pressed; `draws` says what it was told each time it was drawn. */
function showWithReader() {
  const read: string[][] = [];
  const draws: boolean[] = [];
  const tools = (view: TableView<Firm>) => {
    draws.push(view.isEmpty);
    return (
      <button type="button" onClick={() => read.push(view.rows().map(({ name }) => name))}>
        Read
      </button>
    );
  };
  const table = (
    <DataTable label="Firms" rows={many} columns={columns} recordOf={nameless} tools={tools} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />);
  return { read, draws };
}

describe('the tools', () => {
  test('are told the rows of every page, as search and sort show them', async () => {
    const user = userEvent.setup();
    const { read } = showWithReader();
    const reader = screen.getByRole('button', { name: 'Read' });
    await user.click(reader);
    await user.type(search(), 'Lohta');
    await user.click(sortButton('Shares'));
    await user.click(sortButton('Shares'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(reader);
    const lohta = many.filter(({ area }) => area === 'Lohta');
    expect(read).toEqual([
      many.map(({ name }) => name),
      lohta.map(({ name }) => name).toReversed(),
    ]);
  });

  test('are drawn anew only when the view gets or loses its last row', async () => {
    const user = userEvent.setup();
    const { draws } = showWithReader();
    await user.type(search(), 'Lohta');
    expect(await screen.findByText('Showing 1 to 10 of 125 entries')).toBeVisible();
    await user.click(sortButton('Firm'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(draws).toEqual([false]);
    await user.type(search(), 'nobody');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    await user.clear(search());
    expect(await screen.findByText('Showing 1 to 10 of 250 entries')).toBeVisible();
    expect(draws).toEqual([false, true, false]);
  });
});

describe('the address', () => {
  test('opens the table as it was left', () => {
    show(many, '?q=Chowk&sort=name.desc&page=2&size=20');
    expect(search()).toHaveValue('Chowk');
    expect(screen.getByText('Showing 21 to 40 of 125 entries')).toBeVisible();
    expect(names()[0]).toBe('Firm 209');
  });

  test('takes up what was done, one entry of the history for all of it', async () => {
    const user = userEvent.setup();
    const router = show(many);
    await user.type(search(), 'Firm 1');
    await user.click(sortButton('Firm'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        q: 'Firm 1',
        sort: 'name.asc',
        page: '2',
      }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('brings Back to the same place', async () => {
    const user = userEvent.setup();
    const router = show(many);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
    await router.navigate('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    await router.navigate(-1);
    expect(await screen.findByText('Showing 21 to 30 of 250 entries')).toBeVisible();
  });

  test.each([
    '?page=-1&size=7&sort=',
    '?page=x&size=1000000&sort=.desc',
    '?page=1.5&sort=__proto__.asc',
  ])('%s is a fresh table', (address) => {
    show(many, address);
    expect(screen.getByText('Showing 1 to 10 of 250 entries')).toBeVisible();
    expect(names()[0]).toBe('Firm 001');
  });

  test('a page beyond the last shows the last', () => {
    show(many, '?page=999');
    expect(screen.getByText('Showing 241 to 250 of 250 entries')).toBeVisible();
  });
});
