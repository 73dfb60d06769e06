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
  /** The membership number as shown; `null` means "Not Available" (rule W3). */
  readonly membership: string | null;
  /** The billing address, shown in the Member Details dialog only. */
  readonly address: string;
}

export interface Member extends FirmSummary {
  readonly status: MemberStatus;
}

export interface NewMember extends FirmSummary {
  readonly paymentStatus: PaymentStatus;
}

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

export interface MemberUpdate extends MemberChanges {
  readonly id: MemberId;
}

export interface SavedMember {
  readonly message: string | null;
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
