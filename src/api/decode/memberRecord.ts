import type { MemberRecord } from '../../domain/member';
import { firmOf } from '../../domain/memberFields';
import { MAX_REPRESENTATIVES, type Representative } from '../../domain/representatives';
import { NAMES_OF_A_FIRM, readFirmText } from './firmTexts';
import { readMembership, readRecord, readText, UnreadableAnswer, type WireRecord } from './read';

/** GET /api/member_edit/{id} and GET /api/profile_view/{id}. */
export function decodeMemberRecord(answer: unknown): MemberRecord {
  const record = readRecord(answer, ...NAMES_OF_A_FIRM);
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

/** `rep_name_1..5` and `rep_mobile_1..5`, by position: `rep_name_2` alone is Representative Name-2 (rule C7). */
function readRepresentatives(record: WireRecord): readonly Representative[] {
  return Array.from({ length: MAX_REPRESENTATIVES }, (_, position) => ({
    name: readText(record[`rep_name_${position + 1}`]).trim(),
    mobile: readText(record[`rep_mobile_${position + 1}`]).trim(),
  }));
}
