import { HttpResponse } from 'msw';
import { createCalls, forbidden, Refusal, type ServiceContext } from './call';
import { memberById } from './records';

export function receiptHandlers(context: ServiceContext) {
  const { db } = context;
  const { forMember } = createCalls(context);

  return [
    forMember('get', '/api/receipt/:id', ({ user, id }) => {
      if (id() !== user.id) throw forbidden();
      const member = memberById(db, user.memberId);
      const { payment } = member;
      if (payment?.paidOn == null) {
        throw new Refusal(404, { message: 'There is no payment for this member yet.' });
      }
      const fee = payment.fee.toFixed(2);
      return HttpResponse.json({
        receipt: {
          receipt_no: payment.receiptNo,
          payment_date: payment.paidOn,
          membership: member.membership,
          name: member.name,
          email: member.email,
          mobile: member.mobile,
          address: member.address,
          membership_fee: fee,
        },
        // The portal reads these four fields but does not show them (product §3).
        confDetails: { currency: 'INR' },
        getFee: { membership_fee: fee },
        delInfo: null,
        receiptSetting: { prefix: 'BV' },
      });
    }),
  ];
}
