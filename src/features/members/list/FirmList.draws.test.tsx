import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import {
  type TestFirm,
  few,
  nameOf,
  names,
  search,
  show,
  showAnswers,
  sortButton,
} from '../../../test/firmTable';
import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';

const cell = vi.fn<(firm: TestFirm) => string>(nameOf);
const order = vi.fn<(firm: TestFirm) => string>(nameOf);
const columns: readonly FirmColumn<TestFirm>[] = [
  { key: 'name', title: 'Firm', text: nameOf, sorter: order, render: cell },
];

test('a ticked box and a key render no cell of an unchanged row', async () => {
  show(few, '', { columns });
  const user = userEvent.setup();
  cell.mockClear();

  await user.click(screen.getByRole('checkbox', { name: 'Choose Zari House' }));
  await user.click(screen.getByRole('button', { name: 'Choose all 4' }));
  expect(screen.getByRole('checkbox', { name: 'Choose Ganga Brocade' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.type(search(), 'house');
  expect(names()).toEqual(['Zari House']);
  expect(cell).not.toHaveBeenCalled();
});

test('the rows are sorted when the pointer reaches the head of a column, and only once', async () => {
  show(few, '', { columns });
  const user = userEvent.setup();
  expect(order).not.toHaveBeenCalled();
  await user.hover(sortButton('Firm'));
  expect(order).toHaveBeenCalledTimes(few.length);
  await user.click(sortButton('Firm'));
  await user.click(sortButton('Firm'));
  expect(names()[0]).toBe('Zari House');
  expect(order).toHaveBeenCalledTimes(few.length);
});

test('only a changed row is rendered again, and nothing is sorted for it', async () => {
  const firms = few.map((firm) => ({ ...firm, id: Number(firm.shares) }));
  const { next } = showAnswers(firms, ['?sort=name.asc'], { columns });
  cell.mockClear();
  order.mockClear();
  const other = { id: 9, name: 'Ashok Zari', area: '', shares: '9' };
  next(firms.with(0, other));
  expect(names()[3]).toBe('Ashok Zari');
  expect(order).not.toHaveBeenCalled();
  expect(cell.mock.calls).toEqual([[other, '']]);
});
