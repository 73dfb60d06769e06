/** What the service keeps: a change alters some of it, and what was read of that is read again. */
export const TAGS = [
  'Members',
  'NewMembers',
  'Counts',
  'MemberRecord',
  'Membership',
  'Receipt',
  'User',
] as const;
export type Tag = (typeof TAGS)[number];

/** A call of product §7, before it is sent. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of product §7 below the API base address. */
  readonly path: string;
  readonly body?: object | undefined;
  /** Whether the bearer of a signed-in person goes along (rule W8). */
  readonly bearer: boolean;
  /** What it changes: it is then never repeated by itself (rules W9, W10). `null` for a read. */
  readonly change: Change | null;
  /** A 401 speaks of what was typed, not of the token (rule S3). */
  readonly keepsSessionOn401?: boolean;
  /** The one status that means done, where not every 2xx does (rule W9). */
  readonly onlyStatus?: number;
  /** Its answer is documented with a `status`, and only that says yes (rule W6). */
  readonly statusSaysYes?: boolean;
  /** The form's name of a field that the service names; `null` where the form has none. They are the same where it is not given. */
  readonly fieldOf?: (said: string) => string | null;
  /** Its failure is logged (product §8, "logged only"). */
  readonly logged?: boolean;
  /** Milliseconds until the call counts as lost (rule W10). */
  readonly timeLimit: number;
}

/** What a change is known by, and what it does beyond its answer. */
export interface Change {
  /** Method and path with the id in it; the id stands behind where only the body holds it (rule C1). */
  readonly name: string;
  /** What may be otherwise afterwards, and is read again. */
  readonly alters: readonly Tag[];
  /** One at a time over all tabs of this browser (rule C2). */
  readonly alone: boolean;
}
