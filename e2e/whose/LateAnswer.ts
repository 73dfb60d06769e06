import { expect, type Page } from '@playwright/test';
import { contract } from '../../src/test/contract';
import type { Fault } from '../backend/faults';
import type { Backend } from '../backend/server';
import { callTable, type OwnCall } from '../faults/callTable';
import { goWithin, keptNow, typeAll } from '../faults/moves';
import { drawn, type HeldCall, holdCall } from '../heldCall';
import { sixKeys } from '../portal/people';
import { readable } from '../readable';
import { type Asker, askerOf } from './askers';
import { begin, type Tabs } from './tabs';
import { type Told, toldSince, toldSoFar } from './watch';

export const answers = ['good', '401', 'refused'] as const;
export type AnswerName = (typeof answers)[number];

/** Words of the service that no other answer has. */
export const words = 'Words of the service for 422.';

/** What meets the call when it is let go. */
const faults: Readonly<Record<AnswerName, Fault | undefined>> = {
  good: undefined,
  '401': { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } },
  refused: { kind: 'json', status: 422, json: { message: words } },
};

const isOwn = (call: string): call is OwnCall => Object.hasOwn(callTable, call);

/** The calls in the order of the specification. */
export const calls = contract.flatMap(({ call, changes, token }) =>
  isOwn(call) ? [{ call, changes, carriesToken: token === 'bearer' }] : [],
);
export type CallOfRun = (typeof calls)[number];

/** What stands on the screen and in the storage at one moment. */
export interface Sight {
  readonly url: string;
  /** What the browser keeps of the session; drafts are left out. */
  readonly kept: Readonly<Record<string, string>>;
  /** All that can be read, in fields too. */
  readonly text: string;
}

/** One call that is held at the service until what asked for it is gone. */
export class LateAnswer {
  readonly asker: Asker;
  private held: HeldCall | null = null;
  private toldBefore = 0;
  private sentBefore = 0;

  constructor(
    readonly asked: CallOfRun,
    readonly answer: AnswerName,
    readonly tabs: Tabs,
    readonly backend: Backend,
  ) {
    this.asker = askerOf(asked.call);
  }

  get page(): Page {
    return this.tabs.page;
  }

  /** The person is signed in, stands on the screen, and has sent the call; nothing has come back. */
  async ask(): Promise<void> {
    const { page, backend, tabs } = this;
    const { row, asks } = this.asker;
    // Tokens stay known: the other tab may still be reading with one.
    const tokens = [...backend.store.tokens];
    backend.reset();
    for (const [token, userId] of tokens) backend.store.tokens.set(token, userId);
    await begin(tabs, sixKeys(backend, asks));
    const hold = (): HeldCall => holdCall(page, backend, this.asked.call, faults[this.answer]);
    // Opening the screen is what makes a read.
    if (row.act === null) this.held = hold();
    await goWithin(page, row.screen);
    if (row.act !== null) {
      await row.open?.(page);
      await typeAll(page, row.typed ?? {});
      this.held = hold();
      await row.act(page);
    }
    await this.held?.sent();
  }

  /** The late answer comes; resolves when the page has had it and has drawn what it makes of it. */
  async arrive(): Promise<void> {
    const { page } = this;
    await drawn(page);
    this.toldBefore = await toldSoFar(page);
    this.sentBefore = this.backend.log.length;
    const had = await this.held?.arrive();
    // A read may have been given up with its screen.
    if (this.asked.changes) expect(had, 'a change that was sent is never given up').toBe(true);
  }

  /** What was said since the answer came. */
  async told(): Promise<readonly Told[]> {
    return toldSince(this.page, this.toldBefore);
  }

  /** The bearers of all calls since the answer came, whichever tab has sent them. */
  bearersSince(): readonly string[] {
    const since = this.backend.log.slice(this.sentBefore);
    return since.flatMap(({ headers }) => headers.authorization ?? []);
  }

  async sight(): Promise<Sight> {
    const { page } = this;
    const text = await readable(page);
    // No session: drafts, and the note that a change is on its way, which goes with its answer (rule C11).
    const kept = Object.entries(await keptNow(page)).filter(([key]) => !/^(draft|sent):/.test(key));
    return { url: page.url(), kept: Object.fromEntries(kept), text };
  }

  /** Whose session the browser keeps, by the service's own book; `null` where nobody is signed in. */
  async signedIn(): Promise<number | null> {
    const { token } = await keptNow(this.page);
    return token === undefined ? null : (this.backend.store.tokens.get(token) ?? NaN);
  }

  /** For the table: who is signed in where, and what was said. */
  async seen(): Promise<string> {
    const { page } = this;
    const userId = await this.signedIn();
    const said = (await this.told()).map((told) => `${told.in}: ${told.text}`);
    return [userId ?? 'nobody', new URL(page.url()).pathname, ...new Set(said)].join(' | ');
  }
}
