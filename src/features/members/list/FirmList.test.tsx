import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import {
  few,
  many,
  show,
  column,
  numbers,
  nameOf,
  names,
  sortHeader,
  sortButton,
  search,
  chooseOption,
} from '../../../test/firmTable';

test('a search covers every shown column, ignores case, needs every word, and shows the first page', async () => {
  const user = userEvent.setup();
  show([...few, ...many], '?page=7');
  expect(numbers()[0]).toBe('61');
  expect(search()).toHaveAttribute('placeholder', 'Search');
  await user.type(search(), 'CHOWK');
  expect(await screen.findByText('Showing 1 to 10 of 127 entries')).toBeVisible();
  expect(numbers()[0]).toBe('1');
  await user.type(search(), ' brocade');
  await waitFor(() => expect(names()).toEqual(['Ganga Brocade']));
  await user.clear(search());
  await user.type(search(), 'काशी');
  await waitFor(() => expect(names()).toEqual(['काशी रेशम']));
  expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await user.type(search(), 'nobody');
  expect(await screen.findByText('No matching records found')).toBeVisible();
  expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a sort goes up, down, and back to the order of the answer, if the column can be sorted', async () => {
  const user = userEvent.setup();
  show(few);
  expect(sortHeader('Action')).not.toHaveAttribute('aria-sort');
  for (const name of ['Action', 'Sr.No.'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(sortHeader('Firm')).toHaveAttribute('aria-sort', 'none');
  await user.click(sortButton('Area'));
  expect(sortHeader('Area')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Zari House', 'Ganga Brocade', 'काशी रेशम', 'ansari brothers']);
  await user.click(sortButton('Shares'));
  expect(column(3)).toEqual(['2', '9', '10', '100']);
  // Sr.No. numbers the rows as shown.
  expect(numbers()).toEqual(['1', '2', '3', '4']);
  await user.click(sortButton('Firm'));
  expect(names()).toEqual(['काशी रेशम', 'ansari brothers', 'Ganga Brocade', 'Zari House']);
  await user.click(sortButton('Firm'));
  expect(sortHeader('Firm')).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Zari House', 'Ganga Brocade', 'ansari brothers', 'काशी रेशम']);
  await user.click(sortButton('Firm'));
  expect(sortHeader('Firm')).toHaveAttribute('aria-sort', 'none');
  expect(names()).toEqual(few.map(nameOf));
});

const pages = () =>
  screen.getAllByRole('button', { name: /^Page / }).map((page) => page.textContent);
const pageButton = (name: string) => screen.getByRole('button', { name });

test('pages have ten rows, Next and Previous, never more than eight links, or a size of the specification', async () => {
  const user = userEvent.setup();
  show(many);
  expect(screen.getByText('Showing 1 to 10 of 250 entries')).toBeVisible();
  expect(pageButton('Previous')).toBeDisabled();
  expect(pages()).toEqual(['1', '2', '3', '4', '5', '25']);
  await user.click(pageButton('Next'));
  expect(screen.getByText('Showing 11 to 20 of 250 entries')).toBeVisible();
  expect(numbers()[0]).toBe('11');
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  await user.click(pageButton('Page 25'));
  expect(numbers()).toHaveLength(10);
  expect(numbers()[9]).toBe('250');
  expect(pages()).toEqual(['1', '21', '22', '23', '24', '25']);
  expect(pageButton('Next')).toBeDisabled();
  await user.click(pageButton('Previous'));
  expect(numbers()[0]).toBe('231');

  await chooseOption('Rows per page', '100');
  expect(screen.getByText('Showing 1 to 100 of 250 entries')).toBeVisible();
  expect(names()).toHaveLength(100);
});

test('sort and pages work from the keyboard', async () => {
  const user = userEvent.setup();
  show(many);
  sortButton('Firm').focus();
  await user.keyboard('{Enter}');
  expect(sortHeader('Firm')).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard(' ');
  expect(names()[0]).toBe('Firm 250');
  pageButton('Next').focus();
  await user.keyboard('{Enter}');
  expect(names()[0]).toBe('Firm 240');
  expect(pageButton('Next')).toHaveFocus();
});
