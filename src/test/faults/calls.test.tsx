import { act, screen, waitFor } from '@testing-library/react';
import { http, type RequestHandler } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import type { CallMethod } from '../../../mocks/handlers/call';
import { BASE_PATH } from '../../config/paths';
import type { CallRow } from '../calls/CallRow';
import { callTable, isOwnCall, type OwnCall } from '../calls/callTable';
import { closeMessages, findDialog, findHeading, press, typeAll } from '../calls/moves';
import type { Failed, ExpectedMessage } from '../calls/messages';
import { smallOffice } from '../calls/smallOffice';
import type { ContractRow } from '../contract';
import { everyCombination } from '../everyPair';
import { expectTyped } from '../expectTyped';
import { showPortal } from '../showPortal';
import { stopClock } from '../stoppedClock';
import { sentChanges, timesSentTo } from '../wire';
import {
  type FaultyAnswer,
  answerFaults,
  endsSession,
  failedBy,
  metBy,
  type Visit,
  visits,
} from './answerFaults';
import { expectMessage, expectStanding, expectStill } from './onScreen';

stopClock();

const TIME_LIMIT_MS = 15_000;
const A_MOMENT_MS = 1000;
const ELSEWHERE = '/payment/failed';

/** A call on its screen that gets one faulty answer after another, without loading a page. */
class Meeting {
  /** The answer to the call; `null` means the mock service's own. */
  private fault: FaultyAnswer | null = null;
  private readonly router;

  private readonly row: CallRow;

  constructor(
    name: OwnCall,
    private readonly call: ContractRow,
  ) {
    this.row = callTable[name];
    const { screen: path, act: send, as } = this.row;
    this.router = showPortal(send === null ? ELSEWHERE : path, as, {
      world: smallOffice,
      troubles: [this.trouble()],
    }).router;
  }

  private trouble(): RequestHandler {
    const method = this.call.method.toLowerCase();
    if (!isMethod(method)) throw new Error(`No such method: ${method}`);
    return http[method](`*${this.call.pattern}`, () => this.fault?.comes());
  }

  /** Checks the screen after each answer, then after a good one. Resolves to true at the end. */
  async meet(visit: Visit): Promise<true> {
    const { row } = this;
    await row.open?.();
    await typeAll(row.typed ?? {});
    // A person presses a moment after typing, when the portal has noted the typed text.
    await act(() => vi.advanceTimersByTimeAsync(A_MOMENT_MS));
    let before: Failed | null = null;
    for (const answer of visit) {
      await this.meetOne(answer, before);
      before = failedBy(row, answer);
      if (before !== null && !endsSession(row, before)) {
        await closeMessages();
        expectTyped(row.typed ?? {});
      }
    }
    if (before !== null) await this.goOn(before);
    await closeMessages();
    await expectStill();
    return true;
  }

  private async meetOne(answer: FaultyAnswer, before: Failed | null): Promise<void> {
    this.fault = answer;
    const sent = this.sent();
    await (before === null ? this.act() : this.tryAgain(before));
    await waitFor(() => expect(timesSentTo(this.call)).toBeGreaterThan(sent.calls));
    await findHeading();
    if (answer.after !== undefined) await this.letTimePass(answer.after);
    const failed = failedBy(this.row, answer);
    await (failed === null ? this.expectDone(answer) : this.expectMessage(failed));
    await expectStill();
    const isReadAgain = !this.call.changes && isPassing(answer);
    // A list that is refused when its screen opens is requested several times by the parts of that screen.
    const isOpening = this.row.act === null && before === null;
    this.expectSent(sent, isOpening ? null : isReadAgain ? 2 : 1);
    this.fault = null;
  }

  private get path(): string {
    return this.router.state.location.pathname.slice(BASE_PATH.length);
  }

  private act(): Promise<void> {
    const { act: send, screen: path } = this.row;
    return send === null ? this.goTo(path) : send();
  }

  private goTo(path: string): Promise<void> {
    return act(() => this.router.navigate(path));
  }

  private sent() {
    return { calls: timesSentTo(this.call), changes: sentChanges().length };
  }

  private expectSent(before: ReturnType<Meeting['sent']>, calls: number | null): void {
    const now = this.sent();
    if (calls !== null) expect(now.calls - before.calls, 'calls').toBe(calls);
    expect(now.changes - before.changes, 'changes').toBe(this.call.changes ? 1 : 0);
  }

  /** While no answer comes, the screen is there with everything typed. */
  private async letTimePass(after: number | 'never'): Promise<void> {
    const { row } = this;
    expectStanding();
    expectTyped(row.typed ?? {});
    const time = after === 'never' ? (row.timeLimit ?? TIME_LIMIT_MS) : after;
    await act(() => vi.advanceTimersByTimeAsync(time));
  }

  private async expectDone({ taken }: FaultyAnswer): Promise<void> {
    const { row } = this;
    const asUsual = taken === 'as if nothing had been';
    await (asUsual ? row.done : (row.carriesOn ?? row.done))();
    if (row.act === null) expect(screen.queryAllByRole('alert')).toEqual([]);
  }

  private async expectMessage(failed: Failed): Promise<void> {
    const { row } = this;
    for (const message of this.messagesOf(failed)) await expectMessage(message);
    if (endsSession(row, failed) && row.on401 === 'signed out') return;
    await waitFor(() => expectTyped(row.typed ?? {}));
    if (row.stays !== undefined) expect(row.stays()).toBeVisible();
    expect(this.path).toBe(row.screen.replace(/\?.*/, ''));
  }

  private messagesOf(failed: Failed): readonly ExpectedMessage[] {
    return endsSession(this.row, failed)
      ? [{ in: 'dialog', words: ['Authentication Failed', 'Please log in again.'] }]
      : this.row.says(failed);
  }

  /** After the fault the same action succeeds, on the same page. */
  private async goOn(failed: Failed): Promise<void> {
    if (endsSession(this.row, failed)) await this.signInAgain();
    const sent = this.sent();
    await this.tryAgain(failed);
    await this.row.done();
    this.expectSent(sent, 1);
  }

  private async tryAgain(failed: Failed): Promise<void> {
    const { row } = this;
    if (row.act === null && endsSession(row, failed)) return this.reopen();
    if (row.again !== undefined) return row.again(() => this.reopen());
    await row.act?.();
  }

  private async reopen(): Promise<void> {
    await this.goTo(ELSEWHERE);
    await this.goTo(this.row.screen);
  }

  private async signInAgain(): Promise<void> {
    const { row } = this;
    const over = row.on401 === 'sign-in over the work';
    if (!over) {
      await closeMessages();
      await findHeading('Login');
    }
    const { email, password } = demoAccounts[row.as === 'admin' ? 'admin' : 'member'];
    await typeAll({ Email: email, Password: password });
    if (over) {
      const loginDialog = await findDialog('Authentication Failed');
      await press('Login', loginDialog);
      await waitFor(() => expect(loginDialog).not.toBeInTheDocument());
      return waitFor(() => expectTyped(row.typed ?? {}));
    }
    await press('Login');
    // On the screen where the session ended, or on the home page.
    await waitFor(() => expect([row.screen, '/admin', '/member']).toContain(this.path));
    await this.goTo(row.screen);
  }
}

/** A read is tried once more after a temporary failure (W10). */
const isPassing = ({ taken }: FaultyAnswer): boolean =>
  isLost(taken) || (typeof taken === 'object' && taken.kind === 'refused' && taken.status >= 500);

const isLost = (taken: FaultyAnswer['taken']): boolean =>
  typeof taken === 'object' && taken.kind === 'lost';

const isMethod = (text: string): text is CallMethod =>
  ['get', 'post', 'put', 'patch', 'delete'].includes(text);

describe('every request with every fault', () => {
  test.each(
    visits.map(
      ({ row, visit }) => [row.call, visit.map(({ name }) => name).join(', '), row, visit] as const,
    ),
  )('%s: %s', async (call, _, row, visit) => {
    expect(isOwnCall(call) && (await new Meeting(call, row).meet(visit))).toBe(true);
  });
});

test('the table covers every fault for reads and for changes, and a lost answer for every request', () => {
  expect(answerFaults).toHaveLength(14);
  const names = visits.flatMap(({ row, visit }) => visit.map((one) => metBy(row.changes, one)));
  const answers = answerFaults.flatMap((fault) => fault.answers(null));
  for (const { name } of answers)
    for (const changes of [true, false]) expect(names).toContain(metBy(changes, { name }));
  const losing = visits.filter(({ visit }) => visit.some(({ taken }) => isLost(taken)));
  const calls = Object.keys(callTable);
  expect(new Set(losing.map(({ row }) => row.call))).toEqual(new Set(calls));
  const named = Object.values<CallRow>(callTable).flatMap(({ refusals = [] }) => refusals);
  const whole = calls.length * answers.length + named.length;
  expect(names.length).toSatisfy((length) => length === whole || !everyCombination);
});
