/** A row as both lists of the office may get it. */
type WireRow = Readonly<Record<string, unknown>>;

const good: WireRow = {
  id: 701,
  name: 'Assi Silks',
  mobile: '9415012345',
  email: 'office@assi.example',
  membership: 1701,
  status: 0,
  payment_status: 'pending',
  billing_address: 'B 1/150, Assi',
};

const long = 'काशी '.repeat(1000);
const markup = '<b>Assi</b> <img src=x onerror="alert(1)"> & Co';
const rightToLeft = 'مؤسسة الحرير \u202Eshtimi\u202C';

export interface ListFault {
  /** As the second list of the faults names it. */
  readonly name: string;
  readonly rows: readonly unknown[];
  /** What a cell of the list says of the first row, by its column. */
  readonly shown: Readonly<Record<string, string>>;
  /** Whether a row can be acted on. */
  readonly acts: boolean;
}

const fault = (
  name: string,
  change: WireRow,
  shown: ListFault['shown'] = {},
  acts = true,
): ListFault => ({ name, rows: [{ ...good, ...change }], shown, acts });

/** For the list of members. */
const ofMembers: readonly ListFault[] = [
  fault('status "0"', { status: '0' }, { 'Manage Status': 'Active' }),
  fault('status true', { status: true }, { 'Manage Status': 'Inactive' }),
  fault('status null', { status: null }, { 'Manage Status': 'Active' }),
];

/** For the list of new registrations. */
const ofNewMembers: readonly ListFault[] = [
  fault(
    'unknown payment_status',
    { payment_status: 'Refund ordered' },
    { 'Payment Status': 'Refund ordered', 'Payment Link': '', Membership: '' },
  ),
  fault('payment_status null', { payment_status: null }, { 'Payment Link': '' }),
];

/** For both lists; `column` is what the list calls its membership number. */
const ofBoth = (column: string): readonly ListFault[] => [
  {
    ...fault('the same id twice', {}),
    rows: [good, { ...good, name: 'Assi Silks, once more' }],
  },
  ...[undefined, null, 0, '', '..%2Fmembership%2F5', {}].map((id) =>
    fault(`id ${JSON.stringify(id) ?? 'missing'}`, { id }, { 'Firm Name': 'Assi Silks' }, false),
  ),
  fault('a name of 5,000 characters', { name: long }, { 'Firm Name': long.trim() }),
  fault('a name of markup', { name: markup }, { 'Firm Name': markup }),
  fault('a name from right to left', { name: rightToLeft }, { 'Firm Name': rightToLeft }),
  fault('a name that is none', { name: null }, { Email: 'office@assi.example' }),
  ...['', 0, null, 'null'].map((membership) =>
    fault(
      `membership ${JSON.stringify(membership)}`,
      { membership },
      { [column]: 'Not Available' },
    ),
  ),
  {
    ...fault('rows that are none', {}),
    rows: [good, null, 7, 'text', [], {}],
  },
  {
    ...fault('100,000 rows', {}, { 'Firm Name': 'Firm 0' }),
    rows: Array.from({ length: 100_000 }, (_, index) => ({
      ...good,
      id: index + 1,
      name: `Firm ${index}`,
    })),
  },
];

/** The faults of the data for each list, with the call that brings them. */
export const listFaults = [
  {
    path: 'members',
    call: 'GET /api/members',
    title: 'Members',
    faults: [...ofMembers, ...ofBoth('Membership')],
  },
  {
    path: 'new-members',
    call: 'GET /api/newmembers',
    title: 'New Registration',
    faults: [...ofNewMembers, ...ofBoth('Membership No.')],
  },
] as const;
