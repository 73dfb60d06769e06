import {
  type PendingRoot,
  selectIsRunning,
  selectHasUnknownResult,
  selectSentBefore,
} from '../../../api/pending';
import type { MemberId } from '../../../domain/memberId';
import type { LinkSent } from '../../../session/localNotes/localNotes';
import type { LeftOutReason, ListedFirm, Outcome, QueueKind } from './Queue';
import { queues } from './queues';

/** What is known beside the list whenever a firm is looked at: while a queue runs, other tabs go on. */
export interface Known {
  readonly state: PendingRoot;
  readonly linkSent: ReadonlyMap<MemberId, LinkSent>;
  /** Those who got a link from this computer get one more. */
  readonly sendAgain: boolean;
}

export interface Plan {
  /** In this order; each has an id. */
  readonly todo: readonly PlannedFirm[];
  readonly leftOut: readonly { readonly firm: ListedFirm; readonly reason: LeftOutReason }[];
}

export interface PlannedFirm {
  readonly id: MemberId;
  readonly firm: ListedFirm;
}

/** What will be done with the chosen firms, in their order, and who is left out and why (rule Q2). */
export function planQueue(kind: QueueKind, firms: readonly ListedFirm[], known: Known): Plan {
  const todo: PlannedFirm[] = [];
  const leftOut: Plan['leftOut'][number][] = [];
  const seen = new Set<MemberId>();
  for (const firm of firms) {
    const { id } = firm;
    if (id === null) leftOut.push({ firm, reason: { kind: 'noId' } });
    else if (seen.has(id)) leftOut.push({ firm, reason: { kind: 'twice' } });
    else {
      seen.add(id);
      const reason = reasonAgainst(kind, id, firm, known);
      if (reason === null) todo.push({ id, firm });
      else leftOut.push({ firm, reason });
    }
  }
  return { todo, leftOut };
}

/** Why nothing is done with this firm as the list shows it now; `undefined` stands for one that is no longer there. */
export function reasonAgainst(
  kind: QueueKind,
  id: MemberId,
  firm: ListedFirm | undefined,
  { state, linkSent, sendAgain }: Known,
): LeftOutReason | null {
  const { isFit, request } = queues[kind];
  if (firm === undefined) return { kind: 'gone' };
  if (!isFit(firm)) return { kind: 'otherState', firm };
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
export interface AccountOfFirm {
  readonly firm: ListedFirm;
  readonly outcome: Outcome;
}

/** Every firm that was chosen: those of the queue in its order, then those that were left out before (rule Q5). */
export function accountOf(
  { todo, leftOut }: Plan,
  outcomes: readonly Outcome[],
): readonly AccountOfFirm[] {
  return [
    ...todo.map(({ firm }, place): AccountOfFirm => ({
      firm,
      outcome: outcomes[place] ?? { kind: 'notTried' },
    })),
    ...leftOut.map(({ firm, reason }): AccountOfFirm => ({
      firm,
      outcome: { kind: 'leftOut', reason },
    })),
  ];
}
