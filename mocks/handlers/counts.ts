import { HttpResponse } from 'msw';
import { createCalls, type ServiceContext } from './call';
import { newMembers, registeredMembers } from './records';

export function countsHandlers(context: ServiceContext) {
  const { db } = context;
  const { forAdmin } = createCalls(context);

  return [
    forAdmin('get', '/api/getall', () =>
      HttpResponse.json({
        status: 'success',
        registered: db.members.all().filter((member) => member.membership !== null).length,
        old: registeredMembers(db).length,
        new: newMembers(db).length,
      }),
    ),
  ];
}
