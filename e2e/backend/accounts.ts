/** The accounts of the service for the browser tests, and the firms that the tests use. */

export interface Account {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: number;
  /** The firm that this person acts for. */
  readonly memberId: number | null;
}

export const adminAccount = {
  userId: 1,
  name: 'Sunita Mehrotra',
  email: 'office@vastra.example',
  password: 'office pass 1',
  role: 3,
  memberId: null,
} as const satisfies Account;

/** A colleague in the office: another person with the same screens and rights. */
export const secondAdminAccount = {
  userId: 2,
  name: 'Farida Khatoon',
  email: 'farida@vastra.example',
  password: 'office pass 2',
  role: 3,
  memberId: null,
} as const satisfies Account;

/** Has paid and has a receipt. The login answer contains the member id, which differs from the user id. */
export const memberAccount = {
  userId: 21,
  name: 'कैलाश गुप्ता',
  email: 'kailash@kashisilk.example',
  password: 'silk pass 21',
  role: 2,
  memberId: 310,
} as const satisfies Account;

/** A member from before receipts existed. The login answer has no member id, because both ids are the same (rule S1). */
export const secondMemberAccount = {
  userId: 311,
  name: 'Shabnam Ansari',
  email: 'shabnam@ansari.example',
  password: 'loom pass 311',
  role: 2,
  memberId: 311,
} as const satisfies Account;

/** Can log in, but role 5 may not open any screen. */
export const unknownRoleAccount = {
  userId: 40,
  name: 'Peter Auditor',
  email: 'audit@vastra.example',
  password: 'audit pass 40',
  role: 5,
  memberId: null,
} as const satisfies Account;

/** Member ids of the seeded firms that have no account. */
export const firmIds = { pending: 312, paid: 313, processed: 314, inactive: 315 } as const;

/** Tokens of two email verification links of the first member: one also logs in, the other only verifies. */
export const verificationTokens = {
  signsIn: 'verify-and-sign-in',
  verifies: 'verify-only',
} as const;
