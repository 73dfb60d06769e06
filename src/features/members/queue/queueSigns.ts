import type { Outcome, OutcomeKind } from './Queue';

/** What is kept of each firm for a reload (rule Q5), as short as 500 of them may be written 500 times. */
const SIGNS = {
  notTried: '-',
  done: 'd',
  refused: 'r',
  uncertain: 'u',
  leftOut: 'l',
} as const satisfies Record<OutcomeKind, string>;

/** Whose call is under way: where the page goes in the middle of it, nobody knows what came of it. */
const UNDER_WAY = SIGNS.uncertain;

/** A sign for each firm; `running` is the place of the one whose call is under way. */
export function signsOf(outcomes: readonly Outcome[], running: number | null): string {
  return outcomes.map(({ kind }, place) => (place === running ? UNDER_WAY : SIGNS[kind])).join('');
}

/** How many firms bear the sign of this outcome. */
export function countSigns(signs: string, kind: OutcomeKind): number {
  return signs.split(SIGNS[kind]).length - 1;
}

/** Whether the change of the firm at this place was certainly not made. */
export function isNotDone(signs: string, place: number): boolean {
  return signs[place] === SIGNS.notTried || signs[place] === SIGNS.refused;
}
