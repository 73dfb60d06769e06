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
  readonly #byMembership: ReadonlyMap<string, number>;
  readonly #byMobile: ReadonlyMap<string, number>;

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
    if (place === undefined) return null;
    return {
      name: this.#names[place] ?? '',
      mobile: this.#mobiles[place] ?? '',
      membership: this.#memberships[place] ?? '',
      address: this.#addresses[place] ?? '',
    };
  }
}

const firmsOf = (texts: string): readonly string[] =>
  texts === '' ? [] : texts.split(LISTED_END).slice(0, -1);

function firstPlaces(keys: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, key] of keys.entries())
    if (key !== '' && !places.has(key)) places.set(key, place);
  return places;
}
