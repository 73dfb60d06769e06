import type { Config } from '../config/schema';
import { type Call, loggedRead } from './call';

/** The lists of the office, by the names of their endpoints. */
export type ListName = 'members' | 'newMembers';

/** GET /api/members and GET /api/newmembers. */
export const LIST_PATHS = {
  members: '/api/members',
  newMembers: '/api/newmembers',
} as const satisfies Record<ListName, string>;

/** The read of a list: without a token unless config.sendTokenOnLists says so (rule W8). */
export function listCall(path: string, { sendTokenOnLists }: Config): Call {
  return { ...loggedRead(path), bearer: sendTokenOnLists };
}
