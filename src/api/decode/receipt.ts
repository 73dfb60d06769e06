import { isRecord, readFirstText, readMembership, readRecord, readText } from './read';

/** The membership fee receipt (product §2 item 15, §3). */
export interface Receipt {
  readonly receiptNo: string;
  /** As the service wrote it. */
  readonly paymentDate: string;
  readonly membership: string | null;
  readonly firmName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Rupees as the service wrote them. */
  readonly fee: string;
}

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
