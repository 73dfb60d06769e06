import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { FirmColumn } from '../ui/FirmTable/FirmColumn';
import { FirmTable } from '../ui/FirmTable/FirmTable';

export interface TestFirm {
  readonly id: number | null;
  readonly name: string;
  readonly area: string;
  readonly shares: string;
}

const columns: readonly FirmColumn<TestFirm>[] = [
  { key: 'name', title: 'Firm', text: ({ name }) => name },
  { key: 'area', title: 'Area', text: ({ area }) => area },
  { key: 'shares', title: 'Shares', text: ({ shares }) => shares },
  {
    key: 'action',
    title: 'Action',
    sorter: false,
    text: () => '',
    render: ({ name }) => <a href={`#${name}`}>{`View ${name}`}</a>,
  },
];

export const few: readonly TestFirm[] = [
  { id: null, name: 'Zari House', area: 'Chowk', shares: '9' },
  { id: null, name: 'ansari brothers', area: '', shares: '100' },
  { id: null, name: 'Ganga Brocade', area: 'Chowk', shares: '10' },
  { id: null, name: 'काशी रेशम', area: 'Lohta', shares: '2' },
];

export const many: readonly TestFirm[] = Array.from({ length: 250 }, (_, index) => ({
  id: null,
  name: `Firm ${String(index + 1).padStart(3, '0')}`,
  area: index % 2 === 0 ? 'Chowk' : 'Lohta',
  shares: String(index),
}));

export const nameOf = ({ name }: TestFirm) => name;

/** As in the portal, the table's address changes at once. */
export function TableRouter({
  router,
}: {
  readonly router: ReturnType<typeof createMemoryRouter>;
}) {
  return <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />;
}

type TableProps = Partial<ComponentProps<typeof FirmTable<TestFirm>>>;

const nothing = () => null;
const NO_FILTERS = [] as const;

export function Table(props: TableProps & { readonly rows: readonly TestFirm[] }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setPlace} />
      <FirmTable
        label="Firms"
        columns={columns}
        filters={NO_FILTERS}
        renderActions={nothing}
        renderTools={nothing}
        toolsContainer={place}
        screenTools={null}
        {...props}
      />
    </>
  );
}

/** Shows the table at an address, and returns the router. */
export function show(rows: readonly TestFirm[], search = '', props: TableProps = {}) {
  const table = <Table rows={rows} {...props} />;
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

/** The cells of a column from top to bottom. */
export function column(index: number): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => row.querySelectorAll('td')[index]?.textContent);
}
export const numbers = () => column(0);
export const names = () => column(1);

export const sortHeader = (name: string) => screen.getByRole('columnheader', { name });
export const sortButton = (name: string) => screen.getByRole('button', { name });
export const search = () => screen.getByRole('searchbox', { name: 'Search' });

export async function chooseOption(list: string, option: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: list }));
  await user.click(await screen.findByTitle(option));
}
