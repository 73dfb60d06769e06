import { createCalls, type Send } from './calls';
import { demoAccounts } from './db/cast';
import { createService } from './service';
import { openSharedService } from './sharedService';
import { startWorker } from './worker';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** reseeded: saved data was from another version or broken; in-memory: nothing is saved; no-worker: the page answers calls. */
export type DemoNotice = 'reseeded' | 'in-memory' | 'no-worker';

export interface Demo {
  /** The two accounts offered on the login page. */
  readonly accounts: { readonly admin: Credentials; readonly member: Credentials };
  readonly send: Send;
  /** Resets the saved database in all tabs. This ends every session. */
  reset(): Promise<void>;
  readonly notices: readonly DemoNotice[];
}

/** Starts the mock service in the browser; the app's calls wait for it (docs/how/demo.md). */
export async function startDemo(): Promise<Demo> {
  provideRandomUuid();
  const shared = await openSharedService(createService());
  const calls = createCalls(shared.answer);
  const workerRuns = await startWorker(calls.answer);
  return {
    accounts: demoAccounts,
    send: calls.send,
    reset: shared.reset,
    get notices() {
      return workerRuns ? shared.notices : [...shared.notices, 'no-worker' as const];
    },
  };
}

/** @msw/data needs `crypto.randomUUID`, which browsers do not provide on plain http. */
function provideRandomUuid(): void {
  if ('randomUUID' in crypto) return;
  Object.defineProperty(crypto, 'randomUUID', {
    value: () => {
      const hex = [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  });
}
