import { ROLE, type Role } from './roles';

export type Access = 'public' | readonly Role[];

export const OFFICE_ONLY: Access = [ROLE.admin];

interface SignedIn {
  /** `null` for a role that the portal does not know. */
  readonly role: Role | null;
}

export type AccessDecision = 'allowed' | 'signIn' | 'dashboard' | 'noAccess';

/** The route guard of product §2. An unknown role, which may not open /dashboard, goes to `/`: never in a circle (rule A3). */
export function accessOf(access: Access, session: SignedIn | null): AccessDecision {
  if (access === 'public') return 'allowed';
  if (session === null) return 'signIn';
  if (session.role === null) return 'noAccess';
  return access.includes(session.role) ? 'allowed' : 'dashboard';
}
