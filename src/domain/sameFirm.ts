import { foldText } from './foldText';
import type { Member } from './member';
import { isDigits, withoutCountryPrefix } from './phone';

/** The details by which two records are known as one firm. */
export type FirmIdentity = Pick<Member, 'membership' | 'mobile' | 'name'>;

/** At most as many digits as a number holds exactly, and no leading zero, which would be lost. */
const NUMBER = /^[1-9]\d{0,14}$/;

/** The key of a `Map`: a number if possible, since hashing 200,000 new texts takes Chrome as long as reading a .csv. */
const keyOf = (text: string): string | number => (NUMBER.test(text) ? Number(text) : text);

/** A membership number as firms are compared by it; '' for none. */
export const membershipKey = (number: string): string | number =>
  keyOf(isDigits(number) ? number : foldText(number));

/** A mobile as firms are compared by it, without its country prefix; '' for none. */
export const mobileKey = (mobile: string): string | number =>
  keyOf(withoutCountryPrefix(isDigits(mobile) ? mobile : foldText(mobile)));

/**
 * Finds the same firm among others: by its membership number or, without a number, by its mobile and, where several have that,
 * its name. A missing number or mobile matches no firm.
 */
export class KnownFirms<Firm extends FirmIdentity> {
  readonly #byMembership = new Map<string | number, Firm[]>();
  readonly #byMobile = new Map<string | number, Firm[]>();

  constructor(firms: readonly Firm[]) {
    for (const firm of firms) {
      addTo(this.#byMembership, membershipKey(firm.membership ?? ''), firm);
      addTo(this.#byMobile, mobileKey(firm.mobile), firm);
    }
    this.#byMobile.delete('');
  }

  find({ membership, mobile, name }: FirmIdentity): Firm | undefined {
    const number = membershipKey(membership ?? '');
    if (number !== '') return this.#byMembership.get(number)?.[0];
    const firms = this.withMobile(mobile);
    if (firms.length < 2) return firms[0];
    return firms.find((firm) => foldText(firm.name) === foldText(name));
  }

  withMobile(mobile: string): readonly Firm[] {
    return this.#byMobile.get(mobileKey(mobile)) ?? [];
  }
}

/** Adds a value to those of its key. */
export function addTo<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [value]);
  else group.push(value);
}
