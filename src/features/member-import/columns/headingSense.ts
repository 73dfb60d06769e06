import { plainTitle } from '../../../spreadsheet/rows/headerRow';
import { templateColumns } from '../templateColumns';
import { type Concept, conceptsOf, headingWords, type PersonRole, ROLES } from './headingWords';

/** Whose name or number it is: the person's role, `name` for a plain "Name 1", `unknown` for a guess from cells. */
type PersonPart = PersonRole | 'name' | 'unknown';

/** The meaning of a column, before it is matched with the template. `alternate` is any further number of the firm. */
export interface ColumnMeaning {
  readonly kind:
    | 'membership'
    | 'firm'
    | 'mobile'
    | 'alternate'
    | 'address'
    | 'area'
    | 'person'
    | 'personMobile';
  /** The number in the heading, if it counts. */
  readonly number: number | null;
  /** For a firm's name or mobile: how clearly it is the firm's. Next to "Firm Name", "Name" is somebody else's. */
  readonly rank: number;
  readonly part: PersonPart;
}

/** Creates a meaning, with defaults. */
export const senseOf = (
  kind: ColumnMeaning['kind'],
  rest: Partial<Omit<ColumnMeaning, 'kind'>> = {},
): ColumnMeaning => ({
  kind,
  number: null,
  rank: 0,
  part: 'unknown',
  ...rest,
});

/**
 * The meaning of a heading. `nothing`: it is not imported. `unclear`: a field with an unknown word, which may belong to
 * somebody else. `vague`: a heading whose meaning only the cells can show. `unknown`: no word of it is known.
 */
export type HeadingSense = ColumnMeaning | 'nothing' | 'unclear' | 'vague' | 'unknown';

/** Longer than any heading, such as a notice above the table. */
const LONGEST = 120;

const keyByTitle = new Map(
  templateColumns.flatMap(({ key, titles }) =>
    [key, ...titles].map((title) => [plainTitle(title), key] as const),
  ),
);

/** The key of the template column that a heading names by key or title; `null` if it names none. */
export function titledColumn(heading: string): string | null {
  return heading.length > LONGEST ? null : (keyByTitle.get(plainTitle(heading)) ?? null);
}

/** The meaning of a heading, by title or by its words in any spelling. */
export function headingSense(heading: string): HeadingSense {
  if (heading.length > LONGEST) return 'unknown';
  const key = titledColumn(heading);
  // "(as per GST)" gives the source of a name, not its meaning.
  const [own = ''] = heading.split(/\bas per\b/i);
  const byWords = senseOfWords(headingWords(own));
  if (key === null) return byWords;
  const sense = senseOfKey(key);
  // The words of a title show how clearly it is the firm's.
  return typeof byWords === 'object' ? { ...sense, rank: byWords.rank } : sense;
}

function senseOfKey(key: string): ColumnMeaning {
  const [, kind, number] = /^rep_(name|mobile)_(\d)$/.exec(key) ?? [];
  if (kind !== undefined)
    return senseOf(kind === 'name' ? 'person' : 'personMobile', {
      part: 'representative',
      number: Number(number),
    });
  if (key === 'membership' || key === 'address' || key === 'area') return senseOf(key);
  if (key === 'mobile_alt') return senseOf('alternate');
  return senseOf(key === 'name' ? 'firm' : 'mobile');
}

/** "Without +91", "10 digits". */
const OF_A_MOBILE: ReadonlySet<string> = new Set(['91', '10']);

function senseOfWords(words: readonly string[]): HeadingSense {
  const digits = words.filter((word) => /^\p{N}+$/u.test(word) && !OF_A_MOBILE.has(word));
  const letters = words.filter((word) => !/^\p{N}+$/u.test(word));
  const known = letters.map(conceptsOf);
  const concepts = new Set(known.flatMap((all) => all ?? []));
  if (known.includes(null)) return concepts.size > 0 ? 'unclear' : 'unknown';
  if (concepts.has('other')) return 'nothing';
  // "First Name" is only half of a name.
  if (digits.length > 1 || (concepts.has('first') && concepts.has('name'))) return 'unclear';
  const written = digits[0] === undefined ? null : Number(digits[0]);
  const number = concepts.has('second')
    ? 2
    : concepts.has('first') && written === null
      ? 1
      : written;
  for (const idle of ['filler', 'first', 'second'] as const) concepts.delete(idle);
  return concepts.size === 0 ? 'unknown' : senseOfConcepts(concepts, number);
}

const NUMBERS = ['mobile', 'whatsapp', 'phone', 'landline'] as const;
const FIRM = ['firm', 'office', 'registered', 'and'] as const;

/** True if all concepts are among the allowed ones. */
const onlyOf = (concepts: ReadonlySet<Concept>, ...allowed: readonly Concept[]) =>
  [...concepts].every((concept) => allowed.includes(concept));

/** From the narrowest rule to the widest. */
function senseOfConcepts(concepts: Set<Concept>, number: number | null): HeadingSense {
  const has = (...any: readonly Concept[]) => any.some((concept) => concepts.has(concept));
  if (has('serial') || onlyOf(concepts, 'number', 'code', 'and')) return 'nothing';
  if (has('membership') || (has('member') && has('number', 'code') && !has('contact', ...NUMBERS)))
    return onlyOf(concepts, 'membership', 'member', 'number', 'code') && number === null
      ? senseOf('membership')
      : 'nothing';
  // A member is a firm; the cells show whose name "Member Name" is.
  if (has('member') && onlyOf(concepts, 'member', 'name', 'whole', 'and')) return 'vague';
  if (concepts.size > 1) concepts.delete('member');
  const isTwoFields = has('and') && has('firm') && has('address', 'area', ...NUMBERS, ...ROLES);
  if (isTwoFields) return 'nothing';
  if (has(...ROLES)) return personSense(concepts, number);
  if (has(...NUMBERS) || (has('number') && has('contact', 'alternate')))
    return numberSense(concepts, number);
  if (has('address'))
    return onlyOf(concepts, 'address', 'whole', ...FIRM) && (number ?? 1) === 1
      ? senseOf('address')
      : 'nothing';
  if (has('area'))
    return (onlyOf(concepts, 'area', 'name') || onlyOf(concepts, 'area', ...FIRM)) &&
      number === null
      ? senseOf('area')
      : 'nothing';
  if (has('name') || (has('firm') && !has('trade'))) return nameSense(concepts, number);
  return has('vague', 'contact', 'member', 'registered', 'whole', 'office') ? 'vague' : 'nothing';
}

/** "Firm Name", "Party", "Name", but not "Shop No." */
function nameSense(concepts: ReadonlySet<Concept>, number: number | null): HeadingSense {
  if (onlyOf(concepts, 'name', 'whole') && concepts.has('whole')) return 'vague';
  if (!onlyOf(concepts, 'name', 'firm', 'trade', 'registered', 'and')) return 'nothing';
  const rank = concepts.has('firm') || concepts.has('trade') ? 1 : 0;
  return senseOf('firm', { rank, number });
}

/**
 * "Partner 2", "Prop. Name", "Contact Person No."; a heading for name and number counts as the name, whose cells may be split.
 */
function personSense(concepts: ReadonlySet<Concept>, number: number | null): HeadingSense {
  const parts = ROLES.filter((role) => concepts.has(role));
  const kinds = NUMBERS.filter((kind) => concepts.has(kind));
  const around = ['name', 'number', 'contact', 'firm', 'registered', 'and'] as const;
  if (!onlyOf(concepts, ...around, ...parts, ...kinds)) return 'nothing';
  const part = parts[0] ?? 'representative';
  const isNumber = kinds.length > 0 || concepts.has('number');
  // "Contact Person & Mobile" is both; in "Prop. Mobile / WhatsApp" both words mean the number.
  const isBoth = concepts.has('and') && kinds.length === 1 && parts.length === 1;
  if (!isNumber || isBoth || concepts.has('name')) return senseOf('person', { part, number });
  // "Partner No. 2" is the second partner, or a partner's number.
  return number !== null && kinds.length === 0
    ? 'unclear'
    : senseOf('personMobile', { part, number });
}

/** Each of these words makes it clearer that a number is the firm's; "Phone" alone does not. */
const MOBILE_RANKS = ['whatsapp', 'mobile', 'firm'] as const;
/** The rank of a mobile whose heading says that it is the firm's. */
export const FIRMS_OWN = MOBILE_RANKS.length;

function numberSense(concepts: ReadonlySet<Concept>, number: number | null): HeadingSense {
  if (!onlyOf(concepts, 'number', 'contact', 'alternate', 'further', ...NUMBERS, ...FIRM))
    return 'nothing';
  const isLandline = concepts.has('landline') && !concepts.has('mobile');
  if (concepts.has('alternate') || concepts.has('further') || isLandline)
    return senseOf('alternate');
  const rank = MOBILE_RANKS.findLastIndex((concept) => concepts.has(concept)) + 1;
  return senseOf('mobile', { rank, number });
}
