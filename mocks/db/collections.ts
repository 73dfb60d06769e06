import { Collection } from '@msw/data';
import * as v from 'valibot';

const representativeSchema = v.object({
  name: v.string(),
  mobile: v.string(),
  gender: v.nullable(v.string()),
});

/**
 * The payment provider's record of a firm's fee. `dueAt` is the time (milliseconds) at which the simulated provider counts it as
 * paid; null means that no payment was started. `paidOn` is a date (YYYY-MM-DD).
 */
const paymentSchema = v.object({
  fee: v.number(),
  linkSentAt: v.nullable(v.number()),
  dueAt: v.nullable(v.number()),
  paidOn: v.nullable(v.string()),
  receiptNo: v.nullable(v.string()),
});

const memberSchema = v.object({
  id: v.number(),
  /** "old": registered before the portal or imported; "application": came through the public form. */
  origin: v.picklist(['old', 'application']),
  membership: v.nullable(v.number()),
  name: v.string(),
  address: v.string(),
  area: v.string(),
  mobile: v.string(),
  mobileAlt: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** 0 Active, 1 Inactive (product §9). */
  status: v.picklist([0, 1]),
  /** Free text, because an older system may have left undocumented values. Null for old members. */
  paymentStatus: v.nullable(v.string()),
  payment: v.nullable(paymentSchema),
  representatives: v.array(representativeSchema),
  natureOfBusiness: v.nullable(v.string()),
  productCategory: v.nullable(v.string()),
  otherProductCategory: v.nullable(v.string()),
  yearOfEstablishment: v.nullable(v.string()),
  otherContact: v.nullable(v.string()),
  branches: v.array(v.object({ title: v.string(), address: v.string() })),
});

const userSchema = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  /** Plain text on purpose: tests of "forgot password" read here what the email would have said. */
  password: v.string(),
  role: v.number(),
  memberId: v.nullable(v.number()),
});

const sessionSchema = v.object({ token: v.string(), userId: v.number() });

/** An emailed verification link, which works once. `userId` is null if the firm has no account yet. */
const verificationSchema = v.object({
  token: v.string(),
  userId: v.nullable(v.number()),
  used: v.boolean(),
});

/** The last number that was given. It only grows, so that the number of a deleted row is never given again. */
const counterSchema = v.object({
  name: v.picklist(['member', 'membership', 'receipt']),
  last: v.number(),
});

export const rowsSchema = v.object({
  members: v.array(memberSchema),
  users: v.array(userSchema),
  sessions: v.array(sessionSchema),
  verifications: v.array(verificationSchema),
  counters: v.array(counterSchema),
});

export type Member = v.InferOutput<typeof memberSchema>;
export type Payment = v.InferOutput<typeof paymentSchema>;
export type User = v.InferOutput<typeof userSchema>;
export type Session = v.InferOutput<typeof sessionSchema>;
export type Verification = v.InferOutput<typeof verificationSchema>;
export type Counter = v.InferOutput<typeof counterSchema>;
export type Rows = v.InferOutput<typeof rowsSchema>;

export type Db = ReturnType<typeof createDb>;

export function createDb() {
  return {
    members: new Collection({ schema: memberSchema }),
    users: new Collection({ schema: userSchema }),
    sessions: new Collection({ schema: sessionSchema }),
    verifications: new Collection({ schema: verificationSchema }),
    counters: new Collection({ schema: counterSchema }),
  };
}

export async function fillDb(db: Db, rows: Rows): Promise<void> {
  for (const collection of Object.values(db)) collection.clear();
  for (const row of rows.members) await db.members.create(row);
  for (const row of rows.users) await db.users.create(row);
  for (const row of rows.sessions) await db.sessions.create(row);
  for (const row of rows.verifications) await db.verifications.create(row);
  for (const row of rows.counters) await db.counters.create(row);
}

export function rowsOf(db: Db): Rows {
  return {
    members: [...db.members.all()],
    users: [...db.users.all()],
    sessions: [...db.sessions.all()],
    verifications: [...db.verifications.all()],
    counters: [...db.counters.all()],
  };
}

export async function nextNumber(db: Db, name: Counter['name']): Promise<number> {
  const last = (db.counters.findFirst((q) => q.where({ name }))?.last ?? 0) + 1;
  await raiseCounter(db, name, last);
  return last;
}

/** Raises the counter to a number that is taken, so that it continues above it. */
export async function raiseCounter(db: Db, name: Counter['name'], taken: number): Promise<void> {
  await db.counters.update((q) => q.where({ name }), {
    data(counter) {
      counter.last = Math.max(counter.last, taken);
    },
  });
}
