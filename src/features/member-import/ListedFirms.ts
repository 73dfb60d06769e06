import { FirstRows } from '../../spreadsheet/rows/FirstRows';
import { sameMembership, sameMobile } from './templateColumns';

/**
 * The firms of a list as it is shown, each column as one text, its firms divided by NUL: 400,000 texts would keep the page
 * busy on their way to the worker, four do not.
 */
export interface ListedTexts {
  readonly names: string;
  readonly mobiles: string;
  /** '' where a firm has none. */
  readonly memberships: string;
  readonly addresses: string;
}

export const LISTED_END = '\0';

export interface ListedFirm {
  readonly name: string;
  readonly mobile: string;
  readonly membership: string;
  readonly address: string;
}

/** Finds a firm of a list by what makes it the same: its membership number, without one its mobile. The first one counts. */
export class ListedFirms {
  readonly #names: readonly string[];
  readonly #mobiles: readonly string[];
  readonly #memberships: readonly string[];
  readonly #addresses: readonly string[];
  readonly #byMembership: FirstRows;
  readonly #byMobile: FirstRows;

  constructor({ names, mobiles, memberships, addresses }: ListedTexts) {
    this.#names = firmsOf(names);
    this.#mobiles = firmsOf(mobiles);
    this.#memberships = firmsOf(memberships);
    this.#addresses = firmsOf(addresses);
    this.#byMembership = firstPlaces(this.#memberships.map(sameMembership));
    this.#byMobile = firstPlaces(this.#mobiles.map(sameMobile));
  }

  /** By what `sameMembership` and `sameMobile` make of a row's cells; '' for none. */
  find(membership: string, mobile: string): ListedFirm | null {
    const place =
      membership === '' ? this.#byMobile.get(mobile) : this.#byMembership.get(membership);
    if (place === null) return null;
    return {
      name: this.#names[place] ?? '',
      mobile: this.#mobiles[place] ?? '',
      membership: this.#memberships[place] ?? '',
      address: this.#addresses[place] ?? '',
    };
  }
}

/**
 * Whether any of the lists has a firm of this membership number or mobile. Of most rows of a file none has, and this one question
 * takes the place of four.
 */
export class KnownFirms {
  readonly #first: FirstRows;

  constructor(lists: readonly ListedTexts[]) {
    const keys = lists.flatMap(({ memberships, mobiles }) => [
      ...firmsOf(memberships).map(sameMembership),
      ...firmsOf(mobiles).map(sameMobile),
    ]);
    this.#first = firstPlaces(keys);
  }

  /** By what `sameMembership` and `sameMobile` make of a row's cells. */
  has(membership: string, mobile: string): boolean {
    return this.#first.get(membership) !== null || this.#first.get(mobile) !== null;
  }
}

const firmsOf = (texts: string): readonly string[] =>
  texts === '' ? [] : texts.split(LISTED_END).slice(0, -1);

function firstPlaces(keys: readonly string[]): FirstRows {
  const places = new FirstRows(keys.length);
  keys.forEach((key, place) => {
    if (key !== '') places.put(key, place);
  });
  return places;
}
