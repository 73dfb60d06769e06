import { castMembers, castUsers, castVerifications, demoAccounts } from '../../../mocks/db/cast';
import type { World } from '../../../mocks/db/worlds';
import type { CallRow } from '../calls/CallRow';
import { callTable, isOwnCall, type OwnCall } from '../calls/callTable';
import { typeAll } from '../calls/moves';
import { firms, smallOffice } from '../calls/smallOffice';
import { contract } from '../contract';
import { PausedPortal } from '../PausedPortal';
import { isChange, pressTable } from '../pressOnce/pressTable';
import { testConfig } from '../Portal';
import { storedItems } from '../storedItems';
import { type ShownMessage, toldSoFar } from '../shownMessages';
import { sentBearers } from '../wire';

/** Who is there at first, in the session that the portal is opened with, and who may come after. */
export const accounts = {
  admin: { id: 7001, name: 'Aditi Mishra', role: 3, memberId: 7001 },
  member: { id: 7002, name: 'Ramesh Jaiswal', role: 2, memberId: 101 },
  secondAdmin: { id: 7010, name: 'Farid Ansari', role: 3, memberId: 7010 },
  secondMember: { id: 7003, name: 'विश्वनाथ केसरी', role: 2, memberId: 102 },
} as const;

export type AccountName = keyof typeof accounts;

const newerToken = (who: AccountName) => `newer-token-of-${who}`;

/** A session that this person has begun in another tab. */
export function newerSession(who: AccountName) {
  const { id: userId, name: userName, role, memberId } = accounts[who];
  const session = { token: newerToken(who), userId, userName, role: null, memberId };
  return { session, roleNumber: role };
}

const people: readonly AccountName[] = ['admin', 'member', 'secondAdmin', 'secondMember'];
const { secondAdmin, secondMember } = accounts;

/** The small office, the firm of the second member, and everybody signed in elsewhere too. */
const sharedOffice: World = {
  ...smallOffice,
  members: [
    ...smallOffice.members,
    ...castMembers.filter(({ id }) => id === secondMember.memberId),
  ],
  users: [
    ...castUsers,
    { ...secondAdmin, email: 'farid@bvus.example', password: 'Kashi@2026', memberId: null },
  ],
  sessions: [
    ...smallOffice.sessions,
    ...people.map((who) => ({ token: newerToken(who), userId: accounts[who].id })),
  ],
};

/** Who asked, who comes after them, and what this run has to know of a call beside how it is made. */
interface Asker {
  readonly row: CallRow;
  readonly asks: 'admin' | 'member';
  /** As another person of the same role: the screen stays open to them, and must be theirs. */
  readonly comesAfter: AccountName;
  /** The firm that the call changes: a notice names it. */
  readonly firm: string;
  /** Its good answer is seen in the list and in no message. */
  readonly quiet: boolean;
  /** What tells who it is, and what is theirs: nobody else may read it. */
  readonly own: readonly string[];
}

/** This link brings a token along, which is the more dangerous answer. */
const link = `/email-verification?token=${castVerifications[0]?.token ?? ''}`;

function askerOf(call: OwnCall): Asker {
  const given = callTable[call];
  const row = call === 'POST /api/verify-email' ? { ...given, screen: link } : given;
  const { firm = '', told } = isChange(call) ? pressTable[call] : { told: '' };
  const asked = { row, firm, quiet: told === null };
  const { admin, member: asMember } = accounts;
  // What is typed on a screen that is open to everybody is nobody's alone.
  if (row.as === 'visitor')
    return { ...asked, asks: 'admin', comesAfter: 'secondMember', own: [admin.name] };
  return row.as === 'admin'
    ? {
        ...asked,
        asks: 'admin',
        comesAfter: 'secondAdmin',
        own: [admin.name, demoAccounts.admin.email],
      }
    : {
        ...asked,
        asks: 'member',
        comesAfter: 'secondMember',
        own: [firms.member, asMember.name, 'BV-2025-0001', demoAccounts.member.email],
      };
}

export const answers = ['good', '401', 'refused'] as const;
export type AnswerName = (typeof answers)[number];

/** Words of the service that no other answer has. */
export const words = 'Words of the service for 422.';

/** What meets the call when it is let go; without it the service's own answer. */
const faults = {
  good: {},
  '401': { answer: { status: 401, json: { message: 'Unauthenticated.' } } },
  refused: { answer: { status: 422, json: { message: words } } },
} as const;

/** The calls in the order of the specification. */
export const calls = contract.flatMap(({ call, changes, token }) =>
  isOwnCall(call) ? [{ call, changes, carriesToken: token === 'bearer' }] : [],
);
export type CallOfRun = (typeof calls)[number];

/** What stands on the screen and in the storage at one moment. */
export interface Sight {
  /** Below the base path. */
  readonly path: string;
  /** What the browser keeps of the session; drafts are left out. */
  readonly kept: Readonly<Record<string, string>>;
  /** All that can be read, in fields too. */
  readonly text: string;
}

/** One call that is held at the service until what asked for it is gone. */
export class LateAnswer {
  readonly asker: Asker;
  readonly portal: PausedPortal;
  #toldBefore = 0;
  #sentBefore = 0;

  constructor(
    readonly asked: CallOfRun,
    readonly answer: AnswerName,
  ) {
    this.asker = askerOf(asked.call);
    const { row, asks } = this.asker;
    const held = { path: row.screen, as: asks, world: sharedOffice, ...faults[answer] };
    this.portal = new PausedPortal(asked.call, held);
  }

  /** The person is signed in, stands on the screen, and has sent the call; nothing has come back. */
  async ask(): Promise<void> {
    const { row } = this.asker;
    await row.open?.();
    if (row.act !== null) await typeAll(row.typed ?? {});
    await row.act?.();
    await this.portal.arrived();
  }

  /** Whether the portal hears no answer any more; a read may be given up with its screen. */
  get isGivenUp(): boolean {
    return this.portal.requests[0]?.signal.aborted !== false;
  }

  /** The late answer comes; resolves when the page has made of it what it makes of it. */
  async arrive(): Promise<void> {
    this.#toldBefore = toldSoFar().length;
    this.#sentBefore = sentBearers().length;
    await this.portal.letGo();
  }

  /** What was said since the answer came. */
  told(): readonly ShownMessage[] {
    return toldSoFar().slice(this.#toldBefore);
  }

  /** The bearers of all calls since the answer came. */
  bearersSince(): readonly string[] {
    return sentBearers()
      .slice(this.#sentBefore)
      .flatMap((bearer) => bearer ?? []);
  }

  sight(): Sight {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const text = [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
    // No session: drafts, and the note that a change is on its way, which goes with its answer (rule C11).
    const kept = Object.entries(storedItems()).filter(([key]) => !/^(draft|sent):/.test(key));
    return { path: this.portal.path, kept: Object.fromEntries(kept), text };
  }
}

/** Whose token the browser keeps, as the service knows it; `null` where nobody is signed in. */
export async function signedIn(): Promise<string | null> {
  const { token } = storedItems();
  if (token === undefined) return null;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const answer = await fetch(`${testConfig.apiBaseUrl}/api/usetdetail`, { headers });
  const user: unknown = await answer.json();
  return typeof user === 'object' && user !== null && 'name' in user ? String(user.name) : '?';
}
