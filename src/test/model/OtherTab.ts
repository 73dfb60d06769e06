import type { LogoutKind } from '../../session/storedSession';
import { clearExpiredSession, clearSession, writeSession } from '../../session/storedSession';
import { type ModelPerson, sessionOf } from './smallWorld';

/** Another tab of the same browser: it shares the storage and the locks with the page. */
export class OtherTab {
  #sessions = 0;
  #own: string | null = null;
  readonly #held = new Set<string>();
  /** The locks of this browser; who holds one does not matter to the page. */
  readonly locks = {
    request: async (
      name: string,
      _options: LockOptions,
      act: (lock: { name: string } | null) => unknown,
    ) => {
      if (this.#held.has(name)) return act(null);
      this.#held.add(name);
      try {
        return await act({ name });
      } finally {
        this.#held.delete(name);
      }
    },
    query: async () => ({ held: [...this.#held].map((name) => ({ name })) }),
  };

  signIn(who: ModelPerson): void {
    this.signInWith(sessionOf(who, ++this.#sessions));
  }

  signInWith({ session, roleNumber }: ReturnType<typeof sessionOf>): void {
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

  /** Begins a change here, unless some tab is at it. */
  begin(name: string): void {
    if (this.#held.has(name)) return;
    this.#held.add(name);
    this.#own = name;
  }

  /** The change that this tab is at, if any. */
  get own(): string | null {
    return this.#own;
  }

  end(): void {
    if (this.#own === null) return;
    this.#held.delete(this.#own);
    this.#own = null;
    tell('change', '1');
  }

  /** The browser lets go of the locks of a page that is gone. */
  pageGone(): void {
    for (const name of this.#held) if (name !== this.#own) this.#held.delete(name);
  }
}

/** As the browser tells the other tabs of what was written to storage. */
function tell(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
