import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  flexRender,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/* The members list as in TanStack's own examples: only the features that it needs, plain markup. */
const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

function Act({ name, firm }) {
  return (
    <button aria-label={`${name} ${firm}`}>
      <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
        <path d="M1 8a9 6 0 0 1 14 0a9 6 0 0 1-14 0z" />
      </svg>
    </button>
  );
}

const sorted = { sortFn: 'alphanumeric' };
const columns = [
  { id: 'number', header: 'Sr.No.', cell: ({ row }) => row.index + 1 },
  {
    id: 'membership',
    header: 'Membership',
    accessorFn: ({ membership }) => (membership === null ? 'Not Available' : String(membership)),
    ...sorted,
  },
  {
    accessorKey: 'name',
    header: 'Firm Name',
    cell: ({ getValue }) => <button>{getValue()}</button>,
    ...sorted,
  },
  { accessorKey: 'email', header: 'Email', ...sorted },
  { accessorKey: 'mobile', header: 'Firm Mobile No', ...sorted },
  {
    id: 'status',
    header: 'Manage Status',
    accessorFn: ({ status }) => (status === 1 ? 'Inactive' : 'Active'),
    cell: ({ getValue }) => <button>{getValue()}</button>,
    ...sorted,
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ row: { original } }) =>
      ['View', 'Edit', 'More for', 'Delete'].map((name) => (
        <Act key={name} name={name} firm={original.name} />
      )),
  },
];
const NONE = [];

function Members() {
  const [members, setMembers] = useState(NONE);
  useEffect(() => {
    const ask = async () => setMembers(await (await fetch('/api/members')).json());
    void ask();
  }, []);
  const table = useTable({
    features,
    columns,
    data: members,
    globalFilterFn: 'includesString',
  });
  return (
    <>
      <h1>Members</h1>
      <input
        type="search"
        aria-label="Search"
        value={table.state.globalFilter ?? ''}
        onChange={({ target }) => table.setGlobalFilter(target.value)}
      />
      <table>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map((header) => (
                <th key={header.id}>
                  <button onClick={header.column.getToggleSortingHandler()}>
                    {flexRender(header.column.columnDef.header, header.getContext())}
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>
        Previous
      </button>
      <button disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
        Next
      </button>
    </>
  );
}

createRoot(document.querySelector('#root')).render(<Members />);
