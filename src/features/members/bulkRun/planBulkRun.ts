import { membershipGeneration } from '../../../api/members';
import {
  type PendingRoot,
  selectIsRunning,
  selectHasUnknownResult,
  selectSentBefore,
} from '../../../api/pending';
import type { FirmList } from '../../../domain/member';
import type { MemberId } from '../../../domain/memberId';
import type { LinkSent } from '../../../session/localNotes';
import type { SkipReason, AnyFirm, FirmResult, BulkRunKind } from './bulkRunTypes';
import { bulkRuns } from './bulkRuns';

/** Information besides the list, read for each firm: other tabs may act during the run. */
export interface RunContext {
  readonly state: PendingRoot;
  readonly linkSent: ReadonlyMap<MemberId, LinkSent>;
  /** Also sends to firms that already got a link from this computer. */
  readonly sendAgain: boolean;
  /** As it is now. Without it, the firms count as they were chosen. */
  readonly list?: FirmList<AnyFirm> | undefined;
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
  const listed = firmsById(kind, context.list);
  const { most = Infinity } = bulkRuns[kind];
  for (const firm of firms) {
    const { id } = firm;
    if (id === null) skipped.push({ firm, reason: { kind: 'noId' } });
    else if (seen.has(id)) skipped.push({ firm, reason: { kind: 'twice' } });
    else {
      seen.add(id);
      const now = context.list === undefined ? firm : listed.get(id);
      const reason = skipReasonOf(kind, id, now, context);
      if (reason !== null) skipped.push({ firm, reason });
      else if (todo.length < most) todo.push({ id, firm: now ?? firm });
      else skipped.push({ firm, reason: { kind: 'overLimit' } });
    }
  }
  return { todo, skipped };
}

/** The firms of a list by id. If it has one twice, the row that cannot take part counts. */
export function firmsById(kind: BulkRunKind, list: FirmList<AnyFirm> | undefined) {
  const rows = list?.rows ?? [];
  const others = rows.filter((firm) => !bulkRuns[kind].canTakePart(firm));
  return new Map([...rows, ...others].map((firm) => [firm.id, firm]));
}

/** Why this firm is skipped now; `firm` is undefined if it is no longer in the list. `null` if it is processed. */
export function skipReasonOf(
  kind: BulkRunKind,
  id: MemberId,
  firm: AnyFirm | undefined,
  { state, linkSent, sendAgain, list }: RunContext,
): SkipReason | null {
  const { canTakePart, request } = bulkRuns[kind];
  // An incomplete list cannot show that a firm is gone.
  if (firm === undefined) return { kind: list?.isWhole === false ? 'unseen' : 'gone' };
  if (!canTakePart(firm)) return { kind: 'otherState', firm };
  if (selectIsRunning(state, request(id).mutation.name)) return { kind: 'underWay' };
  if ((kind === 'number' || kind === 'delete') && mayGetNumber(state, id))
    return { kind: 'perhapsDone' };
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
