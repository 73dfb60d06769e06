export interface User {
  id: number;
  name: string;
  email: string;
  password: string;
  /** 2 member, 3 admin, anything else has no screen. */
  role: number;
  memberId: number | null;
  /** Whether the sign-in answer tells the member id. */
  tellsMemberId: boolean;
}

export interface Representative {
  name: string;
  mobile: string;
}

export interface Firm {
  id: number;
  /** Came in as an application; the other firms were imported as members. */
  applied: boolean;
  firmName: string;
  address: string;
  mobile: string;
  mobileAlt: string | null;
  area: string;
  email: string | null;
  representatives: Representative[];
  membership: number | null;
  payment: 'pending' | 'paid' | 'done';
  linkSent: boolean;
  /** YYYY-MM-DD; the start of the membership. */
  paymentDate: string | null;
  receiptNo: string | null;
  /** 0 Active, 1 Inactive. */
  status: 0 | 1;
}
