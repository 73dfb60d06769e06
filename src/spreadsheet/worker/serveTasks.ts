import { MissingFileError } from '../../domain/lateFile';

/** Receives the number of finished rows while a task runs. */
export type TaskProgress = (rows: number) => void;

/** The tasks of a worker by name. Requests and answers must be cloneable. */
export type Tasks = Readonly<Record<string, (request: never, progress: TaskProgress) => unknown>>;

export interface TaskCall {
  readonly name: string;
  readonly request: never;
}

/** The messages on a call's own port. */
export type TaskReply<Answer> =
  | { readonly kind: 'progress'; readonly rows: number }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'missing' };

/** The worker's first message: its script runs. */
export const READY = 'ready';

interface Scope {
  postMessage(message: typeof READY, options: object): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<TaskCall>) => void): void;
}

async function perform(tasks: Tasks, { name, request }: TaskCall, port: MessagePort) {
  const reply = (message: TaskReply<unknown>) => port.postMessage(message);
  try {
    const task = tasks[name];
    if (task === undefined) throw new Error(`No task ${name}`);
    const answer = await task(request, (rows) => reply({ kind: 'progress', rows }));
    reply({ kind: 'answer', answer });
  } catch (error) {
    if (error instanceof MissingFileError) reply({ kind: 'missing' });
    else reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  port.close();
}

/** Lets a worker serve the calls of a `WorkerClient`; `scope` is the worker's `self`. */
export function serveTasks(scope: Scope, tasks: Tasks): void {
  scope.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (port !== undefined) void perform(tasks, event.data, port);
  });
  scope.postMessage(READY, {});
}
