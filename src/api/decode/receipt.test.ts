import { expect, test } from 'vitest';
import { UnreadableAnswer } from './read';
import { decodeReceipt } from './receipt';

const wire = {
  receipt_no: 'R-2025-0042',
  payment_date: '2025-04-11',
  membership: 1042,
  name: 'Ganga Brocade House',
  email: 'office@ganga.example',
  mobile: '9415012345',
  address: 'Kamachha, Varanasi',
  membership_fee: 2500,
};

const receipt = {
  receiptNo: 'R-2025-0042',
  paymentDate: '2025-04-11',
  membership: '1042',
  firmName: 'Ganga Brocade House',
  email: 'office@ganga.example',
  phone: '9415012345',
  address: 'Kamachha, Varanasi',
  fee: '2500',
};

const { name, mobile, address, ...rest } = wire;

test.each<[string, object, object]>([
  [
    'is under receipt',
    { receipt: [wire], confDetails: {}, getFee: null, delInfo: [], receiptSetting: 'x' },
    {},
  ],
  ['is in an envelope', { data: { receipt: wire } }, {}],
  ['stands bare', wire, {}],
  [
    'has its fields under other names',
    { ...rest, company_name: name, registered_contact_no: mobile, registered_address: address },
    {},
  ],
  [
    'keeps date and fee as the service wrote them, and has no number if it is 0',
    { ...wire, payment_date: '11/04/2025', membership_fee: '2,500.00', membership: 0 },
    { paymentDate: '11/04/2025', fee: '2,500.00', membership: null },
  ],
])('a receipt %s', (_, answer, read) =>
  expect(decodeReceipt(answer)).toEqual({ ...receipt, ...read }),
);

test('a receipt that is null or missing is unreadable, not blank', () => {
  for (const answer of [null, { receipt: {} }, { confDetails: {}, getFee: 2500 }])
    expect(() => decodeReceipt(answer)).toThrow(UnreadableAnswer);
});
