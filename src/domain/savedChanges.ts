import type { MemberChanges } from './member';
import { valueOf } from './memberChanges';
import {
  differingFields,
  isMobile,
  isSameValue,
  withAllRepresentatives,
  withMobilesAsDigits,
} from './memberEdits';
import { fieldsAt, type FirmField, firmFields, type MemberField } from './memberFields';
import { digitsOf } from './phone';
import { BLANK_REPRESENTATIVE, type Representative } from './representatives';

interface FirmChange {
  readonly field: FirmField;
  readonly before: string;
  readonly after: string;
}

/** Name and mobile stay together, also if only one of them changed: a mobile alone does not say whose it is. */
interface PersonChange {
  /** In the form of that save. The service packs the rows, so the person may be in another one by now. */
  readonly position: number;
  readonly before: Representative;
  readonly after: Representative;
}

/** One thing that a save changed. */
export type SavedChange = FirmChange | PersonChange;

/** Describes what a save changes in the record that the service has `before`, in the order of the form. */
export function savedChanges(before: MemberChanges, typed: MemberChanges): readonly SavedChange[] {
  const after = withMobilesAsDigits(typed);
  const rows = withAllRepresentatives(before).representatives;
  const differing = differingFields(before, after);
  const firm = firmFields
    .filter((field) => differing.some(([name]) => name === field))
    .map((field) => ({ field, before: before[field], after: after[field] }));
  const persons = after.representatives.flatMap((row, position) =>
    differing.some((field) => field[1] === position)
      ? [{ position, before: rows[position] ?? BLANK_REPRESENTATIVE, after: row }]
      : [],
  );
  return [...firm, ...persons];
}

interface ShownChange {
  /** As it was called in the form of that save. */
  readonly field: MemberField;
  readonly before: string;
  readonly after: string;
}

/** The fields that a change shows: those whose value changed. */
export function shownChanges(change: SavedChange): readonly ShownChange[] {
  if ('field' in change) return [{ ...change, field: [change.field] }];
  const { position, before, after } = change;
  return (['name', 'mobile'] as const)
    .map((name): ShownChange => {
      const field: MemberField = ['representatives', position, name];
      return { field, before: before[name], after: after[name] };
    })
    .filter((shown) => !isSameValue(shown.field, shown.before, shown.after));
}

/** A text for a field of the form. */
type FieldText = readonly [field: MemberField, text: string];

/** What putting an old value back would do to the form. */
export type PutBack =
  | { readonly kind: 'writes'; readonly texts: readonly [FieldText, ...FieldText[]] }
  /** The form has the old value already. */
  | { readonly kind: 'isThere' }
  /** No row of the form is certainly that of the changed person. */
  | { readonly kind: 'personGone' }
  /** There is no free row for the removed person. */
  | { readonly kind: 'noFreeRow' };

/**
 * Tells how an old value gets back into the form (rule H6). A representative is found by name, never by the number of the row, and
 * gets the old name and mobile together: so no mobile comes beside another person's name, whatever moved since.
 */
export function putBack(change: SavedChange, form: MemberChanges): PutBack {
  if ('field' in change) return writing([[[change.field], change.before]], form);
  const { before, after, position } = change;
  const rows = withAllRepresentatives(form).representatives;
  if (!isBlank(before) && rows.some((row) => isSameRow(row, before))) return { kind: 'isThere' };
  const isRemoved = isBlank(after);
  const place = isRemoved ? freePlace(rows, position) : placeOf(after, rows);
  if (place === -1) return { kind: isRemoved ? 'noFreeRow' : 'personGone' };
  return writing(
    fieldsAt(place).map((field) => [field, field.length === 3 ? before[field[2]] : '']),
    form,
  );
}

/** A mobile as its digits, as a save sends it: the service may hold what the form does not take (rule F3). */
function writing(texts: readonly FieldText[], form: MemberChanges): PutBack {
  const [first, ...others] = texts
    .filter(([field, text]) => !isSameValue(field, text, valueOf(form, field)))
    .map(([field, text]): FieldText => [field, isMobile(field) ? digitsOf(text) : text]);
  return first === undefined ? { kind: 'isThere' } : { kind: 'writes', texts: [first, ...others] };
}

const NAME: MemberField = ['representatives', 0, 'name'];
const MOBILE: MemberField = ['representatives', 0, 'mobile'];

const isSameRow = (one: Representative, other: Representative): boolean =>
  isSameValue(NAME, one.name, other.name) && isSameValue(MOBILE, one.mobile, other.mobile);

const isBlank = (row: Representative): boolean => isSameRow(row, BLANK_REPRESENTATIVE);

/** The row itself, or the only one with this name: its mobile may have changed since. A shared mobile is no proof. -1 for none. */
function placeOf(person: Representative, rows: readonly Representative[]): number {
  const exact = rows.findIndex((row) => isSameRow(row, person));
  if (exact !== -1 || person.name.trim() === '') return exact;
  const sameName = rows.flatMap((row, place) =>
    isSameValue(NAME, row.name, person.name) ? [place] : [],
  );
  return sameName.length === 1 ? (sameName[0] ?? -1) : -1;
}

/** The person's old row if it is free, else the first free one; -1 for none. */
function freePlace(rows: readonly Representative[], position: number): number {
  const old = rows[position];
  return old !== undefined && isBlank(old) ? position : rows.findIndex(isBlank);
}
