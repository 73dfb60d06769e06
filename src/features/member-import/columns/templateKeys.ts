import { MAX_REPRESENTATIVES } from '../../../domain/representatives';
import { FIRMS_OWN, type ColumnMeaning } from './headingSense';

/** The meaning found for one column of a file. */
export interface ColumnReading {
  /** The column's place in the file, from 0. */
  readonly place: number;
  readonly sense: ColumnMeaning;
  /** The key of the template column with this heading as its title. */
  readonly titled: string | null;
  /** True if the meaning comes from the cells instead of the heading. */
  readonly isFromCells: boolean;
}

/** A person of the file, with a name, a mobile, or both. */
interface FilePerson {
  /** The column that introduced the person. */
  readonly first: ColumnReading;
  readonly name: ColumnReading | null;
  mobile: ColumnReading | null;
}

/** The template column for each place of a file; each is used once, and none if two columns could be meant. */
export function templateKeys(readings: readonly ColumnReading[]): ReadonlyMap<number, string> {
  const keys = new Map<number, string>();
  const assign = (key: string, reading: ColumnReading | null) => {
    if (reading !== null) keys.set(reading.place, key);
  };
  const of = (kind: ColumnMeaning['kind']) => readings.filter(({ sense }) => sense.kind === kind);

  for (const kind of ['membership', 'address', 'area'] as const) assign(kind, oneOf(of(kind)));
  // "Name 1" is a person's, and so is "Name" if another heading is clearly the firm's.
  const firm = oneOf(of('firm').filter(({ sense }) => sense.number === null));
  assign('name', firm);
  const bareNames = of('firm').filter(
    ({ sense }) =>
      firm !== null && sense.rank === 0 && (firm.sense.rank > 0 || sense.number !== null),
  );
  const people = peopleOf([...of('person'), ...bareNames.map(asPerson)], of('personMobile'));

  const { own, others } = firmMobiles(of('mobile'), people);
  assign('mobile', own);
  const alternates = [...of('alternate').toSorted(byEvidence), ...others];
  // A single landline that was only guessed from cells may be anybody's.
  assign('mobile_alt', alternates.find(({ isFromCells }) => !isFromCells || own !== null) ?? null);
  for (const [number, person] of numbered(people.filter(isIdentified))) {
    assign(`rep_name_${number}`, person.name);
    assign(`rep_mobile_${number}`, person.mobile);
  }
  return keys;
}

/** Sorts headings before cells, then clearer headings, then the template's own words, then the order in the file. */
function byEvidence(one: ColumnReading, other: ColumnReading): number {
  return (
    Number(one.isFromCells) - Number(other.isFromCells) ||
    other.sense.rank - one.sense.rank ||
    Number(one.titled === null) - Number(other.titled === null) ||
    one.place - other.place
  );
}

/** The best by {@link byEvidence}; `null` if two were only guessed from their cells. */
function oneOf(candidates: readonly ColumnReading[]): ColumnReading | null {
  const [best, second] = candidates.toSorted(byEvidence);
  return best === undefined || (best.isFromCells && second !== undefined) ? null : best;
}

const asPerson = (reading: ColumnReading): ColumnReading => ({
  ...reading,
  sense: { ...reading.sense, kind: 'person', part: 'name' },
});

/** The persons in the order of the file, each with the mobile whose heading names the same person. */
function peopleOf(
  names: readonly ColumnReading[],
  mobiles: readonly ColumnReading[],
): readonly FilePerson[] {
  const people = names
    .toSorted((one, other) => one.place - other.place)
    .map((name): FilePerson => ({ first: name, name, mobile: null }));
  const strangers: FilePerson[] = [];
  for (const mobile of mobiles) {
    const { part, number } = mobile.sense;
    const free = people.filter((person) => person.mobile === null);
    const person =
      free.find(({ first: { sense } }) => sense.part === part && sense.number === number) ??
      // Two headings may use different words for the same person: "Prop. Name", "Contact Person No."
      (number === null
        ? (free.find(isBefore(mobile)) ?? (people.length === 1 ? free[0] : null))
        : null);
    if (person) person.mobile = mobile;
    else if (number !== null || people.length === 0)
      strangers.push({ first: mobile, name: null, mobile });
  }
  return [...people, ...strangers];
}

const isBefore =
  ({ place }: ColumnReading) =>
  (person: FilePerson): boolean =>
    person.name?.place === place - 1;

/**
 * The firm's own mobile and its further ones, among the columns headed "Mobile", "Phone" or nothing. A mobile next to a person
 * belongs to the person if the firm has another one, or if each of several persons has one.
 */
function firmMobiles(mobiles: readonly ColumnReading[], people: readonly FilePerson[]) {
  const [first] = mobiles.filter(({ sense }) => (sense.number ?? 1) === 1).toSorted(byEvidence);
  const personOf = (mobile: ColumnReading) =>
    people.find((person) => person.mobile === null && isOfPerson(mobile, person)) ?? null;
  const isFirms = (mobile: ColumnReading) =>
    mobile.sense.rank === FIRMS_OWN || personOf(mobile) === null;
  const hasOwn = mobiles.length === 1 || mobiles.some(isFirms);
  const own = hasOwn ? (first ?? null) : null;
  const others: ColumnReading[] = [];
  for (const mobile of mobiles.filter((each) => each !== own)) {
    const person = personOf(mobile);
    if (person !== null) person.mobile = mobile;
    else if ((mobile.sense.number ?? 1) <= 2) others.push(mobile);
  }
  return { own, others: others.toSorted(byEvidence) };
}

/** "Mobile" in the column after a name, or "Mobile 2" anywhere after "Name 2". */
function isOfPerson(mobile: ColumnReading, person: FilePerson): boolean {
  const { number } = mobile.sense;
  const isNumbered =
    number !== null && number === person.first.sense.number && person.first.place < mobile.place;
  return isNumbered || (number === null && isBefore(mobile)(person));
}

/** Persons guessed from cells need a mobile next to them, or must be the first: the second may be the father of the first. */
const isIdentified = (person: FilePerson, index: number, people: readonly FilePerson[]): boolean =>
  !person.first.isFromCells ||
  person.mobile !== null ||
  (index === 0 && people.every(({ first }) => first.isFromCells));

/** Numbers the representatives: by the number in a title, or in all headings, otherwise in the order of the file. */
function numbered(people: readonly FilePerson[]): readonly (readonly [number, FilePerson])[] {
  const areOneKind = new Set(people.map(({ first }) => first.sense.part)).size === 1;
  const byNumber = new Map<number, FilePerson>();
  const others: FilePerson[] = [];
  const seen = new Set<string>();
  for (const person of people) {
    const { part, number } = person.first.sense;
    // A repeated "Partner 1" is no further partner.
    const isRepeated = number !== null && seen.has(`${part} ${number}`);
    seen.add(`${part} ${number}`);
    if (isRepeated) continue;
    if (number === null || !(areOneKind || person.first.titled !== null)) others.push(person);
    else if (!byNumber.has(number)) byNumber.set(number, person);
  }
  const numbers = Array.from({ length: MAX_REPRESENTATIVES }, (_, place) => place + 1);
  return numbers.flatMap((number) => {
    const person = byNumber.get(number) ?? others.shift();
    return person === undefined ? [] : [[number, person] as const];
  });
}
