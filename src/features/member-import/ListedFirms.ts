import { mapKey } from '../../spreadsheet/rows/mapKey';
import { sameMembership, sameMobile } from './templateColumns';

/** A firm as a list shows it. */
export interface ComparedFirm {
  readonly name: string;
  readonly mobile: string;
  readonly membership: string | null;
  readonly address: string;
}

/** The firms of both lists, as far as they are there. */
export interface ComparedLists {
  /** Of the list behind the dialog; `null` while nobody knows them: then nobody knows which rows are new. */
  readonly listed: readonly ComparedFirm[] | null;
  /** None where they are not there. */
  readonly others: readonly ComparedFirm[];
}

/** The first firm of each list with some number; `null` where the list has none. */
interface SameNumber {
  readonly listed: ComparedFirm | null;
  readonly other: ComparedFirm | null;
}

type ByNumber = Map<string | number, SameNumber>;

const NOBODY: SameNumber = { listed: null, other: null };

/** Finds a firm of either list by what makes it the same: its membership number, without one its mobile. */
export class ComparedFirms {
  readonly #byMembership: ByNumber = new Map();
  readonly #byMobile: ByNumber = new Map();

  constructor({ listed, others }: ComparedLists) {
    // The first one counts, so it comes last.
    for (const firm of listed?.toReversed() ?? []) this.#add(firm, { listed: firm });
    for (const firm of others.toReversed()) this.#add(firm, { other: firm });
  }

  /** Who has the membership number of a row, or its mobile where it has no number. */
  find(membership: string, mobile: string): SameNumber {
    const number = sameMembership(membership);
    return number === '' ? this.withMobile(mobile) : whoHas(this.#byMembership, number);
  }

  withMobile(mobile: string): SameNumber {
    return whoHas(this.#byMobile, sameMobile(mobile));
  }

  #add({ membership, mobile }: ComparedFirm, firm: Partial<SameNumber>): void {
    const number = sameMembership(membership ?? '');
    const phone = sameMobile(mobile);
    // Nobody is the same as another by a number that neither has.
    if (number !== '')
      this.#byMembership.set(mapKey(number), { ...whoHas(this.#byMembership, number), ...firm });
    if (phone !== '')
      this.#byMobile.set(mapKey(phone), { ...whoHas(this.#byMobile, phone), ...firm });
  }
}

const whoHas = (firms: ByNumber, number: string): SameNumber => firms.get(mapKey(number)) ?? NOBODY;
