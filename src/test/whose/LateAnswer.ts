import { typeAll } from '../calls/moves';
import { isOwnCall } from '../calls/callTable';
import { contract } from '../contract';
import { HeldPortal } from '../HeldPortal';
import { testConfig } from '../Portal';
import { storedItems } from '../storedItems';
import { type Told, toldSoFar } from '../told';
import { sentBearers } from '../wire';
import { type Asker, askerOf } from './askers';
import { sharedOffice } from './people';

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
  readonly portal: HeldPortal;
  #toldBefore = 0;
  #sentBefore = 0;

  constructor(
    readonly asked: CallOfRun,
    readonly answer: AnswerName,
  ) {
    this.asker = askerOf(asked.call);
    const { row, asks } = this.asker;
    const held = { path: row.screen, as: asks, world: sharedOffice, ...faults[answer] };
    this.portal = new HeldPortal(asked.call, held);
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
  told(): readonly Told[] {
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
