import { mapKey } from '../../spreadsheet/rows/mapKey';
import { sameMembership, sameMobile } from './templateColumns';

/** The data of a listed firm that rows are compared with. */
export interface ComparedFirm {
  readonly name: string;
  readonly mobile: string;
  readonly membership: string | null;
  readonly address: string;
}

/** The firms of both lists, as far as they are loaded. */
export interface ComparedLists {
  /** The list behind the dialog; `null` while it is not loaded, so new firms cannot be recognised. */
  readonly listed: readonly ComparedFirm[] | null;
  /** Empty while the other list is not loaded. */
  readonly others: readonly ComparedFirm[];
}

/** The first firm of each list with the same number; `null` if the list has none. */
interface SameNumber {
  readonly listed: ComparedFirm | null;
  readonly other: ComparedFirm | null;
}

type ByNumber = Map<string | number, SameNumber>;

const NOBODY: SameNumber = { listed: null, other: null };

/** Finds a firm in either list by its membership number, or by its mobile if the row has no number. */
export class ComparedFirms {
  readonly #byMembership: ByNumber = new Map();
  readonly #byMobile: ByNumber = new Map();

  constructor({ listed, others }: ComparedLists) {
    // Reversed, so that the first of several firms wins.
    for (const firm of listed?.toReversed() ?? []) this.#add(firm, { listed: firm });
    for (const firm of others.toReversed()) this.#add(firm, { other: firm });
  }

  /** The firms with the row's membership number, or with its mobile if the row has no number. */
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
    // A missing number matches no other firm.
    if (number !== '')
      this.#byMembership.set(mapKey(number), { ...whoHas(this.#byMembership, number), ...firm });
    if (phone !== '')
      this.#byMobile.set(mapKey(phone), { ...whoHas(this.#byMobile, phone), ...firm });
  }
}

const whoHas = (firms: ByNumber, number: string): SameNumber => firms.get(mapKey(number)) ?? NOBODY;
