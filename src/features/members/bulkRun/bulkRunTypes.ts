import type { Failure } from '../../../domain/failure';
import type { Member, NewMember } from '../../../domain/member';

/** What is done with many firms in one go (rule Q6). */
export const BULK_RUN_KINDS = ['paymentLink', 'number', 'active', 'inactive'] as const;
export type BulkRunKind = (typeof BULK_RUN_KINDS)[number];

export type AnyFirm = Member | NewMember;

/** Why a firm that was chosen is left out (rule Q2). */
export type SkipReason =
  /** The service gave no id, or the list holds the firm twice. */
  | { readonly kind: 'noId' | 'twice' }
  /** It is no longer in the list. */
  | { readonly kind: 'gone' }
  /** It is not, or no longer, pending, paid, or of the other status: here as the list shows it then. */
  | { readonly kind: 'otherState'; readonly firm: AnyFirm }
  /** The same change is under way, here or in another tab (rules C1, C2). */
  | { readonly kind: 'underWay' | 'elsewhere' }
  /** The last try for a number was not answered (rule W9). */
  | { readonly kind: 'perhapsDone' }
  /** A link was sent from this computer (rule Q7), in milliseconds. */
  | { readonly kind: 'sentFromHere'; readonly at: number; readonly isCertain: boolean };

/** What became of one firm of the queue. */
export type FirmResult =
  | { readonly kind: 'notTried' | 'done' }
  | { readonly kind: 'refused' | 'uncertain'; readonly failure: Failure }
  | { readonly kind: 'skipped'; readonly reason: SkipReason };

export type FirmResultKind = FirmResult['kind'];

/** What is kept of each firm for a reload (rule Q5), as short as 500 of them may be written 500 times. */
export const STATUS_LETTERS = {
  notTried: '-',
  done: 'd',
  refused: 'r',
  uncertain: 'u',
  skipped: 'l',
} as const satisfies Record<FirmResultKind, string>;

/** Why a queue ended (rule Q4); `fault` is one of the portal itself. */
export type BulkRunEnd =
  | 'finished'
  | 'stopped'
  | 'forbidden'
  | 'tooMany'
  | 'lostNumber'
  | 'threeFailures'
  | 'signedOut'
  | 'fault';

/** The ends that somebody is there to read of. */
export type ReportedEnd = Exclude<BulkRunEnd, 'signedOut'>;

/** How far a queue has come. */
export type BulkRunPhase =
  /** Nothing was sent yet, or could be. */
  | { readonly kind: 'asking'; readonly trouble: 'list' | 'otherQueue' | null }
  /** The list is read before the first call, and after the last. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'running'; readonly place: number; readonly pausedUntil: number | null }
  | { readonly kind: 'ended'; readonly end: ReportedEnd };
