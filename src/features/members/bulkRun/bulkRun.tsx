import { CheckCircleOutlined, NumberOutlined, SendOutlined, StopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { members } from '../../../api/members';
import { type ChangesRoot, changeKey, selectIsRunning, selectSentBefore } from '../../../api/once';
import type { AppThunk } from '../../../api/state';
import type { ListName } from '../../../config/paths';
import { type DataOrError, type Failure, isUncertain } from '../../../domain/failure';
import type { FirmList, Member, MemberId, MemberStatus, NewMember } from '../../../domain/member';
import type { TextInHiJson, TFunction } from '../../../i18n/translation';
import type { LinkSent } from '../../../session/localNotes';
import { type KeepRecentChange, MOST_CHANGES } from '../../../session/recentChanges';
import { DELETE_ICON, deleteFirm } from '../useDelete';
import type { FirmResult, SkipReason } from './bulkRunTexts';

/** Changes for many firms in one go, which a list offers. */
export const BULK_RUN_KINDS = ['paymentLink', 'number', 'active', 'inactive', 'delete'] as const;
export type BulkRunKind = (typeof BULK_RUN_KINDS)[number];

export type AnyFirm = Member | NewMember;
export type ChosenFirm = AnyFirm & { readonly id: MemberId };

/** Holds for every chosen firm, since a row without an id has no box. */
export const hasId = (firm: AnyFirm): firm is ChosenFirm => firm.id !== null;

/** One run: what it does, and in which list. */
export interface BulkRunTask {
  readonly kind: BulkRunKind;
  readonly list: ListName;
}

interface BulkRun {
  /** The lists that offer it. */
  readonly lists: readonly ListName[];
  readonly canTakePart: (firm: AnyFirm) => boolean;
  readonly endpoint: { readonly name: string };
  /** Resolves to `notSent` if no copy of the firm could be kept. */
  readonly call: (
    id: MemberId,
    list: ListName,
    keep: KeepRecentChange,
  ) => AppThunk<PromiseLike<DataOrError<string | null>>>;
  /** On its button and above its dialog. */
  readonly title: TextInHiJson;
  readonly icon: ReactNode;
  /** The button that starts it names the action. */
  readonly confirmText: (t: TFunction, count: number) => string;
  readonly doneTitle: TextInHiJson;
  /** The report's file name, without date and extension. */
  readonly fileName: string;
}

const { sendPaymentLink, generateMembership, setMemberStatus, deleteMember } = members.endpoints;

const statusRun = (status: MemberStatus) => ({
  lists: ['members'] as const,
  canTakePart: (firm: AnyFirm) => 'status' in firm && firm.status !== status,
  endpoint: setMemberStatus,
  call: (id: MemberId) => setMemberStatus.initiate({ id, status }, { track: false }),
  doneTitle: 'Changed' as const,
  fileName: `marked_${status}`,
});

export const bulkRuns: Readonly<Record<BulkRunKind, BulkRun>> = {
  paymentLink: {
    lists: ['newMembers'],
    canTakePart: (firm) => 'paymentStatus' in firm && firm.paymentStatus.kind === 'pending',
    endpoint: sendPaymentLink,
    call: (id) => sendPaymentLink.initiate(id, { track: false }),
    title: 'Send payment links',
    icon: <SendOutlined aria-hidden />,
    confirmText: (t, count) =>
      count === 1 ? t('Send 1 link') : t('Send {{count}} links', { count }),
    doneTitle: 'Sent',
    fileName: 'payment_links',
  },
  number: {
    lists: ['newMembers'],
    canTakePart: (firm) => 'paymentStatus' in firm && firm.paymentStatus.kind === 'paid',
    endpoint: generateMembership,
    call: (id) => generateMembership.initiate(id, { track: false }),
    title: 'Generate numbers',
    icon: <NumberOutlined aria-hidden />,
    confirmText: (t, count) =>
      count === 1 ? t('Generate 1 number') : t('Generate {{count}} numbers', { count }),
    doneTitle: 'Number generated',
    fileName: 'membership_numbers',
  },
  active: {
    ...statusRun('active'),
    title: 'Mark as Active',
    icon: <CheckCircleOutlined aria-hidden />,
    confirmText: (t, count) =>
      count === 1 ? t('Mark 1 firm as Active') : t('Mark {{count}} firms as Active', { count }),
  },
  inactive: {
    ...statusRun('inactive'),
    title: 'Mark as Inactive',
    icon: <StopOutlined aria-hidden />,
    confirmText: (t, count) =>
      count === 1 ? t('Mark 1 firm as Inactive') : t('Mark {{count}} firms as Inactive', { count }),
  },
  delete: {
    lists: ['members', 'newMembers'],
    canTakePart: () => true,
    endpoint: deleteMember,
    call: (id, list, keep) => deleteFirm({ list, id }, keep, (isKept) => isKept),
    title: 'Delete',
    icon: DELETE_ICON,
    confirmText: (t, count) =>
      count === 1 ? t('Delete 1 firm') : t('Delete {{count}} firms', { count }),
    doneTitle: 'Firm deleted',
    fileName: 'deleted_firms',
  },
};

export interface FirmReport {
  readonly firm: ChosenFirm;
  readonly result: FirmResult;
}

/** Information besides the chosen firms, read again at each firm's turn: other tabs may act during the run. */
export interface RunContext {
  readonly state: ChangesRoot;
  readonly linkSent: ReadonlyMap<MemberId, LinkSent>;
  /** Also sends to firms that already got a link from this computer. */
  readonly sendAgain: boolean;
  /** As it is now. Without it, the firms count as they were chosen. */
  readonly list?: FirmList<AnyFirm> | undefined;
}

export interface Plan {
  /** In this order. */
  readonly todo: readonly ChosenFirm[];
  readonly skipped: readonly FirmReport[];
}

/** Divides the selected firms, in order, into those to process and those to skip, with the reason. */
export function planBulkRun(
  kind: BulkRunKind,
  firms: readonly ChosenFirm[],
  { state, linkSent, sendAgain, list }: RunContext,
): Plan {
  const { canTakePart, endpoint } = bulkRuns[kind];
  const rows = list?.rows.filter(hasId) ?? [];
  // If the list has a firm twice, the row that cannot take part counts.
  const others = rows.filter((firm) => !canTakePart(firm));
  const listed = new Map([...rows, ...others].map((firm) => [firm.id, firm]));

  const todo: ChosenFirm[] = [];
  const skipped: FirmReport[] = [];
  const seen = new Set<MemberId>();
  // More copies would push each other out of the recent changes.
  const most = kind === 'delete' ? MOST_CHANGES : Infinity;

  const whySkipped = (id: MemberId, firm: AnyFirm | undefined): SkipReason | null => {
    if (seen.has(id)) return { kind: 'twice' };
    // An incomplete list cannot show that a firm is gone.
    if (firm === undefined) return { kind: list?.isWhole === false ? 'unseen' : 'gone' };
    if (!canTakePart(firm)) return { kind: 'otherState', firm };
    if (selectIsRunning(state, changeKey(endpoint.name, id))) return { kind: 'running' };
    const numberBefore = selectSentBefore(state, changeKey(generateMembership.name, id));
    if ((kind === 'number' || kind === 'delete') && numberBefore !== undefined)
      return { kind: 'perhapsDone' };
    const sent = kind === 'paymentLink' && !sendAgain ? linkSent.get(id) : undefined;
    if (sent !== undefined) return { kind: 'sentFromHere', ...sent };
    return todo.length < most ? null : { kind: 'overLimit' };
  };

  for (const firm of firms) {
    const now = list === undefined ? firm : listed.get(firm.id);
    const reason = whySkipped(firm.id, now);
    seen.add(firm.id);
    if (reason === null) todo.push(now ?? firm);
    else skipped.push({ firm, result: { kind: 'skipped', reason } });
  }
  return { todo, skipped };
}

export function resultOfFailure(kind: BulkRunKind, failure: Failure): FirmResult {
  switch (failure.kind) {
    case 'running':
    case 'elsewhere':
      return { kind: 'skipped', reason: { kind: failure.kind } };
    case 'sentBefore':
      return {
        kind: 'skipped',
        reason:
          kind === 'number'
            ? { kind: 'perhapsDone' }
            : { kind: 'sentFromHere', at: failure.at, isCertain: false },
      };
    default:
      return { kind: isUncertain(failure) ? 'uncertain' : 'refused', failure };
  }
}

/** The change was certainly not made: a new run may take the firm. */
export const canBeTriedAgain = (result: FirmResult): boolean =>
  result.kind === 'notTried' ||
  result.kind === 'refused' ||
  (result.kind === 'skipped' && ['noCopy', 'overLimit'].includes(result.reason.kind));

/** All selected firms: the processed ones in order, then the skipped ones. */
export const reportOf = (
  { todo, skipped }: Plan,
  results: readonly FirmResult[],
): readonly FirmReport[] => [
  ...todo.map((firm, at) => ({ firm, result: results[at] ?? ({ kind: 'notTried' } as const) })),
  ...skipped,
];
