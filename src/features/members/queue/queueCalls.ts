import { generation, members, paymentLink, statusChange } from '../../../api/members';
import type { ListName } from '../../../config/lists';
import type { ApiDispatch, ApiRoot } from '../../../api/baseApi';
import type { ChangeCall } from '../../../api/call';
import type { Answer } from '../../../domain/ending';
import type { FirmList, Member, NewMember } from '../../../domain/member';
import type { MemberId } from '../../../domain/memberId';
import type { QueueKind } from './Queue';

/** The change that a queue makes of one firm: its call, which `sendOne` sends. */
export function callOf(kind: QueueKind, id: MemberId): ChangeCall {
  switch (kind) {
    case 'paymentLink':
      return paymentLink(id);
    case 'number':
      return generation(id);
    case 'active':
    case 'inactive':
      return statusChange(id);
  }
}

/** Nobody looks at the state of such a call: what it comes to is told to who sends it. */
const UNTRACKED = { track: false } as const;

/** Sends it. */
export function sendOne(
  dispatch: ApiDispatch,
  kind: QueueKind,
  id: MemberId,
): PromiseLike<Answer<null>> {
  switch (kind) {
    case 'paymentLink':
      return dispatch(members.endpoints.sendPaymentLink.initiate(id, UNTRACKED));
    case 'number':
      return dispatch(members.endpoints.generateMembership.initiate(id, UNTRACKED));
    case 'active':
    case 'inactive':
      return dispatch(members.endpoints.setMemberStatus.initiate({ id, status: kind }, UNTRACKED));
  }
}

/** The list that the queue is about. */
export function listNameOf(kind: QueueKind): ListName {
  return kind === 'paymentLink' || kind === 'number' ? 'newMembers' : 'members';
}

/** The same list as it was last read. */
export function listOf(state: ApiRoot, kind: QueueKind): FirmList<Member | NewMember> | undefined {
  return members.endpoints[listNameOf(kind)].select()(state).data;
}
