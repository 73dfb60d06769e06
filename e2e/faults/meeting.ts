import { expect, type Page } from '@playwright/test';
import { contract } from '../../src/test/contract';
import type { Backend } from '../backend/server';
import { button, dialog, field } from '../screens';
import { adminAccount, memberAccount } from '../backend/accounts';
import type { Answer, Failed } from './answerFaults';
import type { CallRow, Said } from './CallRow';
import type { OwnCall } from './callTable';
import { expectHeading, expectStill } from './look';
import {
  closeMessages,
  expectTyped,
  FORGOTTEN_MS,
  goElsewhere,
  goWithin,
  keepAgain,
  type Kept,
  serviceAsAtFirst,
  typeAll,
} from './moves';

const TIME_LIMIT_MS = 15_000;
const MOMENT_MS = 400;

const changes = new Set(contract.filter((row) => row.changes).map(({ call }) => call));

/** One call on its screen, met by one faulty answer after another without a new page. */
export class Meeting {
  constructor(
    private readonly call: OwnCall,
    private readonly row: CallRow,
    private readonly page: Page,
    private readonly backend: Backend,
    /** What the browser keeps of the person at the start. */
    private readonly kept: Kept,
  ) {}

  /** Expects all that has to hold after each answer, then after a good one, and tells what a person saw. */
  async meet(answers: readonly Answer[]): Promise<string[]> {
    const seen: string[] = [];
    for (const [index, answer] of answers.entries()) {
      const before = index === 0 ? null : this.failedBy(answers[index - 1]);
      // After a failure everything stands as it was: the same is tried again, and fails in another way.
      if (before === null || this.endsSession(before)) await this.open();
      seen.push(await this.meetOne(answer, before));
      const failed = this.failedBy(answer);
      if (failed !== null && index === answers.length - 1) await this.goOn(failed);
      await closeMessages(this.page);
      await expectStill(this.page);
    }
    return seen;
  }

  private async meetOne(answer: Answer, before: Failed | null): Promise<string> {
    const { page, backend } = this;
    const lift = backend.fail(this.call, answer.fault);
    const sent = this.changesSent();
    await (before === null ? this.act() : this.tryAgain(before));
    await expectHeading(page);
    if (answer.after !== undefined) await this.letTimePass(answer.after, lift);
    else if (this.isReadAgain(answer)) await this.letItBeReadAgain();

    const failed = this.failedBy(answer);
    await (failed === null ? this.expectDone(answer) : this.expectSaid(failed));
    const seen = await expectStill(page);
    this.expectOneChange(sent);
    lift();
    return `${this.mark(failed)}: ${seen}`;
  }

  /** The first state of the service and of the person, and the form filled in; no answer of before is kept. */
  private async open(): Promise<void> {
    const { row, page } = this;
    serviceAsAtFirst(this.backend);
    await keepAgain(page, this.kept);
    const { pathname } = new URL(page.url());
    if (row.anew === undefined || pathname !== `/members${row.screen}`) {
      await goElsewhere(page);
      await page.clock.fastForward(FORGOTTEN_MS);
      if (row.act === null) return;
      await goWithin(page, row.screen);
    } else await row.anew(page);
    await row.open?.(page);
    await typeAll(page, row.typed ?? {});
  }

  private async act(): Promise<void> {
    const { row, page } = this;
    await (row.act === null ? goWithin(page, row.screen) : row.act(page));
  }

  private changesSent(): number {
    return this.backend.log.filter(({ call }) => call !== null && changes.has(call)).length;
  }

  /** While nothing comes: the screen stands, and what was typed is there. */
  private async letTimePass(after: number | 'never', lift: () => void): Promise<void> {
    const { row, page, backend } = this;
    const arrived = () => backend.log.filter(({ call }) => call === this.call);
    await expect.poll(arrived).not.toHaveLength(0);
    await expectTyped(page, row.typed ?? {});
    await page.clock.fastForward(after === 'never' ? (row.timeLimit ?? TIME_LIMIT_MS) : after);
    // The service hears a moment later that the page has given up. Lifted before, the fault would let the work be done.
    if (after === 'never') await expect.poll(() => arrived().every(({ over }) => over)).toBe(true);
    else lift();
  }

  private isReadAgain({ taken }: Answer): boolean {
    if (changes.has(this.call) || typeof taken !== 'object') return false;
    return taken.kind === 'lost' || (taken.kind === 'refused' && taken.status >= 500);
  }

  /** A read that may well succeed is sent once more after a moment (W10): it need not pass for real. */
  private async letItBeReadAgain(): Promise<void> {
    const sent = () => this.backend.log.filter(({ call }) => call === this.call).length;
    const soon = async () => {
      // Not before the first is there: its own limit would pass.
      if (sent() === 1) await this.page.clock.fastForward(MOMENT_MS);
      return sent();
    };
    await expect.poll(soon, { message: 'reads', intervals: [20, 50, 100] }).toBe(2);
  }

  /** How this answer has to be told; null where the work counts as done. */
  private failedBy(answer: Answer | undefined): Failed | null {
    const taken = answer?.taken ?? 'as if nothing had been';
    if (taken === 'as if nothing had been') return null;
    if (typeof taken === 'object') return taken;
    const failed = this.row.takes[taken];
    if (failed === 'done') return null;
    return failed === 'unreadable' ? { kind: 'unreadable' } : failed;
  }

  private async expectDone({ taken }: Answer): Promise<void> {
    const { row, page } = this;
    const asUsual = taken === 'as if nothing had been';
    await (asUsual || !row.carriesOn ? row.done(page) : row.carriesOn(page));
    if (row.act === null) await expect(page.getByRole('alert')).toHaveCount(0);
  }

  private async expectSaid(failed: Failed): Promise<void> {
    const { row, page } = this;
    for (const message of this.messagesOf(failed)) await expectMessage(page, message);
    await expectTyped(page, row.typed ?? {});
    await row.chosen?.(page);
  }

  private messagesOf(failed: Failed): readonly Said[] {
    return this.endsSession(failed)
      ? [{ in: 'dialog', words: ['Authentication Failed', 'Please log in again.'] }]
      : this.row.says(failed);
  }

  private endsSession(failed: Failed): boolean {
    return failed.kind === 'refused' && failed.status === 401 && this.row.on401 !== 'said';
  }

  /** The fault is gone: the same again works, on the same page. */
  private async goOn(failed: Failed): Promise<void> {
    const { row, page } = this;
    // Whether a lost answer stands for work that was done is another test's: here it had not been.
    serviceAsAtFirst(this.backend);
    if (this.endsSession(failed)) await this.signInAgain();
    else {
      await closeMessages(page);
      await expectTyped(page, row.typed ?? {});
    }
    const before = this.changesSent();
    await this.tryAgain(failed);
    await row.done(page);
    this.expectOneChange(before);
  }

  private expectOneChange(before: number): void {
    expect(this.changesSent() - before, 'requests that change something').toBe(
      changes.has(this.call) ? 1 : 0,
    );
  }

  private async tryAgain(failed: Failed): Promise<void> {
    const { row, page } = this;
    if (row.again !== undefined) return row.again(page);
    if (row.act !== null) return row.act(page);
    // Signed in again the screen is opened again.
    if (!this.endsSession(failed)) return button(page, 'Retry').press('Enter');
  }

  private async signInAgain(): Promise<void> {
    const { row, page } = this;
    const over = row.on401 === 'sign-in over the work';
    if (!over) {
      await closeMessages(page);
      await expect(page).toHaveURL(/\/members\/$/);
    }
    const { email, password } = row.as === 'admin' ? adminAccount : memberAccount;
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await button(page, 'Login').press('Enter');
    if (over) {
      await expect(dialog(page, 'Authentication Failed')).toHaveCount(0);
      await expectTyped(page, row.typed ?? {});
      return;
    }
    // Where the session ended, or at home where that was for everybody.
    await expect(page).toHaveURL(
      ({ pathname }) =>
        pathname.endsWith(row.screen) || /\/members\/(admin|member)$/.test(pathname),
    );
    await goWithin(page, row.screen);
  }

  private mark(failed: Failed | null): string {
    if (failed === null) return 'works';
    return this.endsSession(failed) ? 'sign-in' : 'said';
  }
}

export async function expectMessage(page: Page, { in: place, words }: Said): Promise<void> {
  const message = page.getByRole(place).filter({ visible: true });
  const matching = words.reduce((found, text) => found.filter({ hasText: text }), message);
  await expect(matching, words.join(' … ')).not.toHaveCount(0);
}
