import { membershipGeneration } from '../../../api/members';
import {
  type PendingRoot,
  selectIsRunning,
  selectHasUnknownResult,
  selectSentBefore,
} from '../../../api/pending';
import type { MemberId } from '../../../domain/memberId';
import type { LinkSent } from '../../../session/localNotes/localNotes';
import type { SkipReason, AnyFirm, FirmResult, BulkRunKind, ImportedFirms } from './bulkRunTypes';
import type { BulkRun } from './bulkRuns';
import { bulkRuns, changeSinceImport } from './importRuns';

/** Information besides the list, read for each firm: other tabs may act during the run. */
export interface RunContext {
  readonly state: PendingRoot;
  readonly linkSent: ReadonlyMap<MemberId, LinkSent>;
  /** Also sends to firms that already got a link from this computer. */
  readonly sendAgain: boolean;
  readonly imported: ImportedFirms;
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

/** Divides the selected firms, in order, into those to process and those to skip, with the reason (rule Q2). */
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

/** Why this firm is skipped now; `firm` is undefined if it is no longer in the list. `null` if it is processed. */
export function skipReasonOf(
  kind: BulkRunKind,
  id: MemberId,
  firm: AnyFirm | undefined,
  { state, linkSent, sendAgain, imported }: RunContext,
): SkipReason | null {
  const { canTakePart, request, excludes = [] } = bulkRuns[kind];
  if (firm === undefined) return { kind: 'gone' };
  if (!canTakePart(firm)) return { kind: 'otherState', firm };
  const isRunning = (each: BulkRun['request']) => selectIsRunning(state, each(id).mutation.name);
  if (isRunning(request) || excludes.some(isRunning)) return { kind: 'underWay' };
  if ((kind === 'number' || kind === 'takeBack') && mayGetNumber(state, id))
    return { kind: 'perhapsDone' };
  const change = changeSinceImport(kind, firm, imported.get(id), linkSent.get(id));
  if (change !== null) return change;
  const sent = kind === 'paymentLink' ? linkSent.get(id) : undefined;
  return sent === undefined || sendAgain ? null : { kind: 'sentFromHere', ...sent };
}

/** The last request for a number had no answer (rules W9, C11). */
function mayGetNumber(state: PendingRoot, id: MemberId): boolean {
  const { name } = membershipGeneration(id).mutation;
  return selectHasUnknownResult(state, name) || selectSentBefore(state, name) !== undefined;
}

export interface FirmReport {
  readonly firm: AnyFirm;
  readonly result: FirmResult;
}

/** All selected firms: the processed ones in order, then the skipped ones (rule Q5). */
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
