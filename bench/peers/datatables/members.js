import { DataTable } from 'datatables.net-dt';
import 'datatables.net-dt/css/dataTables.dataTables.css';

/* The members list as in DataTables' own examples: the answer by `ajax`, ten rows, built-in search and sort. */
const { display: escaped } = DataTable.render.text();

const icon =
  '<svg viewBox="0 0 16 16" width="16" aria-hidden="true"><path d="M1 8a9 6 0 0 1 14 0a9 6 0 0 1-14 0z"/></svg>';
const acts = ({ id, name }) => {
  const firm = escaped(name);
  return `<a href="#view/${id}" aria-label="View ${firm}">${icon}</a>
<a href="#edit/${id}" aria-label="Edit ${firm}">${icon}</a>
<button aria-label="More actions for ${firm}">${icon}</button>
<button aria-label="Delete ${firm}">${icon}</button>`;
};

void new DataTable('#members', {
  ajax: { url: '/api/members', dataSrc: '' },
  order: [],
  columns: [
    {
      title: 'Sr.No.',
      data: null,
      orderable: false,
      searchable: false,
      render: (_data, _type, _row, { row }) => row + 1,
    },
    { title: 'Membership', data: 'membership', defaultContent: 'Not Available' },
    {
      title: 'Firm Name',
      data: 'name',
      render: { display: (name) => `<button>${escaped(name)}</button>` },
    },
    { title: 'Email', data: 'email', render: DataTable.render.text() },
    { title: 'Firm Mobile No', data: 'mobile', render: DataTable.render.text() },
    {
      title: 'Manage Status',
      data: ({ status }) => (status === 1 ? 'Inactive' : 'Active'),
      render: { display: (status) => `<button>${status}</button>` },
    },
    { title: 'Action', data: null, orderable: false, searchable: false, render: acts },
  ],
});
