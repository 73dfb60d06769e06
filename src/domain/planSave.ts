import type { MemberChanges } from './member';
import {
  differingFields,
  isSameValue,
  valueOf,
  withAllRepresentatives,
  withValue,
} from './memberChanges';
import {
  BLANK_REPRESENTATIVE,
  filledPositions,
  MAX_REPRESENTATIVES,
  type MemberField,
  memberFields,
  type Representative,
} from './memberFields';

export interface Conflict {
  readonly field: MemberField;
  readonly typed: string;
  readonly now: string;
}

export type ConflictChoice = 'typed' | 'now';

export interface SavePlan {
  /** The values to save; a conflict has the typed value until the person chooses. */
  readonly values: MemberChanges;
  readonly conflicts: readonly Conflict[];
  /** The fields that only somebody else changed. */
  readonly changedByOthers: readonly MemberField[];
  /** The stored record, its representatives in the positions of `base`: the base of the next edit. */
  readonly now: MemberChanges;
}

/**
 * Plans a save from three versions of a member: the `base` of the edit, the values `typed` into it, and the record as the service
 * has it `now`. An untouched field takes the service's value, so that a save never brings an older one back.
 */
export function planSave(base: MemberChanges, typed: MemberChanges, now: MemberChanges): SavePlan {
  const record = alignRepresentatives(base, now);
  let values = withAllRepresentatives(typed);
  const conflicts: Conflict[] = [];
  const changedByOthers: MemberField[] = [];
  for (const field of memberFields) {
    const before = valueOf(base, field);
    const mine = valueOf(typed, field);
    const stored = valueOf(record, field);
    const isTouched = !isSameValue(field, mine, before);
    const isChanged = !isSameValue(field, stored, before);
    if (!isTouched) {
      values = withValue(values, field, stored);
      if (isChanged) changedByOthers.push(field);
    } else if (isChanged && !isSameValue(field, mine, stored)) {
      conflicts.push({ field, typed: mine, now: stored });
    }
  }
  return { values, conflicts, changedByOthers, now: record };
}

/**
 * The base with which an edit goes on from the planned record before anybody chose: a conflict keeps the value of the `earlier`
 * base, so that the save asks about it.
 */
export function baseOfOpenEdit({ now, conflicts }: SavePlan, earlier: MemberChanges) {
  return conflicts.reduce(
    (base, { field }) => withValue(base, field, valueOf(earlier, field)),
    now,
  );
}

/** Moves what a form has `shown` since `before` to the values of `after`; a field that was typed into meanwhile stays. */
export function withUntouchedMoved(
  shown: MemberChanges,
  before: MemberChanges,
  after: MemberChanges,
): MemberChanges {
  return memberFields
    .filter((field) => valueOf(shown, field) === valueOf(before, field))
    .reduce((values, field) => withValue(values, field, valueOf(after, field)), shown);
}

/** The values to save after the person chose; a conflict without a choice keeps the typed value. */
export function withChoices(
  { values, conflicts }: SavePlan,
  choices: readonly ConflictChoice[],
): MemberChanges {
  return conflicts.reduce(
    (merged, conflict, index) =>
      withValue(merged, conflict.field, conflict[choices[index] ?? 'typed']),
    values,
  );
}

/** The base after a save whose answer was lost: fields that the service now has as sent are saved, others keep their old base. */
export function withConfirmed(
  base: MemberChanges,
  sent: MemberChanges,
  now: MemberChanges,
): MemberChanges {
  const record = alignRepresentatives(sent, now);
  return memberFields.reduce((known, field) => {
    const value = valueOf(sent, field);
    return isSameValue(field, value, valueOf(record, field))
      ? withValue(known, field, value)
      : known;
  }, withAllRepresentatives(base));
}

/**
 * Moves the service's representatives to the positions of an earlier version, in the order-keeping layout that changes the fewest
 * fields. A save sends only filled rows, which the service returns packed: by position, one person's mobile would then be beside
 * another's name. Rows with a gap between them have kept their positions.
 */
function alignRepresentatives(earlier: MemberChanges, now: MemberChanges): MemberChanges {
  const record = withAllRepresentatives(now);
  const rows = record.representatives;
  const filled = filledPositions(rows);
  if (filled.some((position, index) => position !== index)) return record;
  const layouts = placements(filled.length, 0).map((positions) => ({
    ...record,
    representatives: movedTo(rows, positions),
  }));
  const changed = (version: MemberChanges) => differingFields(version, earlier).length;
  return layouts.reduce((best, next) => (changed(next) < changed(best) ? next : best), record);
}

const movedTo = (
  rows: readonly Representative[],
  positions: readonly number[],
): readonly Representative[] =>
  Array.from(
    { length: MAX_REPRESENTATIVES },
    (_, position) => rows[positions.indexOf(position)] ?? BLANK_REPRESENTATIVE,
  );

/** Every way to choose `count` of the five positions from `first` on, in ascending order. */
function placements(count: number, first: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const last = MAX_REPRESENTATIVES - count;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap(
    (position) => placements(count - 1, position + 1).map((rest) => [position, ...rest]),
  );
}
