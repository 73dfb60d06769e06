import type { Failure } from '../../../domain/failure';
import type { ListName } from '../../../config/lists';
import type { Member, NewMember } from '../../../domain/member';

/** Changes for many firms in one go, which a list offers (rule Q6). */
export const BULK_RUN_KINDS = ['paymentLink', 'number', 'active', 'inactive', 'delete'] as const;
export type BulkRunKind = (typeof BULK_RUN_KINDS)[number];

export type AnyFirm = Member | NewMember;

/** One run: what it does, and in which list. */
export interface BulkRunTask {
  readonly kind: BulkRunKind;
  readonly list: ListName;
}

/** Why a selected firm is skipped (rule Q2). */
export type SkipReason =
  /** The service gave no id, or the list has the firm twice. */
  | { readonly kind: 'noId' | 'twice' }
  /** It is no longer in the list. */
  | { readonly kind: 'gone' }
  /** Its payment status or status does not allow the change any more; with the firm as listed then. */
  | { readonly kind: 'otherState'; readonly firm: AnyFirm }
  /** The same change is in progress, here or in another tab (rules C1, C2). */
  | { readonly kind: 'underWay' | 'elsewhere' }
  /** The last request for a number had no answer (rule W9). */
  | { readonly kind: 'perhapsDone' }
  /** A link was sent from this computer (rule Q7); `at` in milliseconds. */
  | { readonly kind: 'sentFromHere'; readonly at: number; readonly isCertain: boolean }
  /** The list was loaded only in part, and the firm is not in it. */
  | { readonly kind: 'unseen' }
  /** Its details could not be read, or this browser cannot keep a copy of them (rule H2). */
  | { readonly kind: 'noCopy' }
  /** One run takes no more firms. */
  | { readonly kind: 'overLimit' };

export type FirmResult =
  | { readonly kind: 'notTried' | 'done' }
  | { readonly kind: 'refused' | 'uncertain'; readonly failure: Failure }
  | { readonly kind: 'skipped'; readonly reason: SkipReason };

export type FirmResultKind = FirmResult['kind'];

/** Why a run ended (rule Q4); `fault` is an error in the portal itself. */
export type BulkRunEnd =
  | 'finished'
  | 'stopped'
  | 'forbidden'
  | 'tooMany'
  | 'lostNumber'
  | 'threeFailures'
  | 'signedOut'
  | 'fault';

/** All ends that are shown; after `signedOut` nobody is there. */
export type ReportedEnd = Exclude<BulkRunEnd, 'signedOut'>;

export type BulkRunPhase =
  /** Nothing has been sent, or could be. */
  | { readonly kind: 'asking'; readonly problem: 'list' | 'otherBulkRun' | null }
  /** The list is fetched before the first request and after the last. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'running'; readonly place: number; readonly pausedUntil: number | null }
  | { readonly kind: 'ended'; readonly end: ReportedEnd };
