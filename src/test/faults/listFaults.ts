import type { JsonBodyType } from 'msw';

/** A row as both lists of the office may get it. */
type WireRow = Readonly<Record<string, JsonBodyType>>;

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

interface ListFault {
  /** As the second list of the faults names it. */
  readonly name: string;
  /** Instead of what a good row holds. */
  readonly change: WireRow;
  /** What the cells of its row say, by their column. */
  readonly shown: Readonly<Record<string, string>>;
  /** Whether its row can be acted on. */
  readonly acts: boolean;
}

/** A row is found by the name of its firm, so each has a name of its own. */
const fault = (name: string, change: WireRow, shown: ListFault['shown'] = {}): ListFault => ({
  name,
  change: { name: `Firm of ${name}`, ...change },
  shown: { 'Firm Name': `Firm of ${name}`, ...shown },
  acts: true,
});

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
  fault('an id', { id: good['id'] }),
  fault('the same id again', { id: good['id'] }),
  ...[undefined, null, 0, '', '..%2Fmembership%2F5', {}].map((id) => ({
    ...fault(`id ${JSON.stringify(id) ?? 'missing'}`, { id }),
    acts: false,
  })),
  fault('a name of 5,000 characters', { name: long }, { 'Firm Name': long.trim() }),
  fault('a name of markup', { name: markup }, { 'Firm Name': markup }),
  fault('a name from right to left', { name: rightToLeft }, { 'Firm Name': rightToLeft }),
  fault(
    'a name that is none',
    { name: null, email: 'nameless@assi.example' },
    { 'Firm Name': '-', Email: 'nameless@assi.example' },
  ),
  ...['', 0, null, 'null'].map((membership) =>
    fault(
      `membership ${JSON.stringify(membership)}`,
      { membership },
      { [column]: 'Not Available' },
    ),
  ),
];

/** The firms of these rows are opened, and their deletion is asked for. */
export const opened = [
  'Firm of the same id again',
  'Firm of id missing',
  long.trim(),
  markup,
  rightToLeft,
  '-',
] as const;

/** An answer with all of these rows, each with a number of its own where its fault gives none. */
export const rowsOf = (faults: readonly ListFault[]): readonly WireRow[] =>
  faults.map(({ change }, index) => ({ ...good, id: 800 + index, ...change }));

/** Rows that are none stand with two that are. */
export const noRows = [good, null, 7, 'text', [], {}] as const;

export const manyRows = (): readonly WireRow[] =>
  Array.from({ length: 100_000 }, (_, index) => ({
    ...good,
    id: index + 1,
    name: `Firm ${index}`,
  }));

/** The faults of the data for each list, with the call that brings them and the one that brings the other list. */
export const lists = [
  {
    path: 'members',
    call: '/api/members',
    beside: '/api/newmembers',
    title: 'Members',
    faults: [...ofMembers, ...ofBoth('Membership')],
  },
  {
    path: 'new-members',
    call: '/api/newmembers',
    beside: '/api/members',
    title: 'New Registration',
    faults: [...ofNewMembers, ...ofBoth('Membership No.')],
  },
] as const;
