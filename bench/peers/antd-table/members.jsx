import { DeleteOutlined, EditOutlined, EyeOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Input, Space, Table, Tag } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

/* The members list as in antd's own examples: Table with buttons and tags, ten rows, one text to search. */
const statusOf = ({ status }) => (status === 1 ? 'Inactive' : 'Active');
const numberOf = ({ membership }) => (membership === null ? 'Not Available' : String(membership));
const by = (textOf) => (one, other) => textOf(one).localeCompare(textOf(other));

const ACTS = /** @type {const} */ ([
  ['View', <EyeOutlined key="view" />],
  ['Edit', <EditOutlined key="edit" />],
  ['More for', <MoreOutlined key="more" />],
  ['Delete', <DeleteOutlined key="delete" />],
]);

const columns = [
  {
    title: 'Membership',
    key: 'membership',
    render: (_, row) => numberOf(row),
    sorter: by(numberOf),
  },
  {
    title: 'Firm Name',
    dataIndex: 'name',
    render: (name) => <Button type="link">{name}</Button>,
    sorter: by(({ name }) => name),
  },
  { title: 'Email', dataIndex: 'email', sorter: by(({ email }) => email) },
  { title: 'Firm Mobile No', dataIndex: 'mobile', sorter: by(({ mobile }) => mobile) },
  {
    title: 'Manage Status',
    key: 'status',
    render: (_, row) => <Tag color={row.status === 1 ? 'error' : 'success'}>{statusOf(row)}</Tag>,
    sorter: by(statusOf),
  },
  {
    title: 'Action',
    key: 'action',
    render: (_, { name }) => (
      <Space size="small">
        {ACTS.map(([act, icon]) => (
          <Button key={act} type="text" icon={icon} aria-label={`${act} ${name}`} />
        ))}
      </Space>
    ),
  },
];
const PAGES = {
  pageSize: 10,
  showSizeChanger: false,
  showTotal: (total, [from, to]) => (
    <span role="status">{`Showing ${from} to ${to} of ${total} entries`}</span>
  ),
};
const NONE = [];

function Members() {
  const [members, setMembers] = useState(NONE);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const ask = async () => setMembers(await (await fetch('/api/members')).json());
    void ask();
  }, []);
  const texts = useMemo(
    () =>
      members.map((row) =>
        [numberOf(row), row.name, row.email, row.mobile, statusOf(row)].join('\n').toLowerCase(),
      ),
    [members],
  );
  const found = useMemo(
    () => members.filter((_, place) => texts[place].includes(query.toLowerCase())),
    [members, texts, query],
  );
  return (
    <>
      <h1>Members</h1>
      <Input
        type="search"
        aria-label="Search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Table rowKey="id" columns={columns} dataSource={found} pagination={PAGES} />
    </>
  );
}

createRoot(document.querySelector('#root')).render(<Members />);
