import type { Receipt } from '../../domain/receipt';
import { readFirmText } from './firmTexts';
import { fieldsOf, readNested, readMembership, readRecord, readText } from './read';

/** GET /api/receipt/{userId}. No screen shows `confDetails`, `getFee`, `delInfo` and `receiptSetting` (product §3). */
export function decodeReceipt(answer: unknown): Receipt {
  const envelope = fieldsOf(readNested(answer, 'data'));
  const receipt = readRecord(
    'receipt' in envelope ? { data: envelope['receipt'] } : answer,
    'receipt_no',
    'payment_date',
    'membership_fee',
  );
  return {
    receiptNo: readText(receipt['receipt_no']),
    paymentDate: readText(receipt['payment_date']),
    membership: readMembership(receipt['membership']),
    firmName: readFirmText(receipt, 'firmName'),
    email: readText(receipt['email']),
    phone: readFirmText(receipt, 'firmMobile'),
    address: readFirmText(receipt, 'address'),
    fee: readText(receipt['membership_fee']),
  };
}
