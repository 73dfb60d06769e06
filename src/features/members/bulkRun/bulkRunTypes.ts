import type { Failure } from '../../../domain/failure';
import type { ListName } from '../../../config/lists';
import type { Member, NewMember } from '../../../domain/member';
import type { MemberId } from '../../../domain/memberId';

/** Changes for many firms in one go, which a list offers (rule Q6). */
export const LIST_RUN_KINDS = ['paymentLink', 'number', 'active', 'inactive'] as const;
export type ListRunKind = (typeof LIST_RUN_KINDS)[number];
/** Deletes what an import added, or puts its old values back (rules H4, H5). */
export type ImportRunKind = 'takeBack' | 'restore';
export type BulkRunKind = ListRunKind | ImportRunKind;

export type AnyFirm = Member | NewMember;

/** A firm as listed before an import, which is `null` if the import added it, and after. */
export interface ImportedFirm {
  readonly before: AnyFirm | null;
  readonly after: AnyFirm;
  /** What its rows said; empty unless the import added it. */
  readonly cells: readonly string[];
}

export type ImportedFirms = ReadonlyMap<MemberId, ImportedFirm>;

/** One run: what it does, and in which list. `imported` is empty unless it takes an import back. */
export interface BulkRunTask {
  readonly kind: BulkRunKind;
  readonly list: ListName;
  readonly imported: ImportedFirms;
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
  /** Since the import (rules H4, H5). */
  | { readonly kind: 'paid' | 'numbered' | 'changed' }
  /** The list was loaded only in part, and the firm is not in it. */
  | { readonly kind: 'unseen' }
  /** This browser cannot keep a copy (rule H2). */
  | { readonly kind: 'noCopy' };

/** Nothing was sent for a firm, because of what its record says, or because it could not be read. */
export type NotSent =
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | { readonly kind: 'unread'; readonly failure: Failure };

export type FirmResult =
  | { readonly kind: 'notTried' | 'done' }
  | { readonly kind: 'refused' | 'uncertain'; readonly failure: Failure }
  | { readonly kind: 'skipped'; readonly reason: SkipReason };

export type FirmResultKind = FirmResult['kind'];

/** One letter per firm is stored for a reload (rule Q5): short, since 500 of them may be written 500 times. */
export const STATUS_LETTERS = {
  notTried: '-',
  done: 'd',
  refused: 'r',
  uncertain: 'u',
  skipped: 'l',
} as const satisfies Record<FirmResultKind, string>;

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
