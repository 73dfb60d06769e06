import { HttpResponse } from 'msw';
import { aPayment } from '../db/builders';
import { nextNumber } from '../db/collections';
import { createCalls, Refusal, type ServiceContext } from './call';
import { memberById, newMembers, toListRow } from './records';

/** Steps of an application: pending → (link, payment) → paid → (membership number) → done. No step is undone. */
export function newMembersHandlers(context: ServiceContext) {
  const { db, now, paymentDelayMs } = context;
  const { forAnyone, forAdmin } = createCalls(context);

  return [
    // Open to everyone (product §6): the call has no token.
    forAnyone('get', '/api/newmembers', () =>
      HttpResponse.json({ status: 'success', list: newMembers(db).map(toListRow) }),
    ),

    forAdmin('post', '/api/members/:id/send-payment-link', async ({ id }) => {
      const member = memberById(db, id());
      if (member.paymentStatus !== 'pending') {
        throw new Refusal(409, {
          success: false,
          message: 'A payment link can be sent only while the payment is pending.',
        });
      }
      await db.members.update(member, {
        data(row) {
          const payment = (row.payment ??= aPayment());
          payment.linkSentAt = now();
          // A second link does not delay the payment that the first one started.
          payment.dueAt ??= now() + paymentDelayMs;
        },
      });
      return HttpResponse.json({ success: true, message: 'Payment link sent.' });
    }),

    forAdmin('get', '/api/membership/:id', async ({ id }) => {
      const member = memberById(db, id());
      if (member.paymentStatus !== 'paid' || member.membership !== null) {
        throw new Refusal(409, {
          status: 'error',
          message: 'A membership number can be generated only once, after the payment.',
        });
      }
      const membership = await nextNumber(db, 'membership');
      await db.members.update(member, {
        data(row) {
          row.membership = membership;
          row.paymentStatus = 'done';
        },
      });
      return HttpResponse.json({
        status: 'success',
        message: 'Membership number generated.',
        membership,
      });
    }),
  ];
}
