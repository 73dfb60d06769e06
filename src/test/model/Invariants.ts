import type { Store } from '../../app/store';
import { selectSession } from '../../session/sessionSlice';
import { accounts } from './smallWorld';
import { formFields, labelOf, nameOf } from './onScreen';

/** What is claimed by its title, and the call whose good answer it takes. */
const CLAIMS: readonly (readonly [title: RegExp, call: RegExp])[] = [
  [/^Membership No. generated/, /^GET .*membership/],
  [/^Payment link sent/, /send-payment-link$/],
  [/^Success$/, /_update#/],
  [/^Password Change successfully/, /changepassword$|changememberpassword$/],
  [/^Login Successful/, /login$/],
];

/** What has to hold after every event. What it says comes from the wire and the screen, not from the portal's own register. */
export class Invariants {
  readonly broken: string[] = [];
  /** Grows whenever somebody else is signed in, or nobody any more. */
  #person = 0;
  #userId: number | null = null;
  #token: string | null = null;
  readonly #dialogs = new WeakMap<Element, number>();
  /** How often each of the claims may still be made. */
  readonly #claims = CLAIMS.map(() => 0);
  #typed = new Map<string, string>();
  #typedAt = { path: '', person: 0 };
  #expires = false;
  /** Who was here when the sign-in under way was sent, and who has to stay although it was answered. */
  #signInBy: number | null = null;
  #stays: number | null = null;

  /** From now on this store says who is signed in. */
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

  sent(name: string, token: string | null, underWay: readonly string[]): void {
    if (isSignIn(name)) this.#signInBy = this.#userId;
    if (underWay.includes(name)) this.broken.push(`${name} was sent while it was under way`);
    if (token !== null && token !== this.#token)
      this.broken.push(`${name} was sent as ${token} while ${this.#token ?? 'nobody'} is here`);
  }

  /** What whoever is here now works as. */
  get worksAs(): 'nobody' | 'member' | 'office' {
    if (this.#userId === null) return 'nobody';
    return this.#userId === accounts.ramesh.id ? 'member' : 'office';
  }

  /** A change was answered as done. What a form held is at the service now. */
  done(name: string): void {
    CLAIMS.forEach(([, call], claim) => {
      if (call.test(name)) this.#claims[claim] = (this.#claims[claim] ?? 0) + 1;
    });
    if (!isSignIn(name)) this.#typed.clear();
    // Over unsaved work somebody else may sign in; from the sign-in page nobody takes the place of who came meanwhile.
    else if (this.#signInBy === null) this.#stays = this.#userId;
  }

  typed(label: string, value: string, path: string): void {
    if (this.#typedAt.path !== path || this.#typedAt.person !== this.#person) this.#typed.clear();
    this.#typedAt = { path, person: this.#person };
    this.#typed.set(label, value);
  }

  /** The person said that it may go. */
  gaveUp(): void {
    this.#typed.clear();
  }

  /** The service, or another tab, says that the session is over: nobody gave anything up. */
  expires(): void {
    this.#expires = true;
  }

  get holdsWork(): boolean {
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
    if (this.#expires && this.#typed.size > 0 && !this.holdsWork)
      this.broken.push('an expiry took what was typed away');
    this.#expires = false;
    if (!this.holdsWork) this.#typed.clear();
    for (const [label, value] of this.#typed) {
      const field = formFields().find((one) => labelOf(one) === label);
      if (path !== this.#typedAt.path || field?.value !== value)
        this.broken.push(`“${value}” was typed into ${label} at ${this.#typedAt.path} and is lost`);
    }
  }
}

const isSignIn = (name: string) => name.endsWith('/login');
