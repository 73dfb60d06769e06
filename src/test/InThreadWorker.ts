import { serveTasks, type TaskCall, type Tasks } from '../spreadsheet/worker/serveTasks';

/** The tasks of each worker, by its file name. */
const tasksOf: Readonly<Record<string, () => Promise<Tasks>>> = {
  importWorker: async () => (await import('../features/member-import/importTasks')).importTasks,
};

type Listen = (event: MessageEvent<TaskCall>) => void;

/**
 * Replaces the browser's Worker, which jsdom lacks. The same tasks answer the same messages, but in the test's own thread. What
 * needs a real thread (working while the page draws, being terminated) is in the browser tests.
 */
export class InThreadWorker extends EventTarget {
  readonly #listen: Promise<Listen>;

  constructor(address: URL) {
    super();
    const name = /(\w+)\.ts$/.exec(address.pathname)?.[1] ?? '';
    this.#listen = start(tasksOf[name], (data) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  postMessage(data: TaskCall, ports: MessagePort[]): void {
    void this.#listen.then((listen) => listen(new MessageEvent('message', { data, ports })));
  }

  terminate(): void {}
}

async function start(
  load: (() => Promise<Tasks>) | undefined,
  say: (message: string) => void,
): Promise<Listen> {
  if (load === undefined) throw new Error('The tests know no such worker');
  const tasks = await load();
  return new Promise((resolve) => {
    serveTasks(
      { addEventListener: (_type, listener) => resolve(listener), postMessage: say },
      tasks,
    );
  });
}
