import { screen, waitFor, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import { expect, test } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { findDialog } from '../calls/moves';
import { smallOffice } from '../calls/smallOffice';
import { showPortal } from '../showPortal';
import { typeInto } from '../typeInto';
import { sentCalls } from '../wire';
import { expectStanding, expectStill } from './onScreen';

/* All odd values at once on each screen. How each one is read is tested in src/api/decode and src/domain. */

const long = 'काशी '.repeat(1000).trim();
const markup = '<b>Assi</b> <img src=x onerror="alert(1)"> & Co';
const rightToLeft = 'مؤسسة الحرير \u202Eshtimi\u202C';

const oddRows = [
  { id: 701, name: 'Twin', membership: '', status: '0', payment_status: 'Refund ordered' },
  { id: 701, name: 'Twin', membership: 0, status: true, payment_status: null },
  { name: 'No id', membership: null, status: null },
  { id: '..%2Fmembership%2F5', name: 'An address for an id' },
  { id: {}, name: long },
  { id: 702, name: markup },
  { id: 703, name: rightToLeft },
  { id: 704, name: null, mobile: { a: 1 }, email: [], membership: 'null' },
  null,
  7,
  'text',
  [],
  {},
];
const shownNames = ['Twin', 'Twin', 'No id', 'An address for an id', long, markup, rightToLeft];

const listed = (call: '/api/members' | '/api/newmembers', body: JsonBodyType) => ({
  world: smallOffice,
  troubles: answers('get', call, body),
});
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const firmOf = (row: HTMLElement) => row.querySelector('[data-label="Firm Name"]')?.textContent;

async function openAndClose(row: HTMLElement) {
  row.querySelector<HTMLElement>('[data-label="Firm Name"] button')?.click();
  const details = await findDialog('Member Details');
  expectStanding();
  within(details).getAllByRole('button', { name: 'Close' })[0]?.click();
  await waitFor(() => expect(details).not.toBeInTheDocument());
}

test.each([
  ['/members', '/api/members', '/api/newmembers'],
  ['/new-members', '/api/newmembers', '/api/members'],
] as const)(
  '%s: every row appears and opens, and anything that is not a row is skipped',
  async (...of) => {
    const [path, call, beside] = of;
    showPortal(path, 'admin', listed(call, oddRows));
    await screen.findByText('Showing 1 to 9 of 9 entries');
    expectStanding();
    expect(rows().map(firmOf)).toEqual([...shownNames, '-', '-']);
    const acts = rows().map((row) => row.querySelector('[aria-label^="Delete"]') !== null);
    expect(acts).toEqual([true, true, false, false, false, true, true, true, false]);
    for (const row of rows()) await openAndClose(row);
    // Viewing changes nothing. The other list is read to find firms that are in both.
    expect(sentCalls()).toEqual([`GET ${call}`, `GET ${beside}`]);
  },
);

test('100,000 rows can be searched and opened', async () => {
  const many = Array.from({ length: 100_000 }, (_, id) => ({ id: id + 1, name: `Firm ${id}` }));
  showPortal('/members', 'admin', listed('/api/members', many));
  await screen.findByText('Showing 1 to 10 of 100000 entries');
  typeInto('Search', 'no firm is called this');
  await screen.findByText('No matching records found');
  typeInto('Search', 'Firm 99999');
  await screen.findByText('Showing 1 to 1 of 1 entries');
  expect(rows().map(firmOf)).toEqual(['Firm 99999']);
  await openAndClose(rows()[0] ?? document.body);
});

const oddRecord = {
  membership: 'null',
  payment_date: '0000-00-00',
  name: markup,
  address: null,
  mobile: { a: 1 },
  mobile_alt: [],
  area: 'Odd area',
  rep_name_1: long,
  rep_mobile_1: 7,
};

test.each([
  ['/profile_edit', 'member', '/api/profile_view/:id', { data: { list: oddRecord } }, 'Odd area'],
  [
    '/membership',
    'member',
    '/api/member_view/:id',
    { members: [{ company_name: markup }], addresses: null, contacts: {}, others: 'none' },
    markup,
  ],
  [
    '/receipt',
    'member',
    '/api/receipt/:id',
    { receipt: { ...oddRecord, receipt_no: 'R-1', membership_fee: '1e999' } },
    '1e999',
  ],
  ['/member-edit/101', 'admin', '/api/member_edit/:id', { list: [oddRecord] }, 'Odd area'],
  ['/new-member-view/3006', 'admin', '/api/member_edit/:id', { list: [oddRecord] }, 'Odd area'],
] as const)('%s renders', async (path, as, call, body, shown) => {
  showPortal(path, as, { world: smallOffice, troubles: answers('get', call, body) });
  const found = as === 'admin' ? screen.findByDisplayValue(shown) : screen.findByText(shown);
  expect(await found).toBeVisible();
  expect(screen.queryByText(/failed|could not/i)).not.toBeInTheDocument();
  // Invalid and missing dates (rule W13).
  expect(as === 'admin' || screen.queryAllByText('-').length > 0).toBe(true);
  await expectStill();
});
