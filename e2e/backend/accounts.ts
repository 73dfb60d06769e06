/** The people who can sign in at the service of the browser tests, and the firms that tests speak of. */

export interface Account {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: number;
  /** The firm the person acts for. */
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

/** A colleague in the office: the same screens and rights, and another person. */
export const secondAdminAccount = {
  userId: 2,
  name: 'Farida Khatoon',
  email: 'farida@vastra.example',
  password: 'office pass 2',
  role: 3,
  memberId: null,
} as const satisfies Account;

/** Has paid and has a receipt; the sign-in answer names the member id, which differs from the user id. */
export const memberAccount = {
  userId: 21,
  name: 'कैलाश गुप्ता',
  email: 'kailash@kashisilk.example',
  password: 'silk pass 21',
  role: 2,
  memberId: 310,
} as const satisfies Account;

/** From before receipts; the sign-in answer names no member id, as both numbers are the same (rule S1). */
export const secondMemberAccount = {
  userId: 311,
  name: 'Shabnam Ansari',
  email: 'shabnam@ansari.example',
  password: 'loom pass 311',
  role: 2,
  memberId: 311,
} as const satisfies Account;

/** Signs in well, but no screen is open to role 5. */
export const unknownRoleAccount = {
  userId: 40,
  name: 'Peter Auditor',
  email: 'audit@vastra.example',
  password: 'audit pass 40',
  role: 5,
  memberId: null,
} as const satisfies Account;

/** Member ids of the firms that are there at the start and have no account. */
export const firmIds = { pending: 312, paid: 313, processed: 314, inactive: 315 } as const;

/** Tokens of two e-mail verification links, both of the first member: one also signs in, the other only verifies. */
export const verificationTokens = {
  signsIn: 'verify-and-sign-in',
  verifies: 'verify-only',
} as const;
