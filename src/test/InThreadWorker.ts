import { expose } from 'comlink';

/** The tasks of each worker, by its file name. */
const tasksOf: Readonly<Record<string, () => Promise<object>>> = {
  importWorker: async () => (await import('../features/members/import/importTasks')).importTasks,
};

/**
 * Replaces the browser's Worker, which jsdom lacks. The same tasks answer the same messages, but in the test's own thread. What
 * needs a real thread (working while the page draws, being terminated) is in the browser tests.
 */
export function InThreadWorker(address: URL) {
  const load = tasksOf[/(\w+)\.ts$/.exec(address.pathname)?.[1] ?? ''];
  if (load === undefined) throw new Error('The tests know no such worker');
  const { port1, port2 } = new MessageChannel();
  // Calls reach the tasks as they are, since a File of jsdom cannot be copied, but later; answers are copies.
  const script = Object.assign(new EventTarget(), {
    postMessage: (data: unknown, ports: Transferable[]) => port2.postMessage(data, ports),
  });
  const loaded = load().then((tasks) => expose(tasks, script));
  return Object.assign(port1, {
    postMessage: async (data: unknown) => {
      await loaded;
      await new Promise((resolve) => setTimeout(resolve));
      script.dispatchEvent(new MessageEvent('message', { data }));
    },
    terminate: () => port1.close(),
  });
}
