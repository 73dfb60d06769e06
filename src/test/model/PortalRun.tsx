import { act, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { createService } from '../../../mocks/service';
import { App } from '../../app/App';
import { routeObjects } from '../../app/router';
import { createStore } from '../../app/store';
import { BASE_PATH } from '../../config/paths';
import { LocalStoreContext } from '../../session/localStore';
import { testConfig } from '../Portal';
import { testTab } from '../testStore';
import { PausedWire } from './PausedWire';
import { Invariants } from './Invariants';
import {
  actingControls,
  at,
  controls,
  formFields,
  isDialogOpen,
  labelOf,
  nameOf,
  reached,
  signIn,
  signOut,
} from './onScreen';
import { OtherTab } from './OtherTab';
import { credentials, smallWorld } from './smallWorld';
import { type Day, EDITS, PLACES, type Step } from './Step';

/** Longer than the time limit of any call here (rule W10), in milliseconds. */
const TIME_LIMIT = 16_000;
/** Milliseconds of the fake clock per turn of the event loop. */
const TURN_MS = 10;
/** After so many turns without an event nothing more happens on its own. */
const QUIET_TURNS = 4;
/** More than a failing read needs with its pause and second try. */
const TURNS = 100;
/** Changes that the other tab may be making. */
const ELSEWHERE = [
  'GET /api/membership/2001',
  'GET /api/membership/2002',
  'POST /api/members/2003/send-payment-link',
  'POST /api/members/2004/send-payment-link',
];
/** Controls that give up unsaved changes: in a dialog, and in the form itself. */
const GIVES_UP = { dialog: /^Leave/, form: /^(Cancel|Discard changes|Reset|Remove.*)$/ };

/** The portal in one tab of a browser, with a service of its own. */
export class PortalRun {
  readonly #service = createService({ world: smallWorld, now: () => Date.now() });
  readonly invariants = new Invariants();
  #texts = 0;
  readonly #otherTab = new OtherTab();
  readonly wire = new PausedWire(this.#service.handlers, {
    onSent: ({ name, token }) => {
      this.#note(`[${name}]`);
      const elsewhere = this.#otherTab.own === null ? [] : [this.#otherTab.own];
      this.invariants.sent(name, token, [...this.wire.changes, ...elsewhere]);
    },
    onDone: (name) => this.invariants.done(name),
  });
  #page;

  /** Starts with this person logged in, on their main screen. */
  constructor({ who }: Day) {
    this.#otherTab.signIn(who);
    vi.stubGlobal('fetch', this.wire.fetch);
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: this.#otherTab.locks,
    });
    this.#page = this.#open(who === 'member' ? '/profile_edit' : '/new-members');
  }

  #open(path: string) {
    const store = createStore(testConfig, null);
    this.invariants.follow(store);
    const router = createMemoryRouter(routeObjects, {
      basename: `${BASE_PATH}/`,
      initialEntries: [BASE_PATH + path],
    });
    const app = (
      <LocalStoreContext value={testTab}>
        <App store={store} config={testConfig} demo={null} router={router} />
      </LocalStoreContext>
    );
    return { router, unmount: render(app).unmount };
  }

  end(): void {
    this.#leave();
    Reflect.deleteProperty(navigator, 'locks');
  }

  /** Calls and timers end with their page. */
  #leave(): void {
    this.#page.unmount();
    this.wire.forget();
    vi.clearAllTimers();
  }

  get path(): string {
    return this.#page.router.state.location.pathname.slice(BASE_PATH.length);
  }

  /** The steps so far, what was pressed, and what the screen showed: to understand a failure. */
  readonly story: string[] = [];

  async take(step: Step): Promise<void> {
    this.story.push([step.does, step.which, step.who, step.is, step.how].join(' '));
    await act(async () => this.#do(step));
    await this.settle();
    if (step.does === 'reload') await this.#pressNamed('Restore changes');
    // A member sees the profile first.
    if (step.does === 'edit') await this.#pressNamed('Edit');
    this.invariants.check(this.path);
    const dialog = document.querySelector('dialog[open] h2')?.textContent;
    const stands = [this.path, document.querySelector('h1')?.textContent, dialog];
    this.#note(`→ ${stands.filter((part) => part !== undefined).join(' | ')}`);
  }

  #note(what: string): void {
    this.story.push(`${this.story.pop() ?? ''} ${what}`);
  }

  #do(step: Step): void {
    switch (step.does) {
      case 'press':
        return this.#press(at(controls(), step.which));
      case 'act':
        return this.#press(at(actingControls(), step.which));
      case 'answer dialog':
        return isDialogOpen() ? this.#press(at(controls(), step.which)) : undefined;
      case 'edit':
        return this.#go(EDITS, step.which);
      case 'type':
        return this.#type(step.which);
      case 'search': {
        const field = reached().querySelector('input[type="search"]');
        if (field !== null) fireEvent.input(field, { target: { value: step.text } });
        return;
      }
      case 'sort':
        return this.#press(
          at([...reached().querySelectorAll<HTMLElement>('th button')], step.which),
        );
      case 'go':
        return this.#go(PLACES, step.which);
      case 'back':
        return void this.#page.router.navigate(-1);
      case 'reload':
        return this.#reload();
      case 'time limit':
        return void vi.advanceTimersByTime(TIME_LIMIT);
      case 'sign in':
        return signIn(credentials(step.who));
      case 'sign out':
        return signOut();
      case 'sign in in another tab':
        return this.#otherTab.signIn(step.who);
      case 'sign out in another tab':
        return this.#otherTab.signOut();
      case 'expire in another tab':
        this.invariants.expires();
        return this.#otherTab.expire();
      case 'change in another tab':
        if (this.#otherTab.own !== null) return this.#otherTab.end();
        return this.#otherTab.begin(at(ELSEWHERE, step.which) ?? '');
      case 'wire':
        return this.wire.become(step.is);
      case 'answer':
        if (step.how === 'unauthorized') this.invariants.expires();
        return this.wire.answer(step.which, step.how);
    }
  }

  #press(control: HTMLElement | undefined): void {
    if (control === undefined) return;
    if (GIVES_UP[isDialogOpen() ? 'dialog' : 'form'].test(nameOf(control)))
      this.invariants.gaveUp();
    this.#note(`(${nameOf(control)})`);
    fireEvent.click(control);
  }

  #go(places: typeof PLACES | typeof EDITS, which: number): void {
    void this.#page.router.navigate(at(places[this.invariants.worksAs], which) ?? '/');
  }

  #type(which: number): void {
    const field = isDialogOpen() ? undefined : at(formFields(), which);
    if (field === undefined) return;
    // Always a new text, so that it differs from the stored one.
    this.#texts += 1;
    const value = field.type === 'tel' ? `${7390100000 + this.#texts}` : `Kashi ${this.#texts}`;
    fireEvent.input(field, { target: { value } });
    this.#note(`(${labelOf(field)} = ${field.value})`);
    if (/edit/.test(this.path)) this.invariants.typed(labelOf(field), field.value, this.path);
  }

  #reload(): void {
    const { path } = this;
    // A reload unmounts no component, so none cleans up the storage.
    const stored = Object.entries(sessionStorage);
    this.#leave();
    for (const [key, value] of stored) sessionStorage.setItem(key, String(value));
    this.wire.become('open');
    this.#otherTab.pageGone();
    this.#page = this.#open(path);
  }

  async #pressNamed(name: string): Promise<void> {
    const control = controls().find((one) => nameOf(one) === name);
    if (control === undefined) return;
    await act(async () => fireEvent.click(control));
    await this.settle();
  }

  /** Runs until nothing more happens on its own. The fake clock moves only a little. */
  async settle(): Promise<void> {
    for (let still = 0, turn = 0; still < QUIET_TURNS && turn < TURNS; still++, turn++) {
      const { events } = this.wire;
      // One at a time, since React draws at the end of each `act`.
      await act(async () => {
        vi.advanceTimersByTime(TURN_MS);
        await new Promise((resolve) => setImmediate(resolve));
      });
      if (this.wire.events !== events || this.#isComing) still = 0;
    }
    if (this.#isComing)
      this.invariants.broken.push(`${this.path} loads, and nothing is on its way`);
  }

  /** Something will still appear without another step. */
  get #isComing(): boolean {
    const isLoading = reached().textContent.includes('Loading...');
    return this.wire.isAnswering || (isLoading && this.wire.isIdle);
  }
}
