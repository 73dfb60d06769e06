import { plainTitle } from '../../../spreadsheet/rows/headerRow';
import { templateColumns } from '../templateColumns';
import { hasWord, headingWords } from './headingWords';

/** How a column of the file was matched; `name` is by words in its heading, `taken` that another one is used in its place. */
export type MatchedBy = 'key' | 'title' | 'name' | 'content' | 'remembered' | 'taken';

/** The meaning of a heading, before the columns of a file are compared. */
export interface HeadingMeaning {
  /** The key of a template column, without the number of a representative. */
  readonly column: string;
  /** A number from 1 to 9 in the heading. */
  readonly number: number | null;
  /** The heading does not say whose name or mobile it is, such as "Name 2". */
  readonly isBare: boolean;
  readonly by: MatchedBy;
}

type Meaning = HeadingMeaning | 'nothing' | null;

/** Longer than any heading, such as a notice above the table. */
const LONGEST = 120;

const keyByTitle = new Map(
  templateColumns.flatMap(({ key, titles }) =>
    [key, ...titles].map((title) => [plainTitle(title), key] as const),
  ),
);

/**
 * The meaning of a heading: by a whole title of the template's columns, otherwise by the words that it contains. `nothing` is
 * known and not imported. A heading without a meaning, or with two such as "Name & Mobile", is `null`.
 */
export function headingMeaning(heading: string): Meaning {
  if (heading.length > LONGEST) return null;
  const byWords = meaningOfParts(heading);
  const key = keyByTitle.get(plainTitle(heading));
  if (key === undefined) return byWords;
  const [, column = key, number = null] = /^(rep_.*)_(\d)$/.exec(key) ?? [];
  // The template's own heading is never a bare one.
  const isBare = typeof byWords === 'object' && byWords?.isBare === true && heading !== key;
  // The server can read a column named by its key, in any spelling.
  const by = plainTitle(heading) === plainTitle(key) ? 'key' : 'title';
  return { column, number: number === null ? null : Number(number), isBare, by };
}

function meaningOfParts(heading: string): Meaning {
  // "(as per GST)" gives the source of a name, not its meaning.
  const [own = ''] = heading.split(/\bas per\b/i);
  const parts: string[][] = [[]];
  for (const word of headingWords(own))
    if (word === '&') parts.push([]);
    else parts.at(-1)?.push(word);
  const meanings = parts.map(meaningOfWords).filter((meaning) => meaning !== null);
  return new Set(meanings.map(fieldOf)).size === 1 ? (meanings[0] ?? null) : null;
}

/** The same for two words that are often written together, such as "Prop. Mobile / WhatsApp". */
const fieldOf = (meaning: HeadingMeaning | 'nothing'): string =>
  meaning === 'nothing' ? meaning : meaning.column.replace(/^.*mobile.*$/, 'mobile');

/** From the narrowest meaning to the widest. */
function meaningOfWords(words: readonly string[]): Meaning {
  const has = (named: Parameters<typeof hasWord>[1]) => hasWord(words, named);
  const digits = words.filter((word) => /^[1-9]$/.test(word));
  const number = digits.length === 1 ? Number(digits[0]) : null;
  const meaning = (column: string, isBare = false) =>
    ({ column, number, isBare, by: 'name' }) as const;

  const isPlace = has('address') || has('area');
  const isMobile = has('mobile');
  if (has('nothing') || (has('person') && isPlace)) return 'nothing';
  if (has('membership') && !isMobile) return meaning('membership');
  if (has('person')) {
    // "Contact Person No." is a mobile, "Partner No. 2" the second partner.
    const isNumber = isMobile || (words.includes('no') && number === null);
    return meaning(isNumber && !has('name') ? 'rep_mobile' : 'rep_name');
  }
  if (isMobile) return meaning(has('alternate') ? 'mobile_alt' : 'mobile', !has('firm'));
  if (isPlace) return meaning(has('address') ? 'address' : 'area');
  return has('firm') || has('name') ? meaning('name', !has('firm')) : null;
}
