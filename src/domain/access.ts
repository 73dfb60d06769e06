/** Product §6: 3 is the office (admin), 2 a member. The portal knows no other role. */
export const ROLE = { member: 2, admin: 3 } as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** The role for a number from the service or from storage; `null` for an unknown role. */
export function roleOf(value: number | null): Role | null {
  return value === ROLE.member || value === ROLE.admin ? value : null;
}

export type Access = 'public' | readonly Role[];

export const OFFICE_ONLY: Access = [ROLE.admin];

export type AccessDecision = 'allowed' | 'signIn' | 'dashboard' | 'noAccess';

/** The route guard of product §2. An unknown role, which may not open /dashboard, goes to `/`: never in a circle. */
export function accessOf(
  access: Access,
  session: { readonly role: Role | null } | null,
): AccessDecision {
  if (access === 'public') return 'allowed';
  if (session === null) return 'signIn';
  if (session.role === null) return 'noAccess';
  return access.includes(session.role) ? 'allowed' : 'dashboard';
}
