import { aMember, anApplication } from '../db/builders';
import { nextNumber, raiseCounter, type Db, type Member } from '../db/collections';
import { phoneError } from './fields';
import { armed, templateColumns } from './membersCsv';

type Column = (typeof templateColumns)[number];
type Values = Partial<Record<Column, string>>;

/** One error of one row; a row with two errors is listed twice in the answer. */
interface FailedRow {
  /** The row in the file; the column headings are row 1. */
  readonly row: number;
  readonly attribute: Column;
  readonly errors: readonly string[];
  readonly values: Values;
}

/** The list to import into: where known rows are looked up, and what new rows become. */
export interface ImportTarget {
  readonly origin: Member['origin'];
  readonly rows: () => readonly Member[];
}

/** Imports every valid row (product §5 and §9) and reports the others. The first row has the column headings. */
export async function importRows(db: Db, rows: readonly string[][], target: ImportTarget) {
  const [header = [], ...lines] = rows;
  const columns = header.map((title) => {
    const name = title.trim().toLowerCase();
    return templateColumns.find((column) => column === name);
  });
  const known = indexOf(db, target.rows());
  const failed: FailedRow[] = [];
  let inserted = 0;
  let updated = 0;

  for (const [index, line] of lines.entries()) {
    if (line.every((cell) => cell.trim() === '')) continue;
    const values = valuesOf(line, columns);
    const found = known.find(values);
    const member = found === 'unclear' ? undefined : found;
    const problems: Problem[] =
      found === 'unclear' ? [['mobile', UNCLEAR]] : problemsOf(values, found, known.taken);
    if (problems.length > 0) {
      failed.push(
        ...problems.map(([attribute, message]) => ({
          row: index + 2,
          attribute,
          errors: [message],
          values,
        })),
      );
    } else if (member) {
      known.write(await updateMember(db, values, member));
      updated += 1;
    } else {
      known.write(await addMember(db, values, target.origin));
      inserted += 1;
    }
  }
  return {
    status: 'success',
    message: failed.length === 0 ? 'Import completed.' : 'Import completed. Some rows failed.',
    inserted,
    updated,
    failed_rows: failed,
  };
}

/** Maps the cells of a row to their columns, without columns that are not in the template. */
function valuesOf(line: readonly string[], columns: readonly (Column | undefined)[]): Values {
  const values: Values = {};
  for (const [index, column] of columns.entries()) {
    if (column) values[column] = armed((line[index] ?? '').trim()).trim();
  }
  return values;
}

/**
 * Indexes the rows of a list once for the whole file. The membership number is the key. Only rows without one are found by mobile
 * number, which several firms may share. `taken` has the membership numbers of both lists.
 */
function indexOf(db: Db, rows: readonly Member[]) {
  const byId = new Map<number, Member>();
  const byNumber = new Map<string, number>();
  const byMobile = new Map<string, Set<number>>();
  const written = new Set<number>();
  const usedNumbers = new Set(db.members.all().map((member) => String(member.membership)));
  const add = (member: Member) => {
    const { id, membership, mobile } = member;
    byId.set(id, member);
    byMobile.set(mobile, (byMobile.get(mobile) ?? new Set()).add(id));
    if (membership === null) return;
    byNumber.set(String(membership), id);
    usedNumbers.add(String(membership));
  };
  for (const member of rows) add(member);

  /** Finds the firm that a row means; "unclear" if it may be another firm, which must not be overwritten. */
  const find = ({ membership, mobile, name }: Values): Member | 'unclear' | undefined => {
    if (membership) return byId.get(byNumber.get(membership) ?? 0);
    if (!mobile) return undefined;
    const sharing = [...(byMobile.get(mobile) ?? [])].flatMap((id) => byId.get(id) ?? []);
    // An earlier row may have changed the firm's mobile number.
    const [first, ...others] = sharing.filter((member) => member.mobile === mobile);
    if (first === undefined) return undefined;
    if (others.length === 0 && !written.has(first.id)) return first;
    const namesakes = [first, ...others].filter((member) => member.name.trim() === name);
    const numberless = namesakes.filter((member) => member.membership === null);
    const [match, another] = numberless.length > 0 ? numberless : namesakes;
    return another === undefined ? (match ?? 'unclear') : 'unclear';
  };
  const write = (member: Member) => {
    written.add(member.id);
    add(member);
  };
  return { find, write, taken: usedNumbers };
}

const REQUIRED = ['name', 'mobile', 'address', 'area'] as const;
const PHONES = [
  'mobile',
  'mobile_alt',
  'rep_mobile_1',
  'rep_mobile_2',
  'rep_mobile_3',
  'rep_mobile_4',
  'rep_mobile_5',
] as const;

type Problem = readonly [Column, string];

const UNCLEAR =
  'Several firms in the list or in this file have this mobile number. Give the membership number, or the name as in the list.';

function problemsOf(
  values: Values,
  known: Member | undefined,
  usedNumbers: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const { membership } = values;
  if (membership && !/^[1-9]\d{0,8}$/.test(membership)) {
    problems.push(['membership', 'The membership field must be a number of at most 9 digits.']);
  } else if (membership && !known && usedNumbers.has(membership)) {
    problems.push(['membership', 'The membership has already been taken.']);
  }
  for (const column of REQUIRED) {
    const isUnchanged = known !== undefined && values[column] === undefined;
    if (!isUnchanged && !values[column])
      problems.push([column, `The ${column} field is required.`]);
  }
  for (const column of PHONES) {
    const message = phoneError(column, values[column] ?? '');
    if (message) problems.push([column, message]);
  }
  return problems;
}

/** Makes the fields of a member from a row. A column that is not in the file leaves the value of a known member unchanged. */
function fieldsOf(values: Values, known: Member | undefined) {
  const { name, mobile, address, area, mobile_alt: mobileAlt } = values;
  return {
    name: name ?? known?.name ?? '',
    mobile: mobile ?? known?.mobile ?? '',
    address: address ?? known?.address ?? '',
    area: area ?? known?.area ?? '',
    mobileAlt: mobileAlt === undefined ? (known?.mobileAlt ?? null) : mobileAlt || null,
    representatives: representativesOf(values, known?.representatives ?? []),
  };
}

function representativesOf(values: Values, known: Member['representatives']) {
  return ([1, 2, 3, 4, 5] as const)
    .map((n) => {
      const before = known[n - 1];
      const name = values[`rep_name_${n}`] ?? before?.name ?? '';
      const mobile = values[`rep_mobile_${n}`] ?? before?.mobile ?? '';
      // The file has no gender: it is kept for the same name, even if its position has changed.
      const same = [before, ...known].find((person) => person?.name === name);
      return { name, mobile, gender: same?.gender ?? null };
    })
    .filter((row) => row.name !== '' || row.mobile !== '');
}

async function updateMember(db: Db, values: Values, known: Member): Promise<Member> {
  return db.members.update((q) => q.where((row) => row.id === known.id), {
    strict: true,
    data(row) {
      Object.assign(row, fieldsOf(values, known));
    },
  });
}

async function addMember(db: Db, values: Values, origin: Member['origin']): Promise<Member> {
  const id = await nextNumber(db, 'member');
  const membership = values.membership ? Number(values.membership) : null;
  if (membership !== null) await raiseCounter(db, 'membership', membership);
  const fields = { id, membership, ...fieldsOf(values, undefined) };
  return db.members.create(
    origin === 'old'
      ? aMember(fields)
      : // An application that already has a number was processed elsewhere.
        anApplication({ ...fields, paymentStatus: membership === null ? 'pending' : 'done' }),
  );
}
