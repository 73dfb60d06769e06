import type { Receipt } from '../../domain/receipt';
import { isRecord, readFirstText, readMembership, readRecord, readText } from './read';

/** GET /api/receipt/{userId}. `confDetails`, `getFee`, `delInfo` and `receiptSetting` are shown nowhere (product §3). */
export function decodeReceipt(answer: unknown): Receipt {
  const envelope = isRecord(answer) && isRecord(answer['data']) ? answer['data'] : answer;
  const receipt = readRecord(
    isRecord(envelope) && 'receipt' in envelope ? { data: envelope['receipt'] } : answer,
    'receipt_no',
    'payment_date',
    'membership_fee',
  );
  return {
    receiptNo: readText(receipt['receipt_no']),
    paymentDate: readText(receipt['payment_date']),
    membership: readMembership(receipt['membership']),
    firmName: readFirstText(receipt, 'name', 'company_name'),
    email: readText(receipt['email']),
    phone: readFirstText(receipt, 'mobile', 'registered_contact_no'),
    address: readFirstText(receipt, 'address', 'registered_address'),
    fee: readText(receipt['membership_fee']),
  };
}
