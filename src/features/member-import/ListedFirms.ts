import { sameMembership, sameMobile } from './templateColumns';

/** A firm as a list shows it. */
export interface ListedFirm {
  readonly name: string;
  readonly mobile: string;
  readonly membership: string | null;
  readonly address: string;
}

/** The firms of both lists, as far as they are there. */
export interface BothLists {
  /** Of the list behind the dialog; `null` while nobody knows them: then nobody knows which rows are new. */
  readonly listed: readonly ListedFirm[] | null;
  /** None where they are not there. */
  readonly others: readonly ListedFirm[];
}

/** The first firm of each list that has a number; `null` where the list has none. */
interface SameNumber {
  listed: ListedFirm | null;
  other: ListedFirm | null;
}

const NOBODY: Readonly<SameNumber> = { listed: null, other: null };

/** Finds a firm of either list by what makes it the same: its membership number, without one its mobile. */
export class ListedFirms {
  readonly #byMembership = new Map<string, SameNumber>();
  readonly #byMobile = new Map<string, SameNumber>();

  constructor({ listed, others }: BothLists) {
    for (const firm of listed ?? []) for (const same of this.#numbersOf(firm)) same.listed ??= firm;
    for (const firm of others) for (const same of this.#numbersOf(firm)) same.other ??= firm;
  }

  /** The firms that a row with these cells is. */
  find(membership: string, mobile: string): Readonly<SameNumber> {
    const number = sameMembership(membership);
    return number === '' ? this.withMobile(mobile) : (this.#byMembership.get(number) ?? NOBODY);
  }

  withMobile(mobile: string): Readonly<SameNumber> {
    return this.#byMobile.get(sameMobile(mobile)) ?? NOBODY;
  }

  #numbersOf({ membership, mobile }: ListedFirm): SameNumber[] {
    return [
      sameNumber(this.#byMembership, sameMembership(membership ?? '')),
      sameNumber(this.#byMobile, sameMobile(mobile)),
    ];
  }
}

/** Nobody is the same as another by a number that neither has. */
function sameNumber(numbers: Map<string, SameNumber>, number: string): SameNumber {
  const same = numbers.get(number) ?? { ...NOBODY };
  if (number !== '') numbers.set(number, same);
  return same;
}
