import type { MemberRecord } from '../../domain/member';
import { MAX_REPRESENTATIVES, type Representative } from '../../domain/representatives';
import {
  readFirstText,
  readMembership,
  readRecord,
  readText,
  UnreadableAnswer,
  type WireRecord,
} from './read';

/** A record without a single one of these is none. */
const FIRM_FIELDS = ['name', 'company_name', 'mobile', 'registered_contact_no', 'area'] as const;

/** GET /api/member_edit/{id} and GET /api/profile_view/{id}. */
export function decodeMemberRecord(answer: unknown): MemberRecord {
  const record = readRecord(answer, ...FIRM_FIELDS);
  return {
    membership: readMembership(record['membership']),
    paymentDate: readText(record['payment_date']),
    firmName: readFirstText(record, 'name', 'company_name'),
    address: readFirstText(record, 'address', 'registered_address'),
    firmMobile: readFirstText(record, 'mobile', 'registered_contact_no'),
    firmAlternateMobile: readFirstText(record, 'mobile_alt', 'alternate_contact_no'),
    area: readText(record['area']),
    representatives: readRepresentatives(record),
  };
}

/** The profile that PUT /api/profile_update returns; `null` where it returns none (product §4). */
export function decodeReturnedRecord(answer: unknown): MemberRecord | null {
  try {
    return decodeMemberRecord(answer);
  } catch (error) {
    if (error instanceof UnreadableAnswer) return null;
    throw error;
  }
}

/** `rep_name_1..5` and `rep_mobile_1..5`, each at its place: `rep_name_2` alone is Representative Name-2 (rule C7). */
function readRepresentatives(record: WireRecord): readonly Representative[] {
  return Array.from({ length: MAX_REPRESENTATIVES }, (_, place) => ({
    name: readText(record[`rep_name_${place + 1}`]).trim(),
    mobile: readText(record[`rep_mobile_${place + 1}`]).trim(),
  }));
}
