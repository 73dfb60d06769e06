import { aMember, anApplication } from '../db/builders';
import { nextNumber, raiseCounter, type Db, type Member } from '../db/collections';
import { phoneError } from './fields';
import { armed, templateColumns } from './membersCsv';

type Column = (typeof templateColumns)[number];
type Values = Partial<Record<Column, string>>;

/** One broken rule of one row; a row that breaks two rules stands in the answer twice. */
interface FailedRow {
  /** The line in the file, the header being row 1. */
  readonly row: number;
  readonly attribute: Column;
  readonly errors: readonly string[];
  readonly values: Values;
}

/** Which list an import fills: where it looks for known rows, and as what it adds new ones. */
export interface ImportTarget {
  readonly origin: Member['origin'];
  readonly rows: () => readonly Member[];
}

/** Takes every row that keeps the rules (spec sections 5 and 9) and reports the others. The first row is the header. */
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
    const member = known.find(values);
    const problems = problemsOf(values, member, known.taken);
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
      known.add(await updateMember(db, values, member));
      updated += 1;
    } else {
      known.add(await addMember(db, values, target.origin));
      inserted += 1;
    }
  }
  return {
    status: 'success',
    message:
      failed.length === 0 ? 'Import completed.' : 'Import completed. Some rows were not taken.',
    inserted,
    updated,
    failed_rows: failed,
  };
}

/** The cells of a line under their columns; columns that the template does not know are left out. */
function valuesOf(line: readonly string[], columns: readonly (Column | undefined)[]): Values {
  const values: Values = {};
  for (const [index, column] of columns.entries()) {
    if (column) values[column] = armed((line[index] ?? '').trim()).trim();
  }
  return values;
}

/**
 * The rows of a list by their keys, made once for a file of any length. The membership number is the key; only a row
 * without one is known by its mobile number. `taken` holds the numbers of both lists.
 */
function indexOf(db: Db, rows: readonly Member[]) {
  const byNumber = new Map<string, Member>();
  const byMobile = new Map<string, Member>();
  const taken = new Set(db.members.all().map((member) => String(member.membership)));
  const add = (member: Member) => {
    byMobile.set(member.mobile, member);
    if (member.membership === null) return;
    byNumber.set(String(member.membership), member);
    taken.add(String(member.membership));
  };
  // From the end, so that of several firms with one mobile number the first in the list is the known one.
  for (const member of rows.toReversed()) add(member);

  const find = ({ membership, mobile }: Values): Member | undefined =>
    membership ? byNumber.get(membership) : byMobile.get(mobile ?? '');
  return { find, add, taken };
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

function problemsOf(
  values: Values,
  known: Member | undefined,
  taken: ReadonlySet<string>,
): [Column, string][] {
  const problems: [Column, string][] = [];
  const { membership } = values;
  if (membership && !/^[1-9]\d{0,8}$/.test(membership)) {
    problems.push(['membership', 'The membership field must be a number of at most 9 digits.']);
  } else if (membership && !known && taken.has(membership)) {
    problems.push(['membership', 'The membership has already been taken.']);
  }
  for (const column of REQUIRED) {
    if (!values[column]) problems.push([column, `The ${column} field is required.`]);
  }
  for (const column of PHONES) {
    const message = phoneError(column, values[column] ?? '');
    if (message) problems.push([column, message]);
  }
  return problems;
}

/** What a row says of a member. An optional column that is not in the file changes nothing. */
function fieldsOf(values: Values, known: Member | undefined) {
  const representatives = [1, 2, 3, 4, 5] as const;
  const hasRepresentatives = representatives.some(
    (n) => values[`rep_name_${n}`] !== undefined || values[`rep_mobile_${n}`] !== undefined,
  );
  return {
    name: values.name ?? '',
    mobile: values.mobile ?? '',
    address: values.address ?? '',
    area: values.area ?? '',
    mobileAlt:
      values.mobile_alt === undefined ? (known?.mobileAlt ?? null) : values.mobile_alt || null,
    representatives: hasRepresentatives
      ? representatives
          .map((n) => ({
            name: values[`rep_name_${n}`] ?? '',
            mobile: values[`rep_mobile_${n}`] ?? '',
            gender: null,
          }))
          .filter((row) => row.name !== '' || row.mobile !== '')
      : (known?.representatives ?? []),
  };
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
      : // An application that comes with a number went the whole way elsewhere.
        anApplication({ ...fields, paymentStatus: membership === null ? 'pending' : 'done' }),
  );
}
