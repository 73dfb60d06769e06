import { createEndpoint, type Endpoint, type Remote, wrap } from 'comlink';
import { lateFile } from '../domain/lateFile';
import { LIMITS } from './UnusableFile';

/** Why a worker ended: stopped by the portal, too slow, a file of its code did not come, or it failed. */
export type WorkerEnd =
  | { readonly reason: 'cancelled' }
  | { readonly reason: 'tooSlow'; readonly seconds: number }
  | { readonly reason: 'missing' | 'crashed'; readonly cause: unknown };

export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';

  constructor(readonly end: WorkerEnd) {
    super(end.reason);
  }
}

const TOO_SLOW = { reason: 'tooSlow', seconds: LIMITS.seconds } as const;

/**
 * Starts a worker that runs tasks. A task that fails or takes more than 20 s, and `end`, terminate it, since nothing
 * else stops a parser; so does a script that does not load. All its calls are then rejected with a `WorkerEndedError`.
 */
export function startWorker<Tasks>(start: () => Endpoint & Pick<Worker, 'terminate'>) {
  const stop = new AbortController();
  const { signal } = stop;
  const end = (why: WorkerEnd) => stop.abort(new WorkerEndedError(why));
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  let isLoaded = false;
  /** The first reason to end stays. Errors of the worker keep their name, not their class. */
  const fail = (cause: unknown) => {
    const isMissing = !isLoaded || (cause instanceof Error && cause.name === 'MissingFileError');
    end({ reason: isMissing ? 'missing' : 'crashed', cause });
  };
  const load = async (): Promise<Remote<Tasks>> => {
    const worker = start();
    signal.addEventListener('abort', () => worker.terminate());
    for (const kind of ['error', 'messageerror']) worker.addEventListener(kind, fail);
    const tasks = wrap<Tasks>(worker);
    // Any answer shows that the script runs.
    await lateFile(tasks[createEndpoint]());
    isLoaded = true;
    return tasks;
  };
  const loaded = load();
  loaded.catch(fail);
  const run = async <Reply extends Promise<unknown>>(task: (tasks: Remote<Tasks>) => Reply) => {
    try {
      const tasks = await Promise.race([ended, loaded]);
      const limit = setTimeout(end, TOO_SLOW.seconds * 1000, TOO_SLOW);
      return await Promise.race([ended, task(tasks)]).finally(() => clearTimeout(limit));
    } catch (cause) {
      fail(cause);
      throw signal.reason;
    }
  };
  // Without a call, nobody asks why the worker ended.
  ended.catch(() => {});
  return { run, end: () => end({ reason: 'cancelled' }) };
}
