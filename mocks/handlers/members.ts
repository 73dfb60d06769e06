import { HttpResponse } from 'msw';
import { createCalls, type ServiceContext } from './call';
import { FieldErrors, readBody } from './fields';
import { memberById, registeredMembers, toListRow, toProfileRecord } from './records';
import { updateMember } from './memberUpdate';

export function membersHandlers(context: ServiceContext) {
  const { db } = context;
  const { forAnyone, forAdmin } = createCalls(context);

  return [
    // Open to everyone (product §6): the call has no token.
    forAnyone('get', '/api/members', () =>
      HttpResponse.json({ status: 'success', list: registeredMembers(db).map(toListRow) }),
    ),

    forAdmin('patch', '/api/members/:id/status', async ({ request, id }) => {
      const member = memberById(db, id());
      const { status } = await readBody(request);
      const errors = new FieldErrors();
      if (status !== 0 && status !== 1) errors.add('status', 'The selected status is invalid.');
      errors.refuseIfAny();

      await db.members.update(member, {
        data(row) {
          row.status = status === 1 ? 1 : 0;
        },
      });
      return HttpResponse.json({ status: 'success', message: 'Status updated successfully.' });
    }),

    forAdmin('delete', '/api/members/:id', ({ id }) => {
      const member = memberById(db, id());
      const account = db.users.findFirst((q) => q.where((row) => row.memberId === member.id));
      if (account) {
        db.sessions.deleteMany((q) => q.where((row) => row.userId === account.id));
        db.users.delete(account);
      }
      db.members.delete(member);
      return HttpResponse.json({ status: 'success', message: 'Member deleted successfully.' });
    }),

    forAdmin('get', '/api/member_edit/:id', ({ id }) =>
      HttpResponse.json({ status: 'success', list: [toProfileRecord(memberById(db, id()))] }),
    ),

    forAdmin('put', '/api/member_update', async ({ request }) =>
      updateMember(db, await readBody(request), (id) => id),
    ),
  ];
}
