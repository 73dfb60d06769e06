import {
  type PendingRoot,
  selectIsRunning,
  selectHasUnknownResult,
  selectSentBefore,
} from '../../../api/pending';
import type { MemberId } from '../../../domain/memberId';
import type { LinkSent } from '../../../session/localNotes/localNotes';
import type { SkipReason, AnyFirm, FirmResult, BulkRunKind } from './bulkRunTypes';
import { bulkRuns } from './bulkRuns';

/** What is known beside the list whenever a firm is looked at: while a queue runs, other tabs go on. */
export interface RunContext {
  readonly state: PendingRoot;
  readonly linkSent: ReadonlyMap<MemberId, LinkSent>;
  /** Those who got a link from this computer get one more. */
  readonly sendAgain: boolean;
}

export interface Plan {
  /** In this order; each has an id. */
  readonly todo: readonly PlannedFirm[];
  readonly skipped: readonly { readonly firm: AnyFirm; readonly reason: SkipReason }[];
}

export interface PlannedFirm {
  readonly id: MemberId;
  readonly firm: AnyFirm;
}

/** What will be done with the chosen firms, in their order, and who is left out and why (rule Q2). */
export function planBulkRun(
  kind: BulkRunKind,
  firms: readonly AnyFirm[],
  context: RunContext,
): Plan {
  const todo: PlannedFirm[] = [];
  const skipped: Plan['skipped'][number][] = [];
  const seen = new Set<MemberId>();
  for (const firm of firms) {
    const { id } = firm;
    if (id === null) skipped.push({ firm, reason: { kind: 'noId' } });
    else if (seen.has(id)) skipped.push({ firm, reason: { kind: 'twice' } });
    else {
      seen.add(id);
      const reason = skipReasonOf(kind, id, firm, context);
      if (reason === null) todo.push({ id, firm });
      else skipped.push({ firm, reason });
    }
  }
  return { todo, skipped };
}

/** Why nothing is done with this firm as the list shows it now; `undefined` stands for one that is no longer there. */
export function skipReasonOf(
  kind: BulkRunKind,
  id: MemberId,
  firm: AnyFirm | undefined,
  { state, linkSent, sendAgain }: RunContext,
): SkipReason | null {
  const { canTakePart, request } = bulkRuns[kind];
  if (firm === undefined) return { kind: 'gone' };
  if (!canTakePart(firm)) return { kind: 'otherState', firm };
  const { name } = request(id).mutation;
  if (selectIsRunning(state, name)) return { kind: 'underWay' };
  // The last try was not answered (rules W9, C11).
  const isUnknown =
    selectHasUnknownResult(state, name) || selectSentBefore(state, name) !== undefined;
  if (kind === 'number' && isUnknown) return { kind: 'perhapsDone' };
  const sent = kind === 'paymentLink' ? linkSent.get(id) : undefined;
  return sent === undefined || sendAgain ? null : { kind: 'sentFromHere', ...sent };
}

/** What became of a firm that was chosen. */
export interface FirmReport {
  readonly firm: AnyFirm;
  readonly result: FirmResult;
}

/** Every firm that was chosen: those of the queue in its order, then those that were left out before (rule Q5). */
export function reportOf(
  { todo, skipped }: Plan,
  results: readonly FirmResult[],
): readonly FirmReport[] {
  return [
    ...todo.map(({ firm }, place): FirmReport => ({
      firm,
      result: results[place] ?? { kind: 'notTried' },
    })),
    ...skipped.map(({ firm, reason }): FirmReport => ({
      firm,
      result: { kind: 'skipped', reason },
    })),
  ];
}
