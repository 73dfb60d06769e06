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

/** A worker in this thread: the same messages over real ports, and it stays silent once it is ended. */
class NearWorker extends EventTarget implements WorkerHandle {
  static readonly started: NearWorker[] = [];
  #listen: (event: MessageEvent<TaskCall>) => void = () => {};
  ended = false;

  constructor() {
    super();
    serveTasks({ addEventListener: (_, listener) => (this.#listen = listener) }, tasks);
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

test('Cancel ends the worker and every open call; the next call starts another', async () => {
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

test('after 20 seconds the worker is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = start();
  const open = client.run('never', undefined);
  vi.advanceTimersByTime(19_999);
  expect(NearWorker.started[0]?.ended).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(open).rejects.toMatchObject({ end: { reason: 'tooSlow', seconds: 20 } });
  expect(NearWorker.started[0]?.ended).toBe(true);
});

test('a task that throws and a worker that breaks are told apart from an answer', async () => {
  const client = start();
  await expect(client.run('fail', undefined)).rejects.toMatchObject({
    end: { reason: 'crashed', message: 'no luck' },
  });
  const open = client.run('never', undefined);
  NearWorker.started[1]?.dispatchEvent(new Event('error'));
  await expect(open).rejects.toMatchObject({ end: { reason: 'crashed' } });
  expect(NearWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
});
