import { foldText } from './foldText';
import type { Member, MemberId, NewMember } from './member';
import { memoizeByKey } from './memoizeByKey';
import { mobileOf } from './phone';
import { mobileKey } from './sameFirm';

export type FirmInList =
  | { readonly list: 'members'; readonly firm: Member }
  | { readonly list: 'newMembers'; readonly firm: NewMember };

/** Identifies a firm in both lists: by its id, which the lists share, or by the row itself where it has none. */
export type FirmKey = MemberId | Member | NewMember;

export function firmKeyOf(firm: Member | NewMember): FirmKey {
  return firm.id ?? firm;
}

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
    mobile: sharedTexts(listed, ({ mobile }) => mobileOf(String(mobileKey(mobile)))),
    email: sharedTexts(listed, ({ email }) => emailOf(email)),
  };
  const numberOf = numbersFromOne();
  const reasonsOf = new Map<string, DuplicateReason[]>();
  const found = new Map<FirmKey, DuplicateGroup[]>();
  for (const kind of ['mobile', 'email'] as const)
    for (const [value, sharing] of shared[kind]) {
      const keys = [...sharing.keys()];
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
      const group = { reasons, firms: [...sharing.values()] };
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

/** Both lists in one: the members, then the applications. A list that is not loaded is `null` and adds no rows. */
function listedFirms(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): readonly FirmInList[] {
  return [
    ...(members ?? []).map((firm) => ({ list: 'members', firm }) as const),
    ...(newMembers ?? []).map((firm) => ({ list: 'newMembers', firm }) as const),
  ];
}

/** The texts that several firms share, each with its firms: every firm once, in the order of the lists. */
function sharedTexts(
  firms: readonly FirmInList[],
  textOf: (firm: Member | NewMember) => string | null,
): ReadonlyMap<string, ReadonlyMap<FirmKey, FirmInList>> {
  // Nearly all texts occur once; they get no group.
  const first = new Map<string, FirmInList>();
  const shared = new Map<string, Map<FirmKey, FirmInList>>();
  for (const listed of firms) {
    const text = textOf(listed.firm);
    if (text === null) continue;
    const before = first.get(text);
    if (before === undefined) first.set(text, listed);
    else {
      const [one, other] = [firmKeyOf(before.firm), firmKeyOf(listed.firm)];
      if (one === other) continue;
      const group = shared.get(text) ?? new Map([[one, before]]);
      if (!group.has(other)) shared.set(text, group.set(other, listed));
    }
  }
  return shared;
}
