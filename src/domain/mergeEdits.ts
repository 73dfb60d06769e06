import type { MemberChanges } from './member';
import { isSameValue, valueOf, withAllRepresentatives, withValue } from './memberChanges';
import { type MemberField, memberFields } from './memberFields';
import {
  BLANK_REPRESENTATIVE,
  filledPlaces,
  MAX_REPRESENTATIVES,
  type Representative,
} from './representatives';

/** A field that two people changed, each to something else. */
export interface Conflict {
  readonly field: MemberField;
  readonly typed: string;
  readonly now: string;
}

/** Which of the two values of a conflict is to be saved. */
export type ConflictChoice = 'typed' | 'now';

export interface MergedEdits {
  /** What is to be saved; of a conflict what was typed, until somebody has chosen. */
  readonly values: MemberChanges;
  readonly conflicts: readonly Conflict[];
  /** What only somebody else has changed. */
  readonly theirs: readonly MemberField[];
  /** What the service holds, its representatives on the places of `base`: what the next edit begins with. */
  readonly now: MemberChanges;
}

/**
 * Three versions of a member in one (rule C7): `base`, what an edit began with, what was `typed`, and what the
 * service holds `now`. A field that was not touched takes the service's value, so that it is never sent as an older one.
 */
export function mergeEdits(
  base: MemberChanges,
  typed: MemberChanges,
  now: MemberChanges,
): MergedEdits {
  const held = alignRepresentatives(base, now);
  let values = withAllRepresentatives(typed);
  const conflicts: Conflict[] = [];
  const theirs: MemberField[] = [];
  for (const field of memberFields) {
    const before = valueOf(base, field);
    const mine = valueOf(typed, field);
    const stored = valueOf(held, field);
    const isTouched = !isSameValue(field, mine, before);
    const isChanged = !isSameValue(field, stored, before);
    if (!isTouched) {
      values = withValue(values, field, stored);
      if (isChanged) theirs.push(field);
    } else if (isChanged && !isSameValue(field, mine, stored)) {
      conflicts.push({ field, typed: mine, now: stored });
    }
  }
  return { values, conflicts, theirs, now: held };
}

/** What is to be saved after each conflict has its choice; one without keeps what was typed. */
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

/**
 * What an edit begins with after a save whose answer was lost: the fields that the service now holds as they were sent
 * are this person's own, the others as before.
 */
export function withConfirmed(
  base: MemberChanges,
  sent: MemberChanges,
  now: MemberChanges,
): MemberChanges {
  const held = alignRepresentatives(sent, now);
  return memberFields.reduce((known, field) => {
    const value = valueOf(sent, field);
    return isSameValue(field, value, valueOf(held, field)) ? withValue(known, field, value) : known;
  }, withAllRepresentatives(base));
}

/**
 * The service's rows on the places of an earlier version. A save carries filled rows only, so the service then holds them
 * from the first place on, and one row that went or a blank one before them has moved all the others. Read place by
 * place, one person's mobile would come to stand beside another's name. Of all ways to lay them in their order, the one
 * counts that changes the fewest fields; rows with a gap between them tell their places themselves.
 */
function alignRepresentatives(earlier: MemberChanges, now: MemberChanges): MemberChanges {
  const held = withAllRepresentatives(now);
  const rows = held.representatives;
  const filled = filledPlaces(rows);
  if (filled.some((place, index) => place !== index)) return held;
  const layouts = placements(filled.length, 0).map((places) => ({
    ...held,
    representatives: placed(rows, places),
  }));
  const changed = (version: MemberChanges) =>
    memberFields.filter(
      (field) => !isSameValue(field, valueOf(version, field), valueOf(earlier, field)),
    ).length;
  return layouts.reduce((best, next) => (changed(next) < changed(best) ? next : best), held);
}

const placed = (
  rows: readonly Representative[],
  places: readonly number[],
): readonly Representative[] =>
  Array.from(
    { length: MAX_REPRESENTATIVES },
    (_, place) => rows[places.indexOf(place)] ?? BLANK_REPRESENTATIVE,
  );

/** Every way to take so many of the five places from `first` on, in their order. */
function placements(count: number, first: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const last = MAX_REPRESENTATIVES - count;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap(
    (place) => placements(count - 1, place + 1).map((rest) => [place, ...rest]),
  );
}
