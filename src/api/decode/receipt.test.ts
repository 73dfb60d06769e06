import { describe, expect, test } from 'vitest';
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

describe('a receipt', () => {
  test('stands under receipt, also in an envelope or as a one-element array', () => {
    for (const answer of [
      { receipt: [wire], confDetails: {}, getFee: null, delInfo: [], receiptSetting: 'x' },
      { data: { receipt: wire } },
      wire,
    ])
      expect(decodeReceipt(answer)).toEqual(receipt);
  });

  test('that is null or missing cannot be read, and never passes as a blank one', () => {
    for (const answer of [null, { receipt: {} }, { confDetails: {}, getFee: 2500 }])
      expect(() => decodeReceipt(answer)).toThrow(UnreadableAnswer);
  });

  test('has its fields under either of two names', () => {
    const { name, mobile, address, ...rest } = wire;
    const other = {
      ...rest,
      company_name: name,
      registered_contact_no: mobile,
      registered_address: address,
    };
    expect(decodeReceipt({ receipt: other })).toEqual(receipt);
  });

  test('keeps date and fee as the service wrote them', () => {
    const { paymentDate, fee } = decodeReceipt({
      receipt: { ...wire, payment_date: '11/04/2025', membership_fee: '2,500.00' },
    });
    expect([paymentDate, fee]).toEqual(['11/04/2025', '2,500.00']);
  });

  test('has no membership number where it is 0', () => {
    expect(decodeReceipt({ receipt: { ...wire, membership: 0 } }).membership).toBeNull();
  });
});
