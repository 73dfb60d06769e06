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
