import { expect, test } from 'vitest';
import type { Member, NewMember } from '../../domain/member';
import { testHistoryStorage } from '../../test/testHistory';
import { HistoryStore } from './HistoryStore';
import { type ImportAccount, imports } from './imports';

const firm = {
  id: 8,
  name: 'Assi Silk',
  mobile: '9415000001',
  email: '',
  membership: null,
  address: 'B 1/2, Assi',
};
const member: Member = { ...firm, status: 'inactive' };
const application: NewMember = { ...firm, paymentStatus: { kind: 'other', text: 'Held' } };

const account: ImportAccount = {
  at: 1000,
  isConfirmed: true,
  list: 'members',
  fileName: 'members.csv',
  inserted: 1,
  updated: null,
  failed: 0,
  added: [member],
  addedCells: [['Assi Silk', '9415000001']],
  changed: [{ before: member, after: { ...member, name: 'Assi Silks' } }],
  reason: null,
};

const withFirm = (changes: object) => ({ ...account, added: [{ ...member, ...changes }] });
const ofApplication = (changes: object) => ({
  ...account,
  list: 'newMembers',
  added: [{ ...application, ...changes }],
  changed: [],
});

test.each<readonly [string, unknown]>([
  ['an account of members', account],
  ['of applications', ofApplication({})],
  ['with a usual payment status', ofApplication({ paymentStatus: { kind: 'paid' } })],
  ['that is not proven', { ...account, reason: { kind: 'others', found: 3 } }],
  [
    'without an answer',
    {
      ...account,
      isConfirmed: false,
      inserted: null,
      added: [],
      addedCells: [],
      reason: { kind: 'list' },
    },
  ],
])('reads what was kept: %s', (_, stored) => {
  expect(imports.read(structuredClone(stored))).toEqual(stored);
});

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['a text', 'account'],
  ['an account without a time', { ...account, at: undefined }],
  ['another list', { ...account, list: 'others' }],
  ['no file name', { ...account, fileName: null }],
  ['a count that is none', { ...account, inserted: -1 }],
  ['no number of failed rows', { ...account, failed: null }],
  ['no added firms', { ...account, added: undefined }],
  ['no cells of an added firm', { ...account, addedCells: [] }],
  ['a cell that is no text', { ...account, addedCells: [[7]] }],
  ['a firm without an id', withFirm({ id: null })],
  ['a firm with an id that is no whole number', withFirm({ id: 8.5 })],
  ['a firm without a name', withFirm({ name: undefined })],
  ['a firm with an unknown status', withFirm({ status: 'paid' })],
  ['an application without a payment status', ofApplication({ paymentStatus: undefined })],
  [
    'an application with a payment status that is none',
    ofApplication({ paymentStatus: { kind: 'lost' } }),
  ],
  ['one whose own words are missing', ofApplication({ paymentStatus: { kind: 'other' } })],
  ['a changed firm without its old values', { ...account, changed: [{ after: member }] }],
  ['no reason, not even none', { ...account, reason: undefined }],
  ['an unknown reason', { ...account, reason: { kind: 'weather' } }],
  ['a proven account with another number of firms than were added', { ...account, inserted: 2 }],
  ['a proven account without a count', { ...account, inserted: null }],
  ['a reason without its number', { ...account, reason: { kind: 'others' } }],
])('does not read a broken account: %s', (_, stored) => {
  expect(imports.read(stored)).toBeNull();
});

test('keeps the latest 20 imports of both lists', async () => {
  const store = new HistoryStore(testHistoryStorage());
  const first = Date.now() - 100;
  const bare = { ...account, inserted: 0, added: [], addedCells: [], changed: [] };
  for (let place = 0; place < 22; place += 1) {
    const list = place % 2 === 0 ? 'members' : 'newMembers';
    const settle = await store.keep('p;', imports, { ...bare, at: first + place, list });
    await settle?.('unknown');
  }
  const { entries } = await store.read('p;', imports);
  expect(entries.map(({ at }) => at - first)).toEqual(
    Array.from({ length: 20 }, (_, place) => 21 - place),
  );
});
