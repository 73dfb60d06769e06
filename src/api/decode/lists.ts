import type { FirmList, Member, MemberStatus, NewMember } from '../../domain/member';
import { FIRM_FIELDS } from '../../domain/memberFields';
import { paymentStatusOf } from '../../domain/paymentStatus';
import {
  fieldsOf,
  readCount,
  readFirmText,
  readFirstText,
  readId,
  readMembership,
  readPage,
  readRows,
  readText,
  readTrimmed,
  readWholeNumber,
  UnreadableAnswer,
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

export function memberOf(row: WireRecord): Member {
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

export function newMemberOf(row: WireRecord): NewMember {
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

const ADDRESS = ['billing_address', ...FIRM_FIELDS.address.names];
const readAddress = (row: WireRecord): string => readFirstText(row, ADDRESS);

/** 1, "1" and true mean Inactive, anything else Active. Truthiness will not do: "0" is truthy in JavaScript. */
function readStatus(value: unknown): MemberStatus {
  return value === true || readWholeNumber(value) === 1 ? 'inactive' : 'active';
}

interface PageInfo {
  /** The address of the next page; `null` on the last page, and if the list is not paginated. */
  readonly next: string | null;
  /** Number of rows on all pages together; `null` if the service does not say. */
  readonly total: number | null;
}

/** A paginated list has its next page under `next_page_url` or `links.next`, and its number of rows under `total`. */
export function decodePageInfo(answer: unknown): PageInfo {
  const page = readPage(answer) ?? {};
  const links = fieldsOf(page['links']);
  const meta = fieldsOf(page['meta']);
  return {
    next: readTrimmed(page['next_page_url'] ?? meta['next_page_url'] ?? links['next']),
    total: readCount(page['total'] ?? meta['total']),
  };
}

/** Joins the pages of a list, up to a later one that cannot be read. Frozen, so that Immer does not walk the long list. */
export function decodePages<Row>(
  answer: unknown,
  decode: (page: unknown) => readonly Row[],
): FirmList<Row> {
  const pages: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const read: (PageInfo & { readonly rows: readonly Row[] })[] = [];
  for (const page of pages) {
    try {
      read.push({ rows: decode(page), ...decodePageInfo(page) });
    } catch (error) {
      if (read.length === 0 || !(error instanceof UnreadableAnswer)) throw error;
      break;
    }
  }
  const rows = read.flatMap((page) => page.rows);
  const total = read.findLast((page) => page.total !== null)?.total ?? null;
  const isWhole = read.at(-1)?.next == null && rows.length >= (total ?? 0);
  return Object.freeze({ rows: Object.freeze(rows), total, isWhole });
}
