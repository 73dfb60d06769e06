import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import {
  type Firm,
  columns,
  few,
  many,
  nameless,
  show,
  column,
  numbers,
  names,
  sortHeader,
  sortButton,
  search,
} from '../../test/firmTable';
import { DataTable } from './DataTable';
import type { TableView } from './TableView';

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
