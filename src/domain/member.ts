import type { FirmTexts, Representative } from './memberFields';
import type { PaymentStatus } from './paymentStatus';

/** A positive whole number from the service: the id of a member, or of the user account of a member. */
export type MemberId = number;

/** Reads an id: ASCII digits, so no `..%2F` changes a path, and exact, as rounding would ask for another's record. */
export function parseMemberId(text: string | null | undefined): MemberId | null {
  if (text == null || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

export type MemberStatus = 'active' | 'inactive';

/** The columns that both lists share (product §3, list item). Missing texts are empty. */
interface FirmSummary {
  /** `null` if the service gave none: the row is shown without its actions. */
  readonly id: MemberId | null;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  /** The membership number as shown; `null` means "Not Available". */
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
  /** By position: records and edit forms have five rows, blank where there is no representative. */
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

/** The member's data on /membership (product §2 item 14). Missing texts are empty. */
export interface MembershipProfile {
  readonly members: readonly {
    readonly membership: string | null;
    readonly companyName: string;
    readonly natureOfBusiness: string;
    readonly registeredContactNo: string;
    readonly productCategory: string;
    readonly otherProductCategory: string;
    readonly yearOfEstablishment: string;
    readonly companyEmail: string;
  }[];
  readonly contacts: readonly {
    readonly name: string;
    readonly gender: string;
    readonly number: string;
  }[];
  readonly addresses: readonly { readonly title: string; readonly address: string }[];
  readonly others: readonly string[];
}

/** The membership fee receipt (product §2 item 15, §3). */
export interface Receipt {
  readonly receiptNo: string;
  readonly paymentDate: string;
  readonly membership: string | null;
  readonly firmName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Rupees as the service wrote them. */
  readonly fee: string;
}
