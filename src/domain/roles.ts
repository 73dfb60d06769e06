/** Product §6: 3 is the office (admin), 2 a member. Every other number is a role the portal does not know. */
export const ROLE = { member: 2, admin: 3 } as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** The role of a number from the wire or from storage; `null` for a role the portal does not know. */
export function roleOf(value: number | null): Role | null {
  return value === ROLE.member || value === ROLE.admin ? value : null;
}
