import { MAX_REPRESENTATIVES, type Representative } from '../../../domain/representatives';
import { wordsOf } from '../../../domain/soundKey';
import { type CellToken, cellTokens } from './cellTokens';
import { isHalfName, namesFirm, namesPerson, namesPlace } from './nameWords';

/** More words than a name has. */
const MOST_WORDS = 5;
/** Words that appear like names between separators, but are none. */
const NO_NAMES = new Set(
  wordsOf(`no nil none not na same self yes do ditto etc others family wife brother adv advocate owner partner prop proprietor
    manager office shop home varanasi banaras delhi mumbai kolkata up india
    नहीं स्वयं वही परिवार आदि मालिक वाराणसी बनारस`),
);

/** Splitting a column is offered from this number of cells and this share of the filled ones. */
const FEWEST_CELLS = 2;
const SHARE = 0.2;

/**
 * The persons of a cell, each with the ten digits of a mobile or '': "Ramesh 9415012345, Sunita 98390 12346", "1. रमेश
 * (९४१५०१२३४५) 2. सुनीता", "Ramesh & Sunita". `null`, so that the cell stays whole and nothing is lost, for a single name
 * without a number; if no name is known or has a number; if it is unclear which number belongs to whom; or for more persons
 * than a member can have.
 */
export function personsIn(cell: string): readonly Representative[] | null {
  const tokens = cellTokens(cell);
  if (tokens === null) return null;
  const segments = segmentsOf(tokens);
  const persons = pairsOf(segments) ?? pairsOf(onePiece(segments));
  if (persons === null || persons.length === 0 || persons.length > MAX_REPRESENTATIVES) return null;
  const hasPerson = persons.some(({ name, mobile }) => mobile !== '' || namesPerson(name));
  const isOneName = persons.length === 1 && persons[0]?.mobile === '';
  return hasPerson && !isOneName && persons.every(isPerson) ? persons : null;
}

/** True if it is worth offering to split the cells of a column, by {@link personsIn} or otherwise. */
export function mayBeSplit(
  samples: readonly string[],
  split: (cell: string) => unknown = personsIn,
): boolean {
  const filled = samples.filter((cell) => cell.trim() !== '');
  const count = filled.filter((cell) => split(cell) !== null).length;
  return count >= FEWEST_CELLS && count >= SHARE * filled.length;
}

type Segment = readonly CellToken[];

/** The parts between separators. */
function segmentsOf(tokens: readonly CellToken[]): readonly Segment[] {
  const segments: CellToken[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'separator') segments.push([]);
    else segments.at(-1)?.push(token);
  return segments.filter(({ length }) => length > 0);
}

/** Joins names and numbers that are all separated, for example by line breaks. */
const onePiece = (segments: readonly Segment[]): readonly Segment[] =>
  segments.every(({ length }) => length === 1) ? [segments.flat()] : [];

/** Pairs each name with the number next to it; `null` if a number has no name, or a name two numbers. */
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

/** True if a name is plausible. Without a number, it may also be half of a name or part of an address. */
function isPerson({ name, mobile }: Representative): boolean {
  const letters = name.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  if (letters < 2 || name.split(/ +/).length > MOST_WORDS || namesFirm(name)) return false;
  const own = name.replace(/\([^()]*\)/g, '');
  const hasNoName = wordsOf(own).some((word) => NO_NAMES.has(word));
  return mobile !== '' || !(hasNoName || namesPlace(own) || isHalfName(own));
}
