import type { Store } from '../../app/store';
import { selectSession } from '../../session/sessionSlice';
import { people } from '../people';
import { formFields, labelOf, nameOf } from './onScreen';

/** Messages that claim success, and the call that must have succeeded before. */
const CLAIMS: readonly (readonly [title: RegExp, call: RegExp])[] = [
  [/^Membership No. generated/, /^GET .*membership/],
  [/^Payment link sent/, /send-payment-link$/],
  [/^Success$/, /_update#/],
  [/^Password Change successfully/, /changepassword$|changememberpassword$/],
  [/^Login Successful/, /login$/],
];

/** What must be true after every event, according to the requests and the screen, not by the portal's own state. */
export class Invariants {
  readonly broken: string[] = [];
  /** Changes whenever another person logs in, or nobody is logged in any more. */
  #person = 0;
  #userId: number | null = null;
  #token: string | null = null;
  readonly #dialogs = new WeakMap<Element, number>();
  /** How often each claim may still appear. */
  readonly #claims = CLAIMS.map(() => 0);
  #typed = new Map<string, string>();
  #typedAt = { path: '', person: 0 };
  #expires = false;
  /** Who was logged in when the running login was sent, and who must stay logged in after its answer. */
  #signInBy: number | null = null;
  #stays: number | null = null;

  /** Watches who is logged in according to this store. */
  follow(store: Store): void {
    const look = () => {
      const session = selectSession(store.getState());
      const userId = session?.userId ?? null;
      this.#token = session?.token ?? null;
      if (userId === this.#userId) return;
      this.#userId = userId;
      this.#person += 1;
    };
    look();
    store.subscribe(look);
  }

  sent(name: string, token: string | null, pending: readonly string[]): void {
    if (isSignIn(name)) this.#signInBy = this.#userId;
    if (pending.includes(name)) this.broken.push(`${name} was sent while it was pending`);
    if (token !== null && token !== this.#token)
      this.broken.push(`${name} was sent as ${token} while ${this.#token ?? 'nobody'} is here`);
  }

  get worksAs(): 'nobody' | 'member' | 'office' {
    if (this.#userId === null) return 'nobody';
    return this.#userId === people.member.id ? 'member' : 'office';
  }

  /** A change succeeded, so the service has what the form held. */
  done(name: string): void {
    CLAIMS.forEach(([, call], claim) => {
      if (call.test(name)) this.#claims[claim] = (this.#claims[claim] ?? 0) + 1;
    });
    if (!isSignIn(name)) this.#typed.clear();
    // Over unsaved changes somebody else may log in. A login from the login page must not replace a person who has come
    // meanwhile.
    else if (this.#signInBy === null) this.#stays = this.#userId;
  }

  typed(label: string, value: string, path: string): void {
    if (this.#typedAt.path !== path || this.#typedAt.person !== this.#person) this.#typed.clear();
    this.#typedAt = { path, person: this.#person };
    this.#typed.set(label, value);
  }

  /** The person has given up their unsaved changes. */
  gaveUp(): void {
    this.#typed.clear();
  }

  /** The service or another tab has ended the session, so nobody gave up anything. */
  expires(): void {
    this.#expires = true;
  }

  get hasUnsavedChanges(): boolean {
    return this.#typed.size > 0 && this.#typedAt.person === this.#person;
  }

  check(path: string): void {
    if (document.getElementsByTagName('h1').length === 0) this.broken.push(`no heading at ${path}`);
    if (this.#stays !== null && this.#stays !== this.#userId)
      this.broken.push('a late sign-in took the place of who had come meanwhile');
    this.#stays = null;
    this.#checkDialogs();
    this.#checkTyped(path);
  }

  #checkDialogs(): void {
    const notices = '[aria-live="polite"] > [role="status"]';
    for (const dialog of document.querySelectorAll(`dialog[open], ${notices}`)) {
      const title = nameOf(dialog.querySelector('h2, strong') ?? dialog);
      const since = this.#dialogs.get(dialog);
      if (since === undefined) {
        this.#dialogs.set(dialog, this.#person);
        this.#checkClaim(title);
      } else if (since !== this.#person)
        this.broken.push(`“${title}” still stands, and its session is gone`);
    }
  }

  #checkClaim(title: string): void {
    const claim = CLAIMS.findIndex(([words]) => words.test(title));
    if (claim < 0) return;
    const left = (this.#claims[claim] ?? 0) - 1;
    if (left < 0) this.broken.push(`“${title}” was claimed, and no answer said so`);
    this.#claims[claim] = left;
  }

  #checkTyped(path: string): void {
    if (this.#expires && this.#typed.size > 0 && !this.hasUnsavedChanges)
      this.broken.push('an expiry took what was typed away');
    this.#expires = false;
    if (!this.hasUnsavedChanges) this.#typed.clear();
    for (const [label, value] of this.#typed) {
      const field = formFields().find((one) => labelOf(one) === label);
      if (path !== this.#typedAt.path || field?.value !== value)
        this.broken.push(`“${value}” was typed into ${label} at ${this.#typedAt.path} and is lost`);
    }
  }
}

const isSignIn = (name: string) => name.endsWith('/login');
