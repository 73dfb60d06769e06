import { foldText } from '../../domain/foldText';
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

type ByNumber = Map<string | number, ComparedFirm[]>;

/** Finds the firms of a list by their numbers. */
export class ListedFirms {
  readonly #byMembership: ByNumber = new Map();
  readonly #byMobile: ByNumber = new Map();

  constructor(firms: readonly ComparedFirm[]) {
    for (const firm of firms) {
      add(this.#byMembership, sameMembership(firm.membership ?? ''), firm);
      add(this.#byMobile, sameMobile(firm.mobile), firm);
    }
  }

  /** The firm with a row's membership number or, without a number, with its mobile: of several, its namesake (rule I14). */
  find(membership: string, mobile: string, name: string): ComparedFirm | undefined {
    const number = sameMembership(membership);
    if (number !== '') return this.#byMembership.get(mapKey(number))?.[0];
    const firms = this.withMobile(mobile);
    if (firms.length < 2) return firms[0];
    return firms.find((firm) => foldText(firm.name) === foldText(name));
  }

  withMobile(mobile: string): readonly ComparedFirm[] {
    return this.#byMobile.get(mapKey(sameMobile(mobile))) ?? [];
  }
}

/** A missing number matches no other firm. */
function add(firms: ByNumber, number: string, firm: ComparedFirm): void {
  const same = firms.get(mapKey(number));
  if (same !== undefined) same.push(firm);
  else if (number !== '') firms.set(mapKey(number), [firm]);
}
