import { CheckCircleOutlined, NumberOutlined, SendOutlined, StopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ApiThunk } from '../../../api/baseApi';
import type { MutationRequest } from '../../../api/request';
import {
  memberDeletion,
  membershipGeneration,
  members,
  paymentLink,
  statusChange,
} from '../../../api/members';
import type { ListName } from '../../../config/lists';
import type { DataOrError } from '../../../domain/changeResult';
import type { MemberId } from '../../../domain/memberId';
import type { Text, TFunction } from '../../../i18n/Text';
import { type KeepRecentChange, MOST_CHANGES } from '../../../session/recentChanges';
import { DELETE_ICON, deleteFirm } from '../useDelete';
import type { AnyFirm, BulkRunKind, SkipReason } from './bulkRunTypes';

/** What a firm's turn needs besides its id. */
export interface SendContext {
  readonly list: ListName;
  readonly keep: KeepRecentChange;
}

interface BulkRun {
  /** The lists that offer it. */
  readonly lists: readonly ListName[];
  readonly canTakePart: (firm: AnyFirm) => boolean;
  readonly request: (id: MemberId) => MutationRequest;
  /** Resolves to the reason if nothing was sent after all. */
  readonly send: (
    id: MemberId,
    context: SendContext,
  ) => ApiThunk<PromiseLike<DataOrError<SkipReason | null>>>;
  /** On its button and above its dialog. */
  readonly title: Text;
  readonly icon: ReactNode;
  /** The button that starts it names the action (rule F11). */
  readonly confirmText: (t: TFunction, count: number) => string;
  readonly doneTitle: Text;
  readonly remainingTitle: Text;
  /** The report's file name, without date and extension. */
  readonly fileName: string;
  /** The question wants the number of firms typed. */
  readonly isTyped?: true;
  /** At most so many firms in one run. */
  readonly most?: number;
}

/** No component reads the state of these requests: `processFirms` gets their results. */
const UNTRACKED = { track: false } as const;

const { sendPaymentLink, generateMembership, setMemberStatus } = members.endpoints;

export const bulkRuns: Readonly<Record<BulkRunKind, BulkRun>> = {
  paymentLink: {
    lists: ['newMembers'],
    canTakePart: (firm) => 'paymentStatus' in firm && firm.paymentStatus.kind === 'pending',
    request: paymentLink,
    send: (id) => sendPaymentLink.initiate(id, UNTRACKED),
    title: 'Send payment links',
    icon: <SendOutlined aria-hidden />,
    confirmText: (t, count) =>
      count === 1 ? t('Send 1 link') : t('Send {{count}} links', { count }),
    doneTitle: 'Sent',
    remainingTitle: 'Only those not sent',
    fileName: 'payment_links',
  },
  number: {
    lists: ['newMembers'],
    canTakePart: (firm) => 'paymentStatus' in firm && firm.paymentStatus.kind === 'paid',
    request: membershipGeneration,
    send: (id) => generateMembership.initiate(id, UNTRACKED),
    title: 'Generate numbers',
    icon: <NumberOutlined aria-hidden />,
    confirmText: (t, count) =>
      count === 1 ? t('Generate 1 number') : t('Generate {{count}} numbers', { count }),
    doneTitle: 'Number generated',
    remainingTitle: 'Only those not done',
    fileName: 'membership_numbers',
  },
  active: {
    lists: ['members'],
    canTakePart: (firm) => 'status' in firm && firm.status === 'inactive',
    request: statusChange,
    send: (id) => setMemberStatus.initiate({ id, status: 'active' }, UNTRACKED),
    title: 'Mark as Active',
    icon: <CheckCircleOutlined aria-hidden />,
    confirmText: (t, count) =>
      count === 1 ? t('Mark 1 firm as Active') : t('Mark {{count}} firms as Active', { count }),
    doneTitle: 'Changed',
    remainingTitle: 'Only those not done',
    fileName: 'marked_active',
  },
  inactive: {
    lists: ['members'],
    canTakePart: (firm) => 'status' in firm && firm.status === 'active',
    request: statusChange,
    send: (id) => setMemberStatus.initiate({ id, status: 'inactive' }, UNTRACKED),
    title: 'Mark as Inactive',
    icon: <StopOutlined aria-hidden />,
    confirmText: (t, count) =>
      count === 1 ? t('Mark 1 firm as Inactive') : t('Mark {{count}} firms as Inactive', { count }),
    doneTitle: 'Changed',
    remainingTitle: 'Only those not done',
    fileName: 'marked_inactive',
  },
  delete: {
    lists: ['members', 'newMembers'],
    canTakePart: () => true,
    isTyped: true,
    // More copies would push each other out of the recent changes (rule H5).
    most: MOST_CHANGES,
    request: memberDeletion,
    send:
      (id, { list, keep }) =>
      async (dispatch) => {
        const { data, error } = await dispatch(deleteFirm({ list, id }, keep, (isKept) => isKept));
        if (error !== undefined) return { error };
        return { data: data === 'notSent' ? { kind: 'noCopy' } : null };
      },
    title: 'Delete',
    icon: DELETE_ICON,
    confirmText: (t, count) =>
      count === 1 ? t('Delete 1 firm') : t('Delete {{count}} firms', { count }),
    doneTitle: 'Firm deleted',
    remainingTitle: 'Only those not done',
    fileName: 'deleted_firms',
  },
};
