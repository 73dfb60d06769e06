import { MAX_REPRESENTATIVES, type Representative } from '../../../domain/representatives';
import { wordsOf } from '../../../domain/soundKey';
import { type CellToken, cellTokens } from './cellTokens';
import { isHalfName, namesFirm, namesPerson, namesPlace } from './nameWords';

/** More words than a name has. */
const MOST_WORDS = 5;
/** Words that stand between separators as names do, and are none. */
const NO_NAMES = new Set(
  wordsOf(`no nil none not na same self yes do ditto etc others family wife brother adv advocate owner partner prop proprietor
    manager office shop home varanasi banaras delhi mumbai kolkata up india
    नहीं स्वयं वही परिवार आदि मालिक वाराणसी बनारस`),
);

/** From so many cells on, and this share of the filled ones, splitting a column is worth an offer. */
const FEWEST_CELLS = 2;
const SHARE = 0.2;

/**
 * The persons of a cell, each with the ten digits of a mobile or '': "Ramesh 9415012345, Sunita 98390 12346", "1. रमेश
 * (९४१५०१२३४५) 2. सुनीता", "Ramesh & Sunita". `null` where it is one name without a number, where none of the names is a
 * known one or has a number, where it cannot be told who and which number belong together, or where there are more than a member can have: such a cell stays as it is, and nothing of it
 * is lost.
 */
export function personsIn(cell: string): readonly Representative[] | null {
  const tokens = cellTokens(cell);
  if (tokens === null) return null;
  const segments = segmentsOf(tokens);
  const persons = pairsOf(segments) ?? pairsOf(onePiece(segments));
  if (persons === null || persons.length === 0 || persons.length > MAX_REPRESENTATIVES) return null;
  const isTold = persons.some(({ name, mobile }) => mobile !== '' || namesPerson(name));
  const isOneName = persons.length === 1 && persons[0]?.mobile === '';
  return isTold && !isOneName && persons.every(isPerson) ? persons : null;
}

/** Whether splitting the cells of a column, by {@link personsIn} or another way, is worth an offer. */
export function mayBeSplit(
  samples: readonly string[],
  split: (cell: string) => unknown = personsIn,
): boolean {
  const filled = samples.filter((cell) => cell.trim() !== '');
  const count = filled.filter((cell) => split(cell) !== null).length;
  return count >= FEWEST_CELLS && count >= SHARE * filled.length;
}

type Segment = readonly CellToken[];

/** What stands between two separators. */
function segmentsOf(tokens: readonly CellToken[]): readonly Segment[] {
  const segments: CellToken[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'separator') segments.push([]);
    else segments.at(-1)?.push(token);
  return segments.filter(({ length }) => length > 0);
}

/** Names and numbers that are all parted from each other, as by line breaks, are read in a row. */
const onePiece = (segments: readonly Segment[]): readonly Segment[] =>
  segments.every(({ length }) => length === 1) ? [segments.flat()] : [];

/** Each name with the number beside it; `null` where a number has no name, or one has two. */
function pairsOf(segments: readonly Segment[]): readonly Representative[] | null {
  const persons: Representative[] = [];
  for (const segment of segments) {
    const kinds = segment.map(({ kind }) => (kind === 'name' ? 'n' : 'm')).join('');
    if (!/^(?:n|(?:nm)+|(?:mn)+)$/.test(kinds)) return null;
    for (let at = 0; at < segment.length; at += 2) {
      const [one, other] = segment.slice(at, at + 2);
      const [name, mobile] = one?.kind === 'mobile' ? [other, one] : [one, other];
      persons.push({ name: name?.text ?? '', mobile: mobile?.text ?? '' });
    }
  }
  return persons;
}

/** Whether a name can be one: without a number beside it, it may as well be half of a name or a part of an address. */
function isPerson({ name, mobile }: Representative): boolean {
  const letters = name.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  if (letters < 2 || name.split(/ +/).length > MOST_WORDS || namesFirm(name)) return false;
  const own = name.replace(/\([^()]*\)/g, '');
  const hasNoName = wordsOf(own).some((word) => NO_NAMES.has(word));
  return mobile !== '' || !(hasNoName || namesPlace(own) || isHalfName(own));
}
