import type { MemberId } from '../domain/memberId';
import type { Role } from '../domain/roles';

/** Who is signed in. Only a hint for the screens: the service decides every call (product §6). */
export interface Session {
  readonly token: string;
  /** `null` when the service gave none that the portal can use. */
  readonly userId: MemberId | null;
  readonly userName: string;
  readonly role: Role | null;
  /** `user.member_id`, else `user.id` (rule S1). */
  readonly memberId: MemberId | null;
}

/** What a sign-in brings (product §3, login response). */
export interface SignIn {
  readonly session: Session;
  /** The service's own number, which may be none of the portal's roles. */
  readonly roleNumber: number | null;
}
