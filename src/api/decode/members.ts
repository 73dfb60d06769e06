import type { Member, MemberStatus, NewMember } from '../../domain/member';
import { paymentStatusOf } from '../../domain/paymentStatus';
import { NAMES_OF_FIELDS, readFirmText } from './firmTexts';
import {
  readFirstText,
  readId,
  readMembership,
  readRows,
  readText,
  readWholeNumber,
  type WireRecord,
} from './read';

/** GET /api/members. Frozen, so that Immer does not walk the long list. */
export function decodeMembers(answer: unknown): readonly Member[] {
  return Object.freeze(readRows(answer).map(memberOf));
}

/** GET /api/newmembers. Frozen, see {@link decodeMembers}. */
export function decodeNewMembers(answer: unknown): readonly NewMember[] {
  return Object.freeze(readRows(answer).map(newMemberOf));
}

// Written out twice: spreading a shared part into each row takes four times as long for a list of 100,000.

function memberOf(row: WireRecord): Member {
  return {
    id: readId(row['id']),
    name: readFirmText(row, 'firmName'),
    mobile: readFirmText(row, 'firmMobile'),
    email: readText(row['email']),
    membership: readMembership(row['membership']),
    address: readAddress(row),
    status: readStatus(row['status']),
  };
}

function newMemberOf(row: WireRecord): NewMember {
  return {
    id: readId(row['id']),
    name: readFirmText(row, 'firmName'),
    mobile: readFirmText(row, 'firmMobile'),
    email: readText(row['email']),
    membership: readMembership(row['membership']),
    address: readAddress(row),
    paymentStatus: paymentStatusOf(readText(row['payment_status'])),
  };
}

const ADDRESS = ['billing_address', ...NAMES_OF_FIELDS.address];
const readAddress = (row: WireRecord): string => readFirstText(row, ADDRESS);

/** 1, "1" and true mean Inactive, anything else Active. Truthiness will not do: "0" is truthy in JavaScript (rule W2). */
function readStatus(value: unknown): MemberStatus {
  return value === true || readWholeNumber(value) === 1 ? 'inactive' : 'active';
}
