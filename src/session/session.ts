import type { MemberId } from '../domain/member';
import type { Role } from '../domain/access';

/** The signed-in person. Only a hint for the screens: the service checks every request itself (product §6). */
export interface Session {
  readonly token: string;
  /** `null` if the service gave no usable id. */
  readonly userId: MemberId | null;
  readonly userName: string;
  /** The address that was typed at the login, for password managers; missing if unknown. */
  readonly email?: string | undefined;
  readonly role: Role | null;
  /** `user.member_id`, else `user.id` (rule S1). */
  readonly memberId: MemberId | null;
}

/** False if no header can carry the token: no request could be sent with it. */
export const isUsableToken = (token: string): boolean => /^[\t -~\u0080-\u00FF]+$/.test(token);

export interface SignIn {
  readonly session: Session;
  /** The number that the service gave, which may be unknown to the portal. */
  readonly roleNumber: number | null;
}
