import { castMembers, castUsers, castVerifications, demoAccounts } from '../../../mocks/db/cast';
import type { World } from '../../../mocks/db/worlds';
import type { CallRow, ChangeRow } from '../calls/CallRow';
import { callTable, isChangeCall, isOwnCall, type OwnCall } from '../calls/callTable';
import { typeAll } from '../calls/moves';
import { firms, smallOffice } from '../calls/smallOffice';
import { contract } from '../contract';
import { PausedPortal } from '../PausedPortal';
import { people, type PersonName, sessionOf } from '../people';
import { testConfig } from '../Portal';
import { storedItems } from '../storedItems';
import { type ShownMessage, messagesSoFar } from '../shownMessages';
import { sentBearers } from '../wire';

const newerToken = (who: PersonName) => `newer-token-of-${who}`;

/** A session that this person has started in another tab. */
export const newerSession = (who: PersonName) => sessionOf(who, newerToken(who));

const { secondAdmin, secondMember } = people;
const newcomers = ['admin', 'member', 'secondAdmin', 'secondMember'] as const;

/** The small office, the firm of the second member, and sessions of everybody in another tab. */
const sharedOffice: World = {
  ...smallOffice,
  members: [
    ...smallOffice.members,
    ...castMembers.filter(({ id }) => id === secondMember.memberId),
  ],
  users: [...castUsers, { ...secondAdmin, email: 'farid@bvus.example', password: 'Kashi@2026' }],
  sessions: [
    ...smallOffice.sessions,
    ...newcomers.map((who) => ({ token: newerToken(who), userId: people[who].id })),
  ],
};

/** Who sends the call, who comes after them, and what else these tests need to know. */
interface Asker {
  readonly row: CallRow;
  readonly asks: 'admin' | 'member';
  /** Another person with the same role: the screen stays open, with their own data. */
  readonly comesAfter: PersonName;
  /** The same, if the call changes something. */
  readonly change: ChangeRow | null;
  /** Names and data of this person, which nobody else may read. */
  readonly own: readonly string[];
}

/** This link also logs in, which is the riskier answer. */
const link = `/email-verification?token=${castVerifications[0]?.token ?? ''}`;

function askerOf(call: OwnCall): Asker {
  const given = callTable[call];
  const row = call === 'POST /api/verify-email' ? { ...given, screen: link } : given;
  const base = { row, change: isChangeCall(call) ? callTable[call] : null };
  const { admin, member: asMember } = people;
  // What is typed on a public screen belongs to nobody in particular.
  if (row.as === 'visitor')
    return { ...base, asks: 'admin', comesAfter: 'secondMember', own: [admin.name] };
  return row.as === 'admin'
    ? {
        ...base,
        asks: 'admin',
        comesAfter: 'secondAdmin',
        own: [admin.name, demoAccounts.admin.email],
      }
    : {
        ...base,
        asks: 'member',
        comesAfter: 'secondMember',
        own: [firms.member, asMember.name, 'BV-2025-0001', demoAccounts.member.email],
      };
}

export const answers = ['good', '401', 'refused'] as const;
export type AnswerName = (typeof answers)[number];

/** A message that no other answer has. */
export const words = 'Words of the service for 422.';

/** The answer to the paused call; by default the service's own. */
const faults = {
  good: {},
  '401': { answer: { status: 401, json: { message: 'Unauthenticated.' } } },
  refused: { answer: { status: 422, json: { message: words } } },
} as const;

export const calls = contract.flatMap(({ call, changes, token }) =>
  isOwnCall(call) ? [{ call, changes, carriesToken: token === 'bearer' }] : [],
);
export type CallOfRun = (typeof calls)[number];

/** The screen and the storage at one moment. */
export interface Sight {
  /** Below the base path. */
  readonly path: string;
  /** The stored session, without drafts. */
  readonly stored: Readonly<Record<string, string>>;
  /** All texts on the screen, including those in fields. */
  readonly text: string;
}

/** A call that the service holds until the person or screen that sent it is gone. */
export class LateAnswer {
  readonly asker: Asker;
  readonly portal: PausedPortal;
  #messagesBefore = 0;
  #sentBefore = 0;

  constructor(
    readonly sent: CallOfRun,
    readonly answer: AnswerName,
  ) {
    this.asker = askerOf(sent.call);
    const { row, asks } = this.asker;
    const options = { path: row.screen, as: asks, world: sharedOffice, ...faults[answer] };
    this.portal = new PausedPortal(sent.call, options);
  }

  /** Sends the call; its answer is held back. */
  async ask(): Promise<void> {
    const { row } = this.asker;
    await row.open?.();
    if (row.act !== null) await typeAll(row.typed ?? {});
    await row.act?.();
    await this.portal.arrived();
  }

  /** Whether the portal has aborted the call; a read may be aborted when its screen is left. */
  get isGivenUp(): boolean {
    return this.portal.requests[0]?.signal.aborted !== false;
  }

  /** Releases the late answer; resolves when the page has handled it. */
  async arrive(): Promise<void> {
    this.#messagesBefore = messagesSoFar().length;
    this.#sentBefore = sentBearers().length;
    await this.portal.letGo();
  }

  /** The messages since the answer. */
  messages(): readonly ShownMessage[] {
    return messagesSoFar().slice(this.#messagesBefore);
  }

  /** The tokens of all calls since the answer. */
  bearersSince(): readonly string[] {
    return sentBearers()
      .slice(this.#sentBefore)
      .flatMap((bearer) => bearer ?? []);
  }

  sight(): Sight {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const text = [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
    // Without drafts, and without the record of a running change, which is removed with its answer (rule C11).
    const stored = Object.entries(storedItems()).filter(([key]) => !/^(draft|sent):/.test(key));
    return { path: this.portal.path, stored: Object.fromEntries(stored), text };
  }
}

/** The name of the person whose token is stored, as the service knows it; `null` if nobody is logged in. */
export async function signedIn(): Promise<string | null> {
  const { token } = storedItems();
  if (token === undefined) return null;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const answer = await fetch(`${testConfig.apiBaseUrl}/api/usetdetail`, { headers });
  const user: unknown = await answer.json();
  return typeof user === 'object' && user !== null && 'name' in user ? String(user.name) : '?';
}
