import type { FirmTexts } from './memberFields';
import type { MemberId } from './memberId';
import type { PaymentStatus } from './paymentStatus';
import type { Representative } from './representatives';

export type MemberStatus = 'active' | 'inactive';

/** The columns that both lists share (product §3, list item). Missing texts are empty. */
interface FirmSummary {
  /** `null` if the service gave none: the row is shown without its actions. */
  readonly id: MemberId | null;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  /** The membership number as shown; `null` stands for "Not Available" (rule W3). */
  readonly membership: string | null;
  /** The billing address, shown in the Member Details dialog only. */
  readonly address: string;
}

export interface Member extends FirmSummary {
  readonly status: MemberStatus;
}

/** A row of the New Registration list. */
export interface NewMember extends FirmSummary {
  readonly paymentStatus: PaymentStatus;
}

/** The fields of a member that a person can change. */
export interface MemberChanges extends FirmTexts {
  /** By position: records and edit forms have five rows, blank where there is no representative (rule C7). */
  readonly representatives: readonly Representative[];
}

/** The data of the edit, view and profile screens (product §3, member profile record). */
export interface MemberRecord extends MemberChanges {
  readonly membership: string | null;
  /** Membership start date as the service wrote it. */
  readonly paymentDate: string;
}

/** The request body of a save (product §3, member update payload). */
export interface MemberUpdate extends MemberChanges {
  readonly id: MemberId;
}

/** The answer to a save that the service accepted. */
export interface SavedMember {
  /** The service's own words. */
  readonly message: string | null;
  /** The stored record, if the service returned it. */
  readonly record: MemberRecord | null;
}

/** The public application for membership (product §3): the same fields, without an id. */
export type RegistrationApplication = MemberChanges;

/** One of the two lists, as far as its answer could be read. */
export interface FirmList<Firm> {
  readonly rows: readonly Firm[];
  /** The number of rows according to the service; `null` where it does not say. */
  readonly total: number | null;
  /** False if the service says, or shows, that rows are missing. */
  readonly isWhole: boolean;
}
