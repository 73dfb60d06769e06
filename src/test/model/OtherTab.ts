import {
  type LogoutKind,
  clearExpiredSession,
  clearSession,
  writeSession,
} from '../../session/storedSession';
import type { SignedIn } from '../people';
import { type ModelPerson, otherSessionOf } from './smallWorld';

/** Another tab of the same browser, which shares storage and locks with the page. */
export class OtherTab {
  #sessions = 0;
  #own: string | null = null;
  readonly #locks = new Set<string>();
  /** The locks of this browser; the page does not care who holds one. */
  readonly locks = {
    request: async (
      name: string,
      _options: LockOptions,
      act: (lock: { name: string } | null) => unknown,
    ) => {
      if (this.#locks.has(name)) return act(null);
      this.#locks.add(name);
      try {
        return await act({ name });
      } finally {
        this.#locks.delete(name);
      }
    },
    query: async () => ({ held: [...this.#locks].map((name) => ({ name })) }),
  };

  signIn(who: ModelPerson): void {
    this.signInWith(otherSessionOf(who, ++this.#sessions));
  }

  signInWith({ session, roleNumber }: SignedIn): void {
    writeSession(session, roleNumber);
    tell('token', session.token);
  }

  signOut(kind: LogoutKind = 'general'): void {
    clearSession(kind);
    tell('token', null);
  }

  expire(): void {
    clearExpiredSession();
    tell('session_end', 'expired');
    tell('token', null);
  }

  /** Starts a change here, unless a tab is already making it. */
  begin(name: string): void {
    if (this.#locks.has(name)) return;
    this.#locks.add(name);
    this.#own = name;
  }

  /** The change that this tab is making. */
  get own(): string | null {
    return this.#own;
  }

  end(): void {
    if (this.#own === null) return;
    this.#locks.delete(this.#own);
    this.#own = null;
    tell('change', '1');
  }

  /** The browser releases the locks of a closed page. */
  pageGone(): void {
    for (const name of this.#locks) if (name !== this.#own) this.#locks.delete(name);
  }
}

/** Notifies the page of a storage change, as browsers do. */
function tell(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
