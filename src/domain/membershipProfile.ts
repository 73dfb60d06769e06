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
  /** Other contact numbers. */
  readonly others: readonly string[];
}
