import type { MemberRecord, MembershipProfile, Receipt } from '../../domain/member';
import {
  FIRM_FIELDS,
  firmOf,
  MAX_REPRESENTATIVES,
  type Representative,
} from '../../domain/memberFields';
import {
  isRecord,
  readFirmText,
  readFirstText,
  readMembership,
  readRecord,
  readText,
  UnreadableAnswer,
  type WireRecord,
} from './read';

const { firmName, firmMobile, area } = FIRM_FIELDS;

/** A record with none of these names is not a firm. */
const NAMES_OF_A_FIRM = [...firmName.names, ...firmMobile.names, ...area.names];

/** GET /api/member_edit/{id} and GET /api/profile_view/{id}. */
export function decodeMemberRecord(answer: unknown): MemberRecord {
  const record = readRecord(answer, NAMES_OF_A_FIRM);
  return {
    membership: readMembership(record['membership']),
    paymentDate: readText(record['payment_date']),
    ...firmOf((field) => readFirmText(record, field)),
    representatives: readRepresentatives(record),
  };
}

/** The profile that PUT /api/profile_update returns; `null` if it returns none (product §4). */
export function decodeReturnedRecord(answer: unknown): MemberRecord | null {
  try {
    return decodeMemberRecord(answer);
  } catch (error) {
    if (error instanceof UnreadableAnswer) return null;
    throw error;
  }
}

/** `rep_name_1..5` and `rep_mobile_1..5`, by position: `rep_name_2` alone is Representative Name-2. */
function readRepresentatives(record: WireRecord): readonly Representative[] {
  return Array.from({ length: MAX_REPRESENTATIVES }, (_, position) => ({
    name: readText(record[`rep_name_${position + 1}`]).trim(),
    mobile: readText(record[`rep_mobile_${position + 1}`]).trim(),
  }));
}

/** GET /api/member_view/{memberId}. */
export function decodeMembershipProfile(answer: unknown): MembershipProfile {
  const { members, contacts, addresses, others } = readRecord(answer, ['members']);
  if (typeof members !== 'object' || members === null) throw new UnreadableAnswer('No members');
  return {
    members: recordsIn(members).map((row) => ({
      membership: readMembership(row['membership']),
      companyName: readFirstText(row, ['company_name', 'name']),
      natureOfBusiness: readText(row['nature_of_bussiness']),
      registeredContactNo: readFirstText(row, ['registered_contact_no', 'mobile']),
      productCategory: readText(row['product_category']),
      otherProductCategory: readText(row['other_product_category']),
      yearOfEstablishment: readText(row['year_of_establishment']),
      companyEmail: readText(row['company_email']),
    })),
    contacts: recordsIn(contacts).map((row) => ({
      name: readText(row['contact_person_name']),
      gender: readText(row['gender']),
      number: readText(row['contact_person_no']),
    })),
    addresses: recordsIn(addresses).map((row) => ({
      title: readText(row['title']),
      address: readText(row['address']),
    })),
    others: recordsIn(others).map((row) => readText(row['other_contact'])),
  };
}

/** Each part is an array of records, a single record, or nothing. Empty records are dropped: each would be a row of dashes. */
function recordsIn(value: unknown): readonly WireRecord[] {
  return (Array.isArray(value) ? value : [value])
    .filter(isRecord)
    .filter((record) => Object.keys(record).length > 0);
}

const NAMES_OF_A_RECEIPT = ['receipt_no', 'payment_date', 'membership_fee'];

/** GET /api/receipt/{userId}. No screen shows `confDetails`, `getFee`, `delInfo` and `receiptSetting` (product §3). */
export function decodeReceipt(answer: unknown): Receipt {
  const receipt = readRecord(answer, NAMES_OF_A_RECEIPT, 'receipt');
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
