import { foldText } from './foldText';
import { type FirmKey, firmKeyOf, type FirmInList, listedFirms, sharedTexts } from './listedFirms';
import type { Member, NewMember } from './member';
import { memoizeByKey } from './memoizeByKey';
import { mobileOf } from './phone';
import { mobileKey } from './sameFirm';

/** A value that several firms share: the ten digits of a mobile, or an email address as `foldText` leaves it. */
export interface DuplicateReason {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
}

export interface DuplicateGroup {
  readonly reasons: readonly DuplicateReason[];
  /** At least two, each once, members first. */
  readonly firms: readonly FirmInList[];
}

/** The groups of each firm: those that share a mobile first, then those that share only an email address. */
export type Duplicates = ReadonlyMap<FirmKey, readonly DuplicateGroup[]>;

/**
 * Finds the firms of both lists (`null` if not loaded) that share a mobile or an email address. The service keeps one table, so
 * the same id is one firm and no duplicate of itself; a row without an id counts as a firm of its own.
 */
export function findDuplicates(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): Duplicates {
  const listed = listedFirms(members, newMembers);
  const shared = {
    mobile: sharedTexts(listed, ({ mobile }, add) => {
      const digits = mobileOf(String(mobileKey(mobile)));
      if (digits !== null) add(digits);
    }),
    email: sharedTexts(listed, ({ email }, add) => {
      const address = emailOf(email);
      if (address !== null) add(address);
    }),
  };
  const numberOf = numbersFromOne();
  const reasonsOf = new Map<string, DuplicateReason[]>();
  const found = new Map<FirmKey, DuplicateGroup[]>();
  for (const kind of ['mobile', 'email'] as const)
    for (const [value, firms] of shared[kind]) {
      const keys = firms.map(({ firm }) => firmKeyOf(firm));
      const sameFirms = keys
        .map(numberOf)
        .sort((one, other) => one - other)
        .join();
      const known = reasonsOf.get(sameFirms);
      if (known !== undefined) {
        known.push({ kind, value });
        continue;
      }
      const reasons = [{ kind, value }];
      reasonsOf.set(sameFirms, reasons);
      const group = { reasons, firms };
      for (const key of keys) {
        const groups = found.get(key);
        if (groups === undefined) found.set(key, [group]);
        else groups.push(group);
      }
    }
  return found;
}

export const groupsOf = (
  duplicates: Duplicates | null,
  firm: Member | NewMember,
): readonly DuplicateGroup[] => duplicates?.get(firmKeyOf(firm)) ?? [];

/** Numbers the firms in the order in which they are asked for: a row without an id has no other name. */
function numbersFromOne(): (key: FirmKey) => number {
  let last = 0;
  return memoizeByKey(new Map<FirmKey, number>(), () => (last += 1));
}

function emailOf(text: string): string | null {
  const email = foldText(text);
  const at = email.indexOf('@');
  return at > 0 && at < email.length - 1 ? email : null;
}
