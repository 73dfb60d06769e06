/** Product §6: 3 is the office (admin), 2 a member. The portal knows no other role. */
export const ROLE = { member: 2, admin: 3 } as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** The role for a number from the service or from storage; `null` for an unknown role. */
export function roleOf(value: number | null): Role | null {
  return value === ROLE.member || value === ROLE.admin ? value : null;
}
