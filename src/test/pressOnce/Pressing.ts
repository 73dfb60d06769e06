import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { changeKey } from '../../api/once';
import { applicationCrowd, oldCrowd } from '../../../mocks/db/crowd';
import type { World } from '../../../mocks/db/worlds';
import type { ChangeRow } from '../calls/CallRow';
import { callTable, type ChangeCall } from '../calls/callTable';
import { closeMessages, typeAll } from '../calls/moves';
import { smallOffice } from '../calls/smallOffice';
import { elsewhere, PausedPortal } from '../PausedPortal';
import { matchesMessage, type ShownMessage, messagesSoFar } from '../shownMessages';
import { click, enter } from './presses';

/** Where the person is when the answer comes: still on the screen, back on it, or elsewhere. */
export type Ends = 'here' | 'back' | 'left';

/** Enough firms that both lists have a second page. */
export const longLists: World = {
  ...smallOffice,
  members: [...smallOffice.members, ...oldCrowd(10), ...applicationCrowd(10, 2001)],
};

/** A change that is pressed again in one way while the service holds the first call. */
export class Pressing {
  readonly row: ChangeRow;
  readonly portal: PausedPortal;

  /** `startsElsewhere`: Back leads to another screen. */
  constructor(call: ChangeCall, world: World, startsElsewhere: boolean) {
    this.row = callTable[call];
    const { as, screen: path } = this.row;
    const first = startsElsewhere ? elsewhere[as] : path;
    this.portal = new PausedPortal(call, { path: first, as, world });
  }

  /** Opens the screen and types everything. */
  async open(): Promise<void> {
    const { as, screen: path, open, typed = {} } = this.row;
    if (this.portal.path === elsewhere[as]) await this.portal.go(path);
    await open?.();
    await typeAll(typed);
  }

  /** Presses once; resolves when the service has the call. */
  async first(): Promise<void> {
    await this.open();
    await this.row.act?.();
    await this.arrived();
  }

  /** Presses the button that sends, in this way. */
  async at(press: (sender: HTMLElement) => void): Promise<void> {
    await this.open();
    press(await this.sender());
    await this.arrived();
  }

  async arrived(): Promise<void> {
    await this.portal.arrived();
    expect(this.portal.running()).toEqual([this.key]);
    await waitFor(() => this.#expectRuns());
  }

  control(): HTMLElement {
    const { control } = this.row.pressed;
    if (control === null) throw new Error('Nothing sends this change again.');
    return control();
  }

  /** The endpoint and its record, which name the change and its Web Lock (C1, C2). */
  get key(): string {
    return changeKey(this.row.endpoint, this.row.id);
  }

  /** The element on which Enter sends the change. */
  get keyTarget(): HTMLElement {
    const { field } = this.row.pressed;
    return field === undefined ? this.control() : screen.getByLabelText(field);
  }

  /** The button that sends. */
  async sender(): Promise<HTMLElement> {
    await waitFor(() => this.control());
    if (this.row.pressed.question === undefined) return this.control();
    enter(this.control());
    return this.#yes();
  }

  async #yes(): Promise<HTMLElement> {
    const [title = '', act = ''] = this.row.pressed.question ?? [];
    return within(await screen.findByRole('dialog', { name: title })).getByRole('button', {
      name: act,
    });
  }

  /** Clicks and presses Enter while the change is running: neither may ask a question. */
  again(): void {
    this.#expectRuns();
    if (this.row.pressed.control === null) return;
    click(this.control());
    this.#expectNoQuestion();
    enter(this.keyTarget);
    this.#expectNoQuestion();
    this.#expectRuns();
  }

  #expectNoQuestion(): void {
    const { question } = this.row.pressed;
    if (question !== undefined)
      expect(screen.queryByRole('dialog', { name: question[0] })).not.toBeInTheDocument();
  }

  #expectRuns(): void {
    const { runs } = this.row.pressed;
    if (runs === undefined) expect(this.control()).toHaveAttribute('aria-busy', 'true');
    else expect(runs()).toBeVisible();
  }

  leave(): Promise<void> {
    return this.portal.go(elsewhere[this.row.as]);
  }

  comeBack(path = this.row.screen): Promise<void> {
    return this.portal.go(path);
  }

  /** On a new instance of the screen. */
  async reopen(): Promise<void> {
    await (this.row.pressed.reopen ?? this.row.open)?.();
    if (this.row.pressed.control !== null) await waitFor(() => this.control());
    await typeAll(this.row.typed ?? {});
  }

  /** Releases the answer: the message appears in the right place, and nothing is pending any more. */
  async end(ends: Ends): Promise<void> {
    const { portal, row } = this;
    const { path } = portal;
    await portal.letGo();
    // A call that is sent by opening the screen is reported there, however often it was opened.
    const stands = ends === 'here' || (ends === 'left' && row.pressed.control === null);
    await this.#expectMessage(stands ? 'here' : ends);
    if (ends === 'left' && row.endsSession === undefined) expect(portal.path).toBe(path);
    if (ends === 'left' && row.confirmation === null) await this.comeBack();
    if (stands || row.confirmation === null) await this.row.done();
    await closeMessages();
    await portal.rest();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  }

  async #expectMessage(ends: Ends): Promise<void> {
    const { confirmation, firm = '', endsSession } = this.row;
    const isElsewhere = ends === 'left' && endsSession !== true;
    if (confirmation === null || isElsewhere)
      expect(screen.queryAllByRole('dialog'), 'dialogs over another screen').toEqual([]);
    if (confirmation === null) return;
    const notice = matchesMessage(
      ['status'],
      confirmation,
      ends === 'here' || endsSession === true ? '' : firm,
    );
    const message = matchesMessage(['dialog', 'alert'], confirmation);
    const says = (one: ShownMessage) => notice(one) || (!isElsewhere && message(one));
    await waitFor(() =>
      expect(messagesSoFar().some(says), `message ${confirmation} ${firm}`).toBe(true),
    );
    if (ends === 'left' && endsSession === true) expect(this.portal.path).toBe('/login');
  }
}
