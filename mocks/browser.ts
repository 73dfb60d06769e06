import { createCalls, type Send } from './calls';
import { demoAccounts } from './db/cast';
import { createService } from './service';
import { openSharedService } from './sharedService';
import { startWorker } from './worker';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** reseeded: the saved rows were of another version or broken; in-memory: nothing is saved; no-worker: answered in the page. */
export type DemoNotice = 'reseeded' | 'in-memory' | 'no-worker';

export interface Demo {
  /** The two accounts that the sign-in page offers. */
  readonly accounts: { readonly admin: Credentials; readonly member: Credentials };
  readonly send: Send;
  /** Empties the saved database and seeds it anew, in every tab. Every session ends with it. */
  reset(): Promise<void>;
  /** What the person should know. */
  readonly notices: readonly DemoNotice[];
}

/** Starts the imitated service in the browser; the app's calls wait for it (docs/how/demo.md). */
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

/** @msw/data names its records by `crypto.randomUUID`, which browsers leave out on plain http. */
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
