import type { MemberChanges } from './member';
import { valueOf } from './memberChanges';
import { differingFields, isSameValue, withAllRepresentatives, withValue } from './memberEdits';
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

export interface MergedEdits {
  /** The values to save; a conflict has the typed value until the person chooses. */
  readonly values: MemberChanges;
  readonly conflicts: readonly Conflict[];
  /** The fields that only somebody else changed. */
  readonly changedByOthers: readonly MemberField[];
  /** The stored record, its representatives in the positions of `base`: the base of the next edit. */
  readonly now: MemberChanges;
}

/**
 * Merges three versions of a member (rule C7): the `base` of the edit, the values `typed` into it, and the record as the service
 * has it `now`. An untouched field takes the service's value, so that a save never brings an older one back.
 */
export function mergeEdits(
  base: MemberChanges,
  typed: MemberChanges,
  now: MemberChanges,
): MergedEdits {
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

/** The values to save after the person chose; a conflict without a choice keeps the typed value. */
export function withChoices(
  { values, conflicts }: MergedEdits,
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
