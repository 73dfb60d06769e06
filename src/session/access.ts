import { ROLE, type Role } from '../domain/roles';
import type { Session } from './session';

export type Access = 'public' | readonly Role[];

export const OFFICE_ONLY: Access = [ROLE.admin];

export type AccessDecision = 'allowed' | 'signIn' | 'dashboard' | 'noAccess';

/** The route guard of product §2. An unknown role, which may not open /dashboard, goes to `/`: never in a circle (rule A3). */
export function accessOf(access: Access, session: Session | null): AccessDecision {
  if (access === 'public') return 'allowed';
  if (session === null) return 'signIn';
  if (session.role === null) return 'noAccess';
  return access.includes(session.role) ? 'allowed' : 'dashboard';
}
