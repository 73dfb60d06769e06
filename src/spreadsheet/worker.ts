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

/**
 * Starts a worker that runs tasks. A task that fails or takes more than 20 s (rule I4), and `end`, terminate it, since nothing
 * else stops a parser; so does a script that does not load (rule C9). All its calls are then rejected with a `WorkerEndedError`.
 */
export function startWorker<Tasks>(start: () => Endpoint & Pick<Worker, 'terminate'>) {
  const stop = new AbortController();
  const { signal } = stop;
  const end = (why: WorkerEnd) => stop.abort(new WorkerEndedError(why));
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const loading = async (): Promise<Remote<Tasks>> => {
    const worker = start();
    signal.addEventListener('abort', () => worker.terminate());
    const crash = (cause: unknown) => end({ reason: isLoaded ? 'crashed' : 'missing', cause });
    worker.addEventListener('error', crash);
    worker.addEventListener('messageerror', crash);
    const tasks = wrap<Tasks>(worker);
    // Any answer shows that the script runs.
    await lateFile(tasks[createEndpoint]());
    isLoaded = true;
    return tasks;
  };
  let isLoaded = false;
  const loaded = loading();
  // Without a call, nobody asks why the worker ended.
  ended.catch(() => {});
  loaded.catch(() => {});
  const run = async <Reply extends Promise<unknown>>(
    task: (tasks: Remote<Tasks>) => Reply,
  ): Promise<Awaited<Reply>> => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    try {
      const tasks = await Promise.race([ended, loaded]);
      const { seconds } = LIMITS;
      limit = setTimeout(end, seconds * 1000, { reason: 'tooSlow', seconds });
      return await Promise.race([ended, task(tasks)]);
    } catch (cause) {
      // Errors of the worker keep their name, not their class. The first reason to end stays.
      const isFileMissing = cause instanceof Error && cause.name === 'MissingFileError';
      end({ reason: isLoaded && !isFileMissing ? 'crashed' : 'missing', cause });
      throw signal.reason;
    } finally {
      clearTimeout(limit);
    }
  };
  return { run, end: () => end({ reason: 'cancelled' }) };
}
