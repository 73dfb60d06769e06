import { type Db, nextNumber } from '../db/collections';

/**
 * Simulates the payment provider without a timer: before each call, payments that are due become paid. So a reload between link
 * and payment loses nothing.
 */
export async function settlePayments(db: Db, moment: number): Promise<void> {
  const due = db.members
    .all()
    .filter(
      ({ paymentStatus, payment }) =>
        paymentStatus === 'pending' && payment?.dueAt != null && payment.dueAt <= moment,
    );
  for (const member of due) {
    const receipt = await nextNumber(db, 'receipt');
    await db.members.update(member, {
      data(row) {
        if (row.payment?.dueAt == null) return;
        row.paymentStatus = 'paid';
        row.payment.paidOn = dateInIndia(row.payment.dueAt);
        row.payment.receiptNo = `BV-${row.payment.paidOn.slice(0, 4)}-${receipt}`;
      },
    });
  }
}

/** The date (YYYY-MM-DD) in India, five and a half hours ahead of UTC. */
function dateInIndia(moment: number): string {
  return new Date(moment + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
