const long = 'काशी '.repeat(1000).trim();
const markup = '<b>Assi</b> <img src=x onerror="alert(1)"> & Co';

const record = {
  membership: 1701,
  payment_date: '2025-04-11',
  name: 'Assi Silks',
  address: 'B 1/150, Assi',
  mobile: '9415012345',
  mobile_alt: null,
  rep_name_1: 'Rekha Gupta',
  rep_mobile_1: '9415000001',
};

const receipt = {
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
  /** What the receipt shows instead, and the profile where it shows it too. */
  readonly date?: string;
  readonly amount?: string;
}

/** What is no date is shown as "-" (W13). */
const dates: readonly RecordFault[] = [
  ...['', null, '0000-00-00', '2025-02-30', 'soon', 0, {}].map((date) => ({
    name: `date ${JSON.stringify(date)}`,
    change: { payment_date: date },
    date: '-',
  })),
  {
    name: 'an instant as date',
    change: { payment_date: '2025-04-11T23:30:00Z' },
    date: '12-04-2025',
  },
];

/** What is no amount is shown as it came (W14). */
const amounts: readonly RecordFault[] = [
  { name: 'amount "2,500"', change: { membership_fee: '2,500' }, amount: '₹2,500.00' },
  { name: 'amount 100000', change: { membership_fee: 100_000 }, amount: '₹1,00,000.00' },
  { name: 'amount that is none', change: { membership_fee: 'as agreed' }, amount: 'as agreed' },
  { name: 'amount null', change: { membership_fee: null } },
  { name: 'amount of no number', change: { membership_fee: '1e999' }, amount: '1e999' },
];

const memberships: readonly RecordFault[] = ['', 0, null].map((membership) => ({
  name: `membership ${JSON.stringify(membership)}`,
  change: { membership },
}));

const texts: readonly RecordFault[] = [
  { name: 'a name of 5,000 characters', change: { name: long } },
  { name: 'a name of markup', change: { name: markup } },
  { name: 'no name', change: { name: null } },
  { name: 'mobiles that are none', change: { mobile: { a: 1 }, mobile_alt: [], rep_mobile_1: 7 } },
];

/**
 * The faults of single records, several to an answer: a fault of each kind stands in a field of its own and hides none
 * of the others.
 */
export const recordFaults: readonly (readonly RecordFault[])[] = dates.map((date, index) =>
  [date, amounts[index], memberships[index], texts[index]].filter((fault) => fault !== undefined),
);

/** The good answers with these faults in them; `area` tells one answer from the next. */
export function answersWith(faults: readonly RecordFault[], area: string) {
  const change = Object.fromEntries(faults.flatMap((fault) => Object.entries(fault.change)));
  return {
    '/api/profile_view/:id': { data: { list: { ...record, area, ...change } } },
    '/api/member_edit/:id': { list: [{ ...record, area, ...change }] },
    '/api/receipt/:id': {
      receipt: { ...receipt, receipt_no: `Receipt of ${area}`, ...change },
    },
    '/api/member_view/:id': {
      members: [{ company_name: `Silks of ${area}`, ...change }],
      addresses: null,
      contacts: {},
      others: 'none',
    },
  };
}
