const long = 'काशी '.repeat(1000).trim();
const markup = '<b>Assi</b> <img src=x onerror="alert(1)"> & Co';

const record = {
  membership: 1701,
  payment_date: '2025-04-11',
  name: 'Assi Silks',
  address: 'B 1/150, Assi',
  mobile: '9415012345',
  area: 'Assi',
  mobile_alt: null,
  rep_name_1: 'Rekha Gupta',
  rep_mobile_1: '9415000001',
};

const receipt = {
  receipt_no: 'R-1',
  payment_date: '2025-04-11',
  membership: 1701,
  name: 'Assi Silks',
  email: 'office@assi.example',
  mobile: '9415012345',
  address: 'B 1/150, Assi',
  membership_fee: '2500',
};

interface RecordFault {
  readonly name: string;
  /** Instead of what a good record and receipt hold. */
  readonly change: Readonly<Record<string, unknown>>;
  /** The date as the receipt and the profile show it. */
  readonly date?: string;
  /** The amount as the receipt shows it. */
  readonly amount?: string;
}

const noDates = ['', null, '0000-00-00', '2025-02-30', 'soon', 0, {}];

/** The faults of single records: what is no date is shown as "-" (W13), what is no amount as it came (W14). */
export const recordFaults: readonly RecordFault[] = [
  ...noDates.map((date) => ({
    name: `date ${JSON.stringify(date)}`,
    change: { payment_date: date },
    date: '-',
  })),
  {
    name: 'an instant as date',
    change: { payment_date: '2025-04-11T23:30:00Z' },
    date: '11-04-2025',
  },
  { name: 'amount "2,500"', change: { membership_fee: '2,500' }, amount: '₹2,500.00' },
  { name: 'amount 100000', change: { membership_fee: 100_000 }, amount: '₹1,00,000.00' },
  { name: 'amount that is none', change: { membership_fee: 'as agreed' }, amount: 'as agreed' },
  { name: 'amount null', change: { membership_fee: null } },
  { name: 'amount of no number', change: { membership_fee: '1e999' }, amount: '1e999' },
  ...['', 0, null].map((membership) => ({
    name: `membership ${JSON.stringify(membership)}`,
    change: { membership },
  })),
  { name: 'a name of 5,000 characters', change: { name: long } },
  { name: 'a name of markup', change: { name: markup } },
  { name: 'no name', change: { name: null } },
  { name: 'mobiles that are none', change: { mobile: { a: 1 }, mobile_alt: [], rep_mobile_1: 7 } },
];

/** The good answers with this fault in them. */
export const answersWith = ({ change }: RecordFault) => ({
  'GET /api/profile_view/{id}': { data: { list: { ...record, ...change } } },
  'GET /api/member_edit/{id}': { list: [{ ...record, ...change }] },
  'GET /api/receipt/{id}': { receipt: { ...receipt, ...change } },
  'GET /api/member_view/{id}': {
    members: [{ company_name: record.name, ...change }],
    addresses: null,
    contacts: {},
    others: 'none',
  },
});
