import type { FirmTexts } from './memberFields';
import type { MemberId } from './memberId';
import type { PaymentStatus } from './paymentStatus';
import type { Representative } from './representatives';

export type MemberStatus = 'active' | 'inactive';

/** What both lists show of a firm (product §3, list item). Missing texts are empty. */
interface FirmSummary {
  /** `null` when the service gave none: the row is shown, its actions are not. */
  readonly id: MemberId | null;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  /** The membership number as shown; `null` stands for "Not Available" (rule W3). */
  readonly membership: string | null;
  /** The billing address, shown in the Member Details dialog only. */
  readonly address: string;
}

/** A row of the members list. */
export interface Member extends FirmSummary {
  readonly status: MemberStatus;
}

/** A row of the new registrations list. */
export interface NewMember extends FirmSummary {
  readonly paymentStatus: PaymentStatus;
}

/** What a person can change of a member. */
export interface MemberChanges extends FirmTexts {
  /** At their places: of a record and of an edit form five, blank where there is none (rule C7). */
  readonly representatives: readonly Representative[];
}

/** What the edit, view and profile screens show (product §3, member profile record). */
export interface MemberRecord extends MemberChanges {
  readonly membership: string | null;
  /** Membership start date as the service wrote it. */
  readonly paymentDate: string;
}

/** What a save sends (product §3, member update payload). */
export interface MemberUpdate extends MemberChanges {
  readonly id: MemberId;
}

/** A save that the service took. */
export interface SavedMember {
  /** Its words. */
  readonly message: string | null;
  /** The stored record, where it gave one back. */
  readonly record: MemberRecord | null;
}

/** The public application for membership (product §3): the same fields, and no member yet. */
export type RegistrationApplication = MemberChanges;

/** One of both lists, as far as it could be read. */
export interface FirmList<Firm> {
  readonly rows: readonly Firm[];
  /** How many the service says there are; `null` where it does not say. */
  readonly total: number | null;
  /** Nothing is missing, as far as the service says. */
  readonly isWhole: boolean;
}
