export interface User {
  id: number;
  name: string;
  email: string;
  password: string;
  /** 2 is a member, 3 an admin; no other role has a screen. */
  role: number;
  memberId: number | null;
  /** The login answer contains the member id. */
  tellsMemberId: boolean;
}

export interface Representative {
  name: string;
  mobile: string;
}

export interface Firm {
  id: number;
  /** Came in as an application. The other firms were imported as members. */
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
  /** YYYY-MM-DD; also the start of the membership. */
  paymentDate: string | null;
  receiptNo: string | null;
  /** 0 Active, 1 Inactive. */
  status: 0 | 1;
}
