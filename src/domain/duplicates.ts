import { foldText } from './foldText';
import { type FirmKey, firmKeyOf, type FirmInList, listedFirms, sharedTexts } from './listedFirms';
import type { Member, NewMember } from './member';
import { memoizeByKey } from './memoizeByKey';
import { mobileOf } from './phone';

/** A mobile as its ten digits, or an e-mail address as it is compared, that several firms have. */
export interface DuplicateReason {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
}

/** Firms that may be one, with everything that exactly these have in common. */
export interface DuplicateGroup {
  readonly reasons: readonly DuplicateReason[];
  /** Two at least, each once, members first. */
  readonly firms: readonly FirmInList[];
}

/** The groups of each firm that is in one: those of one mobile first, then those of one e-mail address alone. */
export type Duplicates = ReadonlyMap<FirmKey, readonly DuplicateGroup[]>;

/**
 * Which firms of both lists have a mobile or an e-mail address in common. The service keeps one table of firms, so that the same id in
 * both lists, or twice in one, is one firm and no duplicate of itself; a row without an id is a firm of its own. A list that is `null`
 * is not known.
 */
export function findDuplicates(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): Duplicates {
  const listed = listedFirms(members, newMembers);
  const shared = {
    mobile: sharedTexts(listed, ({ mobile }, add) => {
      const digits = mobileOf(foldText(mobile));
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

/** The groups of a firm. */
export const groupsOf = (
  duplicates: Duplicates | null,
  firm: Member | NewMember,
): readonly DuplicateGroup[] => duplicates?.get(firmKeyOf(firm)) ?? [];

/** A number of its own for each firm: a row without an id has none. */
function numbersFromOne(): (key: FirmKey) => number {
  let last = 0;
  return memoizeByKey(new Map<FirmKey, number>(), () => (last += 1));
}

/** An address in the form in which two are one; `null` for what is none, such as "-" and "not known". */
function emailOf(text: string): string | null {
  const email = foldText(text);
  const at = email.indexOf('@');
  return at > 0 && at < email.length - 1 ? email : null;
}
