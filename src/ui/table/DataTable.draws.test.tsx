import { render, screen } from '@testing-library/react';
import { createContext, useContext } from 'react';
import { createMemoryRouter } from 'react-router';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import {
  type Firm,
  few,
  nameless,
  nameOf,
  names,
  search,
  show,
  TableRouter,
} from '../../test/firmTable';
import type { Column } from './Column';
import { DataTable } from './DataTable';

const cell = vi.fn<(firm: Firm) => string>(nameOf);
const columns: readonly Column<Firm>[] = [{ key: 'name', title: 'Firm', text: nameOf, cell }];

test('a ticked box and a key draw no cell of a row that stays', async () => {
  show(few, '', { columns, nameOf, acts: () => null });
  const user = userEvent.setup();
  cell.mockClear();

  await user.click(screen.getByRole('checkbox', { name: 'Choose Zari House' }));
  await user.click(screen.getByRole('button', { name: 'Choose all 4' }));
  expect(screen.getByRole('checkbox', { name: 'Choose Ganga Brocade' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  await user.type(search(), 'house');
  expect(names()).toEqual(['Zari House']);
  expect(cell).not.toHaveBeenCalled();
});

test('a row that says something else is drawn anew, and no other one', async () => {
  const Rows = createContext(few);
  function Screen() {
    return (
      <DataTable
        label="Firms"
        rows={useContext(Rows)}
        columns={columns}
        recordOf={nameless}
        nameOf={nameOf}
        acts={() => null}
      />
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }]);
  const portal = (rows: readonly Firm[]) => (
    <Rows value={rows}>
      <TableRouter router={router} />
    </Rows>
  );
  const { rerender } = render(portal(few));
  cell.mockClear();
  const other = { name: 'Zari Palace', area: '', shares: '' };
  rerender(portal(few.with(0, other)));
  expect(names()[0]).toBe('Zari Palace');
  expect(cell.mock.calls).toEqual([[other, '']]);
});
