import { serveTasks, type TaskCall, type Tasks } from '../spreadsheet/worker/serveTasks';

/** The tasks of each worker of the portal, by the name of its file. */
const tasksOf: Readonly<Record<string, () => Promise<Tasks>>> = {
  importWorker: async () => (await import('../features/member-import/importTasks')).importTasks,
};

type Listen = (event: MessageEvent<TaskCall>) => void;

/**
 * Stands in for a browser's Worker, which jsdom does not have: the same tasks answer the same messages, in the test's own
 * thread. What only a thread of its own does (going on while the page draws, being ended) is for the browser tests.
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
