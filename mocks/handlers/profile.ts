import { HttpResponse } from 'msw';
import { createCalls, forbidden, type ServiceContext } from './call';
import { readBody } from './fields';
import { updateMember } from './memberUpdate';
import { memberById, toProfileRecord } from './records';

/** A member's own record only. Two calls use the account id, member_view the member id. */
export function profileHandlers(context: ServiceContext) {
  const { db } = context;
  const { forMember } = createCalls(context);

  return [
    forMember('get', '/api/profile_view/:id', ({ user, id }) => {
      if (id() !== user.id) throw forbidden();
      return HttpResponse.json({
        status: 'success',
        data: { list: toProfileRecord(memberById(db, user.memberId)) },
      });
    }),

    forMember('put', '/api/profile_update', async ({ user, request }) =>
      updateMember(db, await readBody(request), (id) => {
        if (id !== user.id) throw forbidden();
        return user.memberId;
      }),
    ),

    forMember('get', '/api/member_view/:id', ({ user, id }) => {
      if (id() !== user.memberId) throw forbidden();
      const member = memberById(db, user.memberId);
      return HttpResponse.json({
        members: [
          {
            membership: member.membership,
            company_name: member.name,
            nature_of_bussiness: member.natureOfBusiness,
            registered_contact_no: member.mobile,
            product_category: member.productCategory,
            other_product_category: member.otherProductCategory,
            year_of_establishment: member.yearOfEstablishment,
            company_email: member.email,
          },
        ],
        addresses: member.branches.length
          ? member.branches
          : [{ title: 'Head Office', address: member.address }],
        contacts: member.representatives.map((representative) => ({
          contact_person_name: representative.name,
          gender: representative.gender,
          contact_person_no: representative.mobile,
        })),
        others: member.otherContact === null ? [] : [{ other_contact: member.otherContact }],
      });
    }),
  ];
}
