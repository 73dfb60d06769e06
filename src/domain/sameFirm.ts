import { foldText } from './foldText';
import type { Member, MemberId, NewMember } from './member';
import { isDigits, mobileOf, withoutCountryPrefix } from './phone';

/** The details by which two records are known as one firm. */
export type FirmIdentity = Pick<Member, 'membership' | 'mobile' | 'name'>;

/** At most as many digits as a number holds exactly, and no leading zero, which would be lost. */
const NUMBER = /^[1-9]\d{0,14}$/;

/** The key of a `Map`: a number if possible, since hashing 200,000 new texts takes Chrome as long as reading a .csv. */
const keyOf = (text: string): string | number => (NUMBER.test(text) ? Number(text) : text);

/** A membership number as firms are compared by it; '' for none. */
export const membershipKey = (number: string): string | number =>
  keyOf(isDigits(number) ? number : foldText(number));

/** As nearly every mobile is written. */
const TEN_DIGITS = /^[1-9]\d{9}$/;

/** A mobile as firms are compared by it, without its country prefix; '' for none. */
export const mobileKey = (mobile: string): string | number =>
  TEN_DIGITS.test(mobile)
    ? Number(mobile)
    : keyOf(withoutCountryPrefix(isDigits(mobile) ? mobile : foldText(mobile)));

/** A firm in the form in which it is looked for. */
interface FirmKeys {
  readonly membership: string | number;
  readonly mobile: string | number;
  readonly name: string;
}

export const firmKeys = ({ membership, mobile, name }: FirmIdentity): FirmKeys => ({
  membership: membershipKey(membership ?? ''),
  mobile: mobileKey(mobile),
  name,
});

/**
 * Finds the same firm among others: by its membership number or, without a number, by its mobile and, where several have that,
 * its name. A missing number or mobile matches no firm.
 */
export class KnownFirms<Firm extends FirmIdentity> {
  readonly #byMembership = new Map<string | number, Firm[]>();
  readonly #byMobile = new Map<string | number, Firm[]>();

  constructor(firms: readonly Firm[]) {
    for (const firm of firms) {
      const { membership, mobile } = firmKeys(firm);
      addTo(this.#byMembership, membership, firm);
      addTo(this.#byMobile, mobile, firm);
    }
    this.#byMobile.delete('');
  }

  find({ membership, mobile, name }: FirmKeys): Firm | undefined {
    if (membership !== '') return this.#byMembership.get(membership)?.[0];
    const firms = this.withMobile(mobile);
    if (firms.length < 2) return firms[0];
    return firms.find((firm) => foldText(firm.name) === foldText(name));
  }

  withMobile(mobile: FirmKeys['mobile']): readonly Firm[] {
    return this.#byMobile.get(mobile) ?? [];
  }
}

function addTo<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [value]);
  else group.push(value);
}

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
  const listed: readonly FirmInList[] = [
    ...(members ?? []).map((firm) => ({ list: 'members', firm }) as const),
    ...(newMembers ?? []).map((firm) => ({ list: 'newMembers', firm }) as const),
  ];
  const shared = {
    mobile: sharedTexts(listed, ({ mobile }) => mobileOf(String(mobileKey(mobile)))),
    email: sharedTexts(listed, ({ email }) => emailOf(email)),
  };
  const places = new Map(listed.map(({ firm }, place) => [firmKeyOf(firm), place]));
  const groups = new Map<string, DuplicateGroup & { readonly reasons: DuplicateReason[] }>();
  for (const kind of ['mobile', 'email'] as const)
    for (const [value, firms] of shared[kind]) {
      const sameFirms = firms
        .map(({ firm }) => String(places.get(firmKeyOf(firm))))
        .toSorted()
        .join();
      const known = groups.get(sameFirms);
      if (known === undefined) groups.set(sameFirms, { reasons: [{ kind, value }], firms });
      else known.reasons.push({ kind, value });
    }
  const found = new Map<FirmKey, DuplicateGroup[]>();
  for (const group of groups.values())
    for (const { firm } of group.firms) addTo(found, firmKeyOf(firm), group);
  return found;
}

export const groupsOf = (
  duplicates: Duplicates | null,
  firm: Member | NewMember,
): readonly DuplicateGroup[] => duplicates?.get(firmKeyOf(firm)) ?? [];

function emailOf(text: string): string | null {
  const email = foldText(text);
  const at = email.indexOf('@');
  return at > 0 && at < email.length - 1 ? email : null;
}

/** The texts that several firms share, each with its firms: every firm once, in the order of the lists. */
function sharedTexts(
  listed: readonly FirmInList[],
  textOf: (firm: Member | NewMember) => string | null,
): readonly (readonly [text: string, firms: readonly FirmInList[]])[] {
  const rowsOf = new Map<string, FirmInList[]>();
  for (const row of listed) {
    const text = textOf(row.firm);
    if (text !== null) addTo(rowsOf, text, row);
  }
  return [...rowsOf]
    .filter(([, rows]) => rows.length > 1)
    .map(([text, rows]) => [text, firmsOnce(rows)] as const)
    .filter(([, firms]) => firms.length > 1);
}

function firmsOnce(rows: readonly FirmInList[]): readonly FirmInList[] {
  const seen = new Set<FirmKey>();
  return rows.filter(({ firm }) => seen.size < seen.add(firmKeyOf(firm)).size);
}
