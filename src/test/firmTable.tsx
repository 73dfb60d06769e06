import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Column } from '../ui/table/Column';
import { DataTable } from '../ui/table/DataTable';

export interface Firm {
  readonly name: string;
  readonly area: string;
  readonly shares: string;
}

export const columns: readonly Column<Firm>[] = [
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

export const few: readonly Firm[] = [
  { name: 'Zari House', area: 'Chowk', shares: '9' },
  { name: 'ansari brothers', area: '', shares: '100' },
  { name: 'Ganga Brocade', area: 'Chowk', shares: '10' },
  { name: 'काशी रेशम', area: 'Lohta', shares: '2' },
];

export const many: readonly Firm[] = Array.from({ length: 250 }, (_, index) => ({
  name: `Firm ${String(index + 1).padStart(3, '0')}`,
  area: index % 2 === 0 ? 'Chowk' : 'Lohta',
  shares: String(index),
}));

const nameless = () => null;
export const nameOf = ({ name }: Firm) => name;

/** As the portal has it: an address of the table comes at once. */
export function TableRouter({
  router,
}: {
  readonly router: ReturnType<typeof createMemoryRouter>;
}) {
  return <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />;
}

type TableProps = Partial<ComponentProps<typeof DataTable<Firm>>>;

/** The table at an address of its own; the router tells what became of it. */
export function show(rows: readonly Firm[], search = '', props: TableProps = {}) {
  const table = (
    <DataTable label="Firms" rows={rows} columns={columns} recordOf={nameless} {...props} />
  );
  const router = createMemoryRouter(
    [
      { path: '/firms', element: table },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [`/firms${search}`] },
  );
  render(<TableRouter router={router} />);
  return router;
}

/** The cells of one column of the body, from the top. */
export function column(index: number): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => row.querySelectorAll('td')[index]?.textContent);
}
export const numbers = () => column(0);
export const names = () => column(1);

export const sortHeader = (name: string) => screen.getByRole('columnheader', { name });
export const sortButton = (name: string) => screen.getByRole('button', { name });
export const search = () => screen.getByRole('searchbox', { name: 'Search' });
