import { lateFile } from '../../domain/lateFile';
import { LIMITS } from '../UnusableFile';
import { READY, type TaskProgress, type TaskReply, type Tasks } from './serveTasks';

/** Why a worker ended before it answered. The next call starts a new worker, without the data of this one. */
export type WorkerEnd =
  | { readonly reason: 'cancelled' }
  | { readonly reason: 'tooSlow'; readonly seconds: number }
  /** Its script, or a part that it needs, could not be loaded. */
  | { readonly reason: 'missing' }
  /** It ran out of memory, or a task threw an error; `message` is for the log. */
  | { readonly reason: 'crashed'; readonly message: string };

export class WorkerEndedError extends Error {
  readonly end: WorkerEnd;

  constructor(end: WorkerEnd) {
    super(end.reason);
    this.name = 'WorkerEndedError';
    this.end = end;
  }
}

export interface CallOptions {
  readonly onProgress?: TaskProgress;
  readonly signal?: AbortSignal;
}

/** The part of `Worker` that is used. */
export interface WorkerHandle {
  postMessage(message: unknown, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(
    type: 'message' | 'error' | 'messageerror',
    listener: (event: Event) => void,
  ): void;
}

/** `ready` resolves once the worker's script runs. */
interface Running {
  readonly worker: WorkerHandle;
  readonly ready: Promise<void>;
}

/**
 * Runs tasks in one worker, which starts with the first call. Cancelling a call, or a call of more than 20 s (rule I4) after
 * the script has loaded, terminates the worker, since nothing else stops a parser. All open calls are then rejected with a
 * `WorkerEndedError`; also if the script cannot be loaded (rule C9).
 */
export class WorkerClient<T extends Tasks> {
  readonly #start: () => WorkerHandle;
  #running: Running | null = null;
  readonly #open = new Set<(end: WorkerEnd) => void>();

  constructor(start: () => WorkerHandle) {
    this.#start = start;
  }

  run<Name extends keyof T & string>(
    name: Name,
    request: Parameters<T[Name]>[0],
    { onProgress, signal }: CallOptions = {},
  ): Promise<Awaited<ReturnType<T[Name]>>> {
    type TaskAnswer = Awaited<ReturnType<T[Name]>>;
    return new Promise<TaskAnswer>((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new WorkerEndedError({ reason: 'cancelled' }));
        return;
      }
      const { port1, port2 } = new MessageChannel();
      const cancel = () => this.#end({ reason: 'cancelled' });
      const seconds = LIMITS.seconds;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let closed = false;
      const close = () => {
        closed = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        this.#open.delete(ended);
        port1.close();
      };
      const ended = (end: WorkerEnd) => {
        close();
        reject(new WorkerEndedError(end));
      };
      port1.addEventListener('message', (event: MessageEvent<TaskReply<TaskAnswer>>) => {
        const reply = event.data;
        if (reply.kind === 'progress') onProgress?.(reply.rows);
        else if (reply.kind === 'missing') this.#end({ reason: 'missing' });
        else if (reply.kind === 'failed') this.#end({ reason: 'crashed', message: reply.message });
        else {
          close();
          resolve(reply.answer);
        }
      });
      port1.start();
      signal?.addEventListener('abort', cancel);
      this.#open.add(ended);
      const running = this.#started();
      // The browser refused to start a worker.
      if (running === null) return ended({ reason: 'missing' });
      const { worker, ready } = running;
      const limitTime = async () => {
        await ready;
        if (closed) return;
        timer = setTimeout(() => this.#end({ reason: 'tooSlow', seconds }), seconds * 1000);
      };
      void limitTime();
      worker.postMessage({ name, request }, [port2]);
    });
  }

  /** Terminates the worker and frees its memory, for example when a dialog closes. */
  end(): void {
    this.#end({ reason: 'cancelled' });
  }

  #started(): Running | null {
    if (this.#running !== null) return this.#running;
    const worker = this.#begun();
    if (worker === null) return null;
    const end = (reason: WorkerEnd) => {
      if (this.#running?.worker === worker) this.#end(reason);
    };
    const missing = () => end({ reason: 'missing' });
    let runs = false;
    const broke = (event: Event) => {
      const message = 'message' in event ? String(event.message) : event.type;
      if (runs) end({ reason: 'crashed', message });
      else missing();
    };
    worker.addEventListener('error', broke);
    worker.addEventListener('messageerror', broke);
    const ready = new Promise<void>((resolve) => {
      worker.addEventListener('message', (event) => {
        if (!('data' in event) || event.data !== READY) return;
        runs = true;
        resolve();
      });
    });
    lateFile(ready).catch(missing);
    this.#running = { worker, ready };
    return this.#running;
  }

  #begun(): WorkerHandle | null {
    try {
      return this.#start();
    } catch {
      return null;
    }
  }

  #end(end: WorkerEnd): void {
    this.#running?.worker.terminate();
    this.#running = null;
    for (const ended of this.#open) ended(end);
  }
}
