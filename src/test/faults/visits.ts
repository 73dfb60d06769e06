import { type CallRow, kindOf } from '../calls/CallRow';
import type { Failed } from '../calls/says';
import type { ContractRow } from '../contract';
import { everyCombination } from '../everyPair';
import { type Answer, answerFaults, refusedAs } from './answerFaults';

/** Answers that one call meets on one screen, one after the other: all but the last one fail. */
export type Visit = readonly Answer[];

/** How this answer has to be told; null where the work counts as done. */
export function failedBy(row: CallRow, { name, taken }: Answer): Failed | null {
  if (name === '204 empty' && row.onlyStatus200 === true) return { kind: 'unreadable' };
  if (taken === 'as if nothing had been') return null;
  if (typeof taken === 'object') return taken;
  const failed = row.takes[taken];
  if (failed === 'done') return null;
  return failed === 'unreadable' ? { kind: 'unreadable' } : failed;
}

export const endsSession = (row: CallRow, failed: Failed | null): boolean =>
  failed?.kind === 'refused' && failed.status === 401 && row.on401 !== 'said';

const isUncertain = ({ taken }: Answer): boolean =>
  typeof taken !== 'object' || taken.kind !== 'refused' || taken.status >= 500;

/** What a person is told alike of, whatever the call. */
function tellingOf(failed: Failed | null, { after }: Answer): string {
  if (failed === null) return after === undefined ? 'works' : 'late';
  if (failed.kind !== 'refused') return failed.kind;
  if (failed.status >= 500) return 'broken';
  return [200, 401, 422].includes(failed.status) ? String(failed.status) : 'own words';
}

/** How often each answer was met so far, by reads and by changes, and how many calls of a kind there were. */
export type Met = Map<string, number>;

export const metBy = (changes: boolean, { name }: { readonly name: string }): string =>
  `${changes ? 'change' : 'read'}: ${name}`;

/**
 * What the call meets, in as few screens as it goes: after a failure everything stands as it was, and the same is tried
 * again. Each call meets what product §8 names for it, and a lost answer. Of the other answers of which a person is told
 * alike, it meets the one that was met least; the first call of a kind meets all that is told, the others every second of
 * it. All answers, each with a good one after it, by `EVERY_COMBINATION=1`.
 */
export function visitsOf(
  row: CallRow,
  { answer: good, changes }: ContractRow,
  met: Met,
): readonly Visit[] {
  const named = (row.refusals ?? []).map(refusedAs);
  const isNamed = (telling: string) =>
    named.some((answer) => tellingOf(failedBy(row, answer), answer) === telling);
  const all = answerFaults.flatMap(({ answers }) => answers(good));
  if (everyCombination) return [...all, ...named].map((answer) => [answer]);
  const alike = new Map<string, Answer[]>();
  for (const answer of all) {
    const failed = failedBy(row, answer);
    const telling = endsSession(row, failed) ? 'session' : tellingOf(failed, answer);
    alike.set(telling, [...(alike.get(telling) ?? []), answer]);
  }
  const one = (telling: string): Visit => {
    const times = (answer: Answer) => met.get(metBy(changes, answer)) ?? 0;
    const [least] = (alike.get(telling) ?? []).toSorted((a, b) => times(a) - times(b));
    if (least === undefined) return [];
    met.set(metBy(changes, least), times(least) + 1);
    return [least];
  };
  const kind = kindOf(row, changes);
  const ofKind = met.get(kind) ?? 0;
  met.set(kind, ofKind + 1);
  const isFirst = ofKind === 0;
  // First what is certain: after an answer that was lost a person would be asked before the same goes again.
  const fails = [...alike.keys()]
    .filter((telling) => !['session', 'works', 'late'].includes(telling))
    .filter((telling, place) => {
      if (isFirst || telling === 'lost') return true;
      return place % 2 === ofKind % 2 && !isNamed(telling);
    })
    .flatMap(one)
    .concat(named)
    .toSorted((a, b) => Number(isUncertain(a)) - Number(isUncertain(b)));
  const others = isFirst ? [one('session'), one('works')] : [];
  return [[...fails, ...one('late')], ...others].filter((visit) => visit.length > 0);
}
