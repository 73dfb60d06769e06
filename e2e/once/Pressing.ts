import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import type { Store } from '../backend/store';
import type { CallsUnderWay } from '../faults/CallsUnderWay';
import type { CallRow } from '../faults/CallRow';
import { callTable } from '../faults/callTable';
import { said } from '../faults/look';
import {
  closeMessages,
  elsewhere,
  goWithin,
  holdKey,
  keepAgain,
  type Kept,
  serviceAsAtFirst,
  twoFrames,
  typeAll,
} from '../faults/moves';
import { timesSent } from '../portal/wire';
import { dialog, field, heading } from '../screens';
import type { OnceRow, Step } from './OnceRow';
import { type Change, onceTable } from './onceTable';

/** Where the answer finds the person: on the screen that asked, there again, or elsewhere. */
export type Ends = 'here' | 'back' | 'left';

const LEAVING = 'Leave without saving?';
/** Of about half a second. */
const REPEATS = 12;

/** One change, pressed again in one way while the service holds the first call. */
export class Pressing {
  readonly row: OnceRow;
  private readonly callRow: CallRow;
  /** What was amiss although the way could be gone on with. */
  readonly amiss: string[] = [];
  private lift = (): void => {};

  constructor(
    private readonly call: Change,
    readonly page: Page,
    private readonly backend: Backend,
    private readonly calls: CallsUnderWay,
    /** What the browser keeps of the person at the start. */
    private readonly kept: Kept,
  ) {
    this.row = onceTable[call];
    this.callRow = callTable[call];
  }

  /** The screen as good as new, with everything typed, and a service that will hold the call. */
  async open(): Promise<void> {
    const { page, backend, callRow } = this;
    // What a form reads after a save is still of the service as it was.
    await this.calls.settle(page);
    serviceAsAtFirst(backend);
    addFirms(backend.store);
    await keepAgain(page, this.kept);
    // Back leads there.
    const { path, title } = elsewhere[callRow.as];
    await goWithin(page, path);
    await expect(heading(page, title)).toBeVisible();
    if (callRow.act !== null) {
      await goWithin(page, callRow.screen);
      await callRow.anew?.(page);
      await callRow.open?.(page);
      await typeAll(page, callRow.typed ?? {});
    }
    this.lift = backend.fail(this.call, { kind: 'hang' });
  }

  /** One press, and the service has it. */
  async first(): Promise<void> {
    const { page, callRow } = this;
    await (callRow.act === null ? goWithin(page, callRow.screen) : callRow.act(page));
    await this.arrived();
  }

  async arrived(): Promise<void> {
    await expect
      .poll(() => timesSent(this.backend, this.call), { message: 'calls at the service' })
      .toBeGreaterThan(0);
    await this.expectRuns();
  }

  /** The button whose press sends. */
  async sender(): Promise<Locator> {
    const { page, row } = this;
    if (row.question === undefined) return this.control();
    const [title, act] = row.question;
    await this.control().press('Enter');
    await expect(dialog(page, title).locator(':focus')).toHaveCount(1);
    return dialog(page, title).getByRole('button', { name: act, exact: true });
  }

  control(): Locator {
    if (this.row.control === null) throw new Error(`Nothing sends ${this.call} again.`);
    return this.row.control(this.page);
  }

  /** A click and Enter, and a yes to whatever is asked then. */
  async again(): Promise<void> {
    const { page, row } = this;
    await this.expectRuns();
    if (row.control === null) return;
    const control = row.control(page);
    await control.click({ force: true });
    await this.sayYes();
    await (row.field === undefined ? control : field(page, row.field)).press('Enter');
    await this.sayYes();
  }

  private async sayYes(): Promise<void> {
    const { page, row } = this;
    await twoFrames(page);
    if (row.question === undefined) return;
    const [title, act] = row.question;
    if (!(await dialog(page, title).isVisible())) return;
    this.amiss.push('asks again');
    await dialog(page, title).getByRole('button', { name: act, exact: true }).press('Enter');
    await twoFrames(page);
  }

  /** Enter is held, on the control or in the field; a question that this opens waits for a press of its own. */
  async hold(): Promise<void> {
    const { page, row } = this;
    const held = row.field === undefined ? this.control() : field(page, row.field);
    await holdOn(held);
    if (row.question === undefined) return;
    await twoFrames(page);
    const [title, act] = row.question;
    if (!(await dialog(page, title).isVisible())) {
      this.amiss.push('the held key answers the question that it has opened');
      if (timesSent(this.backend, this.call) > 0) return;
      await this.sender();
    }
    await holdOn(dialog(page, title).getByRole('button', { name: act, exact: true }));
  }

  private async expectRuns(): Promise<void> {
    const { page, row } = this;
    const runs =
      row.runs === undefined
        ? expect(this.control()).toHaveAttribute('aria-busy', 'true', { timeout: 3000 })
        : row.runs(page);
    await runs.catch(() => this.amiss.push('does not say that it runs'));
  }

  /** Takes a link or the browser's Back, and leaves unsaved work behind. */
  async take({ go, arrives }: Step): Promise<void> {
    const { page } = this;
    const title = page.getByRole('heading', { level: 1, name: arrives, exact: true });
    await go(page);
    await expect(dialog(page, LEAVING).or(title).first()).toBeVisible();
    if (await dialog(page, LEAVING).isVisible())
      await dialog(page, LEAVING).getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(title).toBeVisible();
  }

  async goBackAndForward(): Promise<void> {
    const { page, callRow } = this;
    await this.take({ go: () => page.goBack(), arrives: elsewhere[callRow.as].title });
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/members${callRow.screen.split('?')[0]}$`));
  }

  /** On a screen that was left and is new. */
  async reopen(): Promise<void> {
    const { page, row, callRow } = this;
    await (row.reopen ?? callRow.open)?.(page);
    await typeAll(page, callRow.typed ?? {});
  }

  /** The answer comes, and the work goes on as documented. Tells how many calls there were, and what was said. */
  async end(ends: Ends): Promise<{ requests: number; seen: string }> {
    const { page, callRow } = this;
    const { pathname } = new URL(page.url());
    this.lift();
    // What opening the screen has sent is told there, however often it was opened.
    const stands = ends === 'here' || (ends === 'left' && this.row.control === null);
    const seen = await this.expectTold(stands ? 'here' : ends);
    if (stands) await callRow.done(page);
    await closeMessages(page);
    await this.calls.settle(page);
    if (ends === 'left') await this.expectNotMoved(pathname);
    return { requests: this.requests(), seen };
  }

  requests(): number {
    return timesSent(this.backend, this.call);
  }

  private async expectTold(ends: Ends): Promise<string> {
    const { page, row } = this;
    const { told, firm = '', endsSession } = row;
    const message = page.getByRole('dialog').filter({ hasText: told ?? '' });
    const notice = page.getByRole('status').filter({ hasText: told ?? '' });
    if (told === null) {
      await this.calls.settle(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    } else if (ends === 'here') await expect(message.or(notice).first()).toBeVisible();
    else if (ends === 'back' && row.control !== null)
      await expect(message.or(notice.filter({ hasText: firm })).first()).toBeVisible();
    else if (endsSession) {
      await expect(message.or(notice).first()).toBeVisible();
      await expect(page).toHaveURL(/\/members\/login$/);
    } else if (ends === 'left') {
      const words = `a notice that says ${told} ${firm}`;
      await expect(notice.filter({ hasText: firm }).first(), words).toBeVisible();
      await expect(page.getByRole('dialog'), 'dialogs over another screen').toHaveCount(0);
    }
    return (await said(page)).replace(/Showing \d+ to \d+ of \d+ entries( \| )?/, '');
  }

  private async expectNotMoved(pathname: string): Promise<void> {
    const { page, row, callRow } = this;
    if (row.endsSession === undefined)
      expect(new URL(page.url()).pathname, 'nobody is moved').toBe(pathname);
    if (row.told !== null) return;
    await goWithin(page, callRow.screen);
    await callRow.done(page);
  }
}

async function holdOn(target: Locator): Promise<void> {
  await target.focus();
  await holdKey(target.page(), 'Enter', REPEATS);
  await target.page().keyboard.up('Enter');
}

/** So many that both lists have a second page; sorted by their names they come last. */
function addFirms(store: Store): void {
  for (const place of Array.from({ length: 9 }, (_, index) => index)) {
    const known = { firmName: `Zardozi Works ${place}`, mobile: String(9_300_000_000 + place) };
    store.addFirm(known);
    store.addFirm({ ...known, applied: false, payment: 'done' });
  }
}
