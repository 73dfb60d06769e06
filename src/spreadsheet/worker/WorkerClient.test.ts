import { afterEach, expect, test, vi } from 'vitest';
import type { TaskCall, TaskProgress } from './serveTasks';
import { serveTasks } from './serveTasks';
import type { WorkerHandle } from './WorkerClient';
import { WorkerClient } from './WorkerClient';

const tasks = {
  count: (to: number, progress: TaskProgress) => {
    for (let rows = 1; rows <= to; rows += 1) progress(rows);
    return { counted: to };
  },
  never: () => new Promise<string>(() => {}),
  fail: () => {
    throw new Error('no luck');
  },
};

/** A worker in this thread. It sends the same messages over real ports, and is silent after its end. */
class NearWorker extends EventTarget implements WorkerHandle {
  static readonly started: NearWorker[] = [];
  #listen: (event: MessageEvent<TaskCall>) => void = () => {};
  ended = false;

  constructor() {
    super();
    serveTasks(
      {
        addEventListener: (_, listener) => (this.#listen = listener),
        // Delayed until the client listens.
        postMessage: (data) =>
          queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data }))),
      },
      tasks,
    );
    NearWorker.started.push(this);
  }

  postMessage(data: TaskCall, ports: MessagePort[]): void {
    this.#listen(new MessageEvent('message', { data, ports }));
  }

  terminate(): void {
    this.ended = true;
  }
}

function start() {
  NearWorker.started.length = 0;
  return new WorkerClient<typeof tasks>(() => new NearWorker());
}

afterEach(() => {
  vi.useRealTimers();
});

test('one worker answers several calls, each with its own progress', async () => {
  const client = start();
  const told: number[] = [];
  const answers = await Promise.all([
    client.run('count', 3, { onProgress: (rows) => told.push(rows) }),
    client.run('count', 1),
  ]);
  expect(answers).toEqual([{ counted: 3 }, { counted: 1 }]);
  expect(told).toEqual([1, 2, 3]);
  expect(NearWorker.started).toHaveLength(1);
});

test('Cancel terminates the worker and every open call; the next call starts another', async () => {
  const client = start();
  const cancel = new AbortController();
  const open = [
    client.run('never', undefined, { signal: cancel.signal }),
    client.run('never', undefined),
  ];
  cancel.abort();
  const ends = await Promise.allSettled(open);
  expect(ends).toMatchObject([
    { reason: { end: { reason: 'cancelled' } } },
    { reason: { end: { reason: 'cancelled' } } },
  ]);
  expect(NearWorker.started.map(({ ended }) => ended)).toEqual([true]);
  expect(await client.run('count', 1)).toEqual({ counted: 1 });
  await expect(client.run('count', 1, { signal: cancel.signal })).rejects.toMatchObject({
    end: { reason: 'cancelled' },
  });
  expect(NearWorker.started.map(({ ended }) => ended)).toEqual([true, false]);
});

test('the worker is terminated after 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = start();
  const open = client.run('never', undefined);
  await Promise.resolve();
  await Promise.resolve();
  vi.advanceTimersByTime(19_999);
  expect(NearWorker.started[0]?.ended).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(open).rejects.toMatchObject({ end: { reason: 'tooSlow', seconds: 20 } });
  expect(NearWorker.started[0]?.ended).toBe(true);
});

test('a script that does not load fails after 15 seconds, and the next call loads it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let silent = true;
  class SilentWorker extends EventTarget implements WorkerHandle {
    postMessage(): void {}
    terminate(): void {}
  }
  const client = new WorkerClient<typeof tasks>(() =>
    silent ? new SilentWorker() : new NearWorker(),
  );
  const open = client.run('count', 1);
  vi.advanceTimersByTime(15_000);
  await expect(open).rejects.toMatchObject({ end: { reason: 'missing' } });
  silent = false;
  expect(await client.run('count', 1)).toEqual({ counted: 1 });
});

test('a worker that fails before it runs, or that the browser refuses, counts as not loaded', async () => {
  const worker = new EventTarget();
  const broken = new WorkerClient<typeof tasks>(() =>
    Object.assign(worker, { postMessage() {}, terminate() {} }),
  ).run('count', 1);
  worker.dispatchEvent(new Event('error'));
  await expect(broken).rejects.toMatchObject({ end: { reason: 'missing' } });
  const refused = new WorkerClient<typeof tasks>(() => {
    throw new DOMException('No workers here', 'SecurityError');
  }).run('count', 1);
  await expect(refused).rejects.toMatchObject({ end: { reason: 'missing' } });
});

test('a task that throws and a worker that crashes reject the call', async () => {
  const client = start();
  await expect(client.run('fail', undefined)).rejects.toMatchObject({
    end: { reason: 'crashed', message: 'no luck' },
  });
  const open = client.run('never', undefined);
  await Promise.resolve();
  NearWorker.started[1]?.dispatchEvent(new Event('error'));
  await expect(open).rejects.toMatchObject({ end: { reason: 'crashed' } });
  expect(NearWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
});
