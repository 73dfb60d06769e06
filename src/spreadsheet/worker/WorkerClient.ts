import { createEndpoint, type Endpoint, type Remote, wrap } from 'comlink';
import { lateFile } from '../../domain/lateFile';
import { LIMITS } from '../UnusableFile';

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
 * Runs tasks in one worker, which starts with the first call. A task that fails or takes more than 20 s (rule I4), and `end`,
 * terminate it, since nothing else stops a parser; so does a script that does not load (rule C9). All open calls are then
 * rejected with a `WorkerEndedError`, and the next call starts another worker, without the data of this one.
 */
export class WorkerClient<Tasks> {
  #running: ReturnType<typeof this.started> | null = null;

  constructor(private readonly start: () => Endpoint & Pick<Worker, 'terminate'>) {}

  async run<Reply extends Promise<unknown>>(
    task: (tasks: Remote<Tasks>) => Reply,
  ): Promise<Awaited<Reply>> {
    const { seconds } = LIMITS;
    let running = this.#running;
    let limit: ReturnType<typeof setTimeout> | undefined;
    try {
      this.#running ??= this.started();
      running = this.#running;
      await running.loaded;
      const tooSlow = new WorkerEndedError({ reason: 'tooSlow', seconds });
      limit = setTimeout(running.end, seconds * 1000, tooSlow);
      return await Promise.race([running.ended, task(running.tasks)]);
    } catch (cause) {
      // Errors of the worker keep their name, not their class.
      const isFileMissing = cause instanceof Error && cause.name === 'MissingFileError';
      const reason = limit === undefined || isFileMissing ? 'missing' : 'crashed';
      const why =
        cause instanceof WorkerEndedError ? cause : new WorkerEndedError({ reason, cause });
      running?.end(why);
      throw why;
    } finally {
      clearTimeout(limit);
    }
  }

  /** Terminates the worker and frees its memory, for example when a dialog closes. */
  end(): void {
    this.#running?.end(new WorkerEndedError({ reason: 'cancelled' }));
  }

  private started() {
    const worker = this.start();
    const tasks = wrap<Tasks>(worker);
    const stop = new AbortController();
    const { signal } = stop;
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const end = (why: unknown) => {
      worker.terminate();
      if (this.#running?.ended === ended) this.#running = null;
      stop.abort(why);
    };
    // Without an open call, nobody asks why it ended.
    ended.catch(() => {});
    worker.addEventListener('error', end);
    worker.addEventListener('messageerror', end);
    // Any answer shows that the script runs.
    const loaded = Promise.race([ended, lateFile(tasks[createEndpoint]())]);
    return { tasks, loaded, ended, end };
  }
}
