import { LIMITS } from './Refusal';
import type { TaskProgress, TaskReply, Tasks } from './serveTasks';

/** Why a worker was ended before it answered. After each, the next call starts a new worker without memory. */
export type WorkerEnd =
  | { readonly reason: 'cancelled' }
  | { readonly reason: 'tooSlow'; readonly seconds: number }
  /** Its file did not load, its memory ran out, or a task threw; `message` is for the log. */
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

/** The part of a Worker that is needed. */
export interface WorkerHandle {
  postMessage(message: unknown, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
}

/**
 * Calls the tasks of one worker, which starts with the first call. A call that is cancelled, or that takes longer
 * than 20 s (decisions.md I4), ends the worker, since nothing else stops a parser; every open call is then rejected
 * with a `WorkerEndedError`.
 */
export class WorkerClient<T extends Tasks> {
  readonly #start: () => WorkerHandle;
  #worker: WorkerHandle | null = null;
  readonly #open = new Set<(end: WorkerEnd) => void>();

  constructor(start: () => WorkerHandle) {
    this.#start = start;
  }

  run<Name extends keyof T & string>(
    name: Name,
    request: Parameters<T[Name]>[0],
    { onProgress, signal }: CallOptions = {},
  ): Promise<Awaited<ReturnType<T[Name]>>> {
    type Answer = Awaited<ReturnType<T[Name]>>;
    return new Promise<Answer>((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new WorkerEndedError({ reason: 'cancelled' }));
        return;
      }
      const { port1, port2 } = new MessageChannel();
      const cancel = () => this.#end({ reason: 'cancelled' });
      const seconds = LIMITS.seconds;
      const timer = setTimeout(() => this.#end({ reason: 'tooSlow', seconds }), seconds * 1000);
      const close = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        this.#open.delete(ended);
        port1.close();
      };
      const ended = (end: WorkerEnd) => {
        close();
        reject(new WorkerEndedError(end));
      };
      port1.addEventListener('message', (event: MessageEvent<TaskReply<Answer>>) => {
        const reply = event.data;
        if (reply.kind === 'progress') onProgress?.(reply.rows);
        else if (reply.kind === 'failed') this.#end({ reason: 'crashed', message: reply.message });
        else {
          close();
          resolve(reply.answer);
        }
      });
      port1.start();
      signal?.addEventListener('abort', cancel);
      this.#open.add(ended);
      this.#running().postMessage({ name, request }, [port2]);
    });
  }

  /** Ends the worker and frees its memory, as when a dialog closes. */
  end(): void {
    this.#end({ reason: 'cancelled' });
  }

  #running(): WorkerHandle {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start();
    const crashed = (event: Event) => {
      const message = 'message' in event ? String(event.message) : event.type;
      if (this.#worker === worker) this.#end({ reason: 'crashed', message });
    };
    worker.addEventListener('error', crashed);
    worker.addEventListener('messageerror', crashed);
    this.#worker = worker;
    return worker;
  }

  #end(end: WorkerEnd): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const ended of this.#open) ended(end);
  }
}
