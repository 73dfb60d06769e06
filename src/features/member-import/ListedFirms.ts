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

/** Finds a firm of a list by what makes it the same: its membership number, without one its mobile. The first one counts. */
export class ListedFirms {
  readonly #byMembership = new Map<string, ListedFirm>();
  readonly #byMobile = new Map<string, ListedFirm>();

  constructor(firms: readonly ListedFirm[]) {
    for (const firm of firms.toReversed()) {
      this.#byMembership.set(sameMembership(firm.membership ?? ''), firm);
      this.#byMobile.set(sameMobile(firm.mobile), firm);
    }
    this.#byMobile.delete('');
  }

  /** By what `sameMembership` and `sameMobile` make of a row's cells; '' for none. */
  find(membership: string, mobile: string): ListedFirm | null {
    const found =
      membership === '' ? this.#byMobile.get(mobile) : this.#byMembership.get(membership);
    return found ?? null;
  }
}
