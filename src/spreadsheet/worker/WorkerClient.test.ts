import { type Endpoint, expose, proxy } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { MissingFileError } from '../../domain/lateFile';
import { WorkerClient } from './WorkerClient';

const tasks = {
  count: (to: number, progress: (rows: number) => void) => {
    for (let rows = 1; rows <= to; rows += 1) progress(rows);
    return { counted: to };
  },
  never: () => new Promise<string>(() => {}),
  fail: () => {
    throw new Error('no luck');
  },
  load: () => Promise.reject(new MissingFileError()),
};

/** A worker in this thread: its messages arrive later, and it is silent after its end. */
class NearWorker extends EventTarget implements Endpoint {
  static readonly started: NearWorker[] = [];
  readonly #script = new EventTarget();
  ended = false;

  constructor() {
    super();
    const postMessage = (data: unknown) => this.#send(this, data);
    expose(tasks, Object.assign(this.#script, { postMessage }));
    NearWorker.started.push(this);
  }

  postMessage(data: unknown): void {
    this.#send(this.#script, data);
  }

  terminate(): void {
    this.ended = true;
  }

  #send(to: EventTarget, data: unknown): void {
    queueMicrotask(() => {
      if (!this.ended) to.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

class SilentWorker extends EventTarget implements Endpoint {
  postMessage(): void {}
  terminate(): void {}
}

function start() {
  NearWorker.started.length = 0;
  return new WorkerClient<typeof tasks>(() => new NearWorker());
}

/** Runs a task that only its caller or the time limit ends, and waits until the worker has it. */
async function startEndless(client: WorkerClient<typeof tasks>) {
  const never = vi.spyOn(tasks, 'never').mockClear();
  const open = client.run((remote) => remote.never());
  await vi.waitUntil(() => never.mock.calls.length > 0);
  return { open };
}

const ignore = proxy(() => {});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('one worker answers several calls, each with its own progress', async () => {
  const client = start();
  const told: number[] = [];
  const answers = await Promise.all([
    client.run((remote) =>
      remote.count(
        3,
        proxy((rows) => told.push(rows)),
      ),
    ),
    client.run((remote) => remote.count(1, ignore)),
  ]);
  expect(answers).toEqual([{ counted: 3 }, { counted: 1 }]);
  await vi.waitFor(() => expect(told).toEqual([1, 2, 3]));
  expect(NearWorker.started).toHaveLength(1);
});

test('The end terminates the worker and every open call; the next call starts another', async () => {
  const client = start();
  const { open } = await startEndless(client);
  const opened = [open, client.run((remote) => remote.never())];
  client.end();
  const next = client.run((remote) => remote.count(1, ignore));
  expect(await Promise.allSettled(opened)).toMatchObject([
    { reason: { end: { reason: 'cancelled' } } },
    { reason: { end: { reason: 'cancelled' } } },
  ]);
  expect(await next).toEqual({ counted: 1 });
  expect(NearWorker.started.map(({ ended }) => ended)).toEqual([true, false]);
  client.end();
  expect(NearWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
});

test('a call that has not reached the worker ends with it', async () => {
  const client = new WorkerClient<typeof tasks>(() => new SilentWorker());
  const open = client.run((remote) => remote.never());
  client.end();
  await expect(open).rejects.toMatchObject({ end: { reason: 'cancelled' } });
});

test('the worker is terminated after 20 seconds, which start with the task', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = start();
  await client.run((remote) => remote.count(1, ignore));
  vi.advanceTimersByTime(19_999);
  const never = vi.spyOn(tasks, 'never').mockClear();
  const open = client.run((remote) => remote.never());
  while (never.mock.calls.length === 0) await Promise.resolve();
  vi.advanceTimersByTime(19_999);
  expect(NearWorker.started[0]?.ended).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(open).rejects.toMatchObject({ end: { reason: 'tooSlow', seconds: 20 } });
  expect(NearWorker.started[0]?.ended).toBe(true);
});

test('a script that does not load fails after 15 seconds, and the next call loads it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let silent = true;
  const client = new WorkerClient<typeof tasks>(() =>
    silent ? new SilentWorker() : new NearWorker(),
  );
  const open = client.run((remote) => remote.count(1, ignore));
  vi.advanceTimersByTime(15_000);
  await expect(open).rejects.toMatchObject({ end: { reason: 'missing' } });
  silent = false;
  expect(await client.run((remote) => remote.count(1, ignore))).toEqual({ counted: 1 });
});

test('a worker that fails before it runs, or that the browser refuses, counts as not loaded', async () => {
  const worker = new SilentWorker();
  const broken = new WorkerClient<typeof tasks>(() => worker).run((remote) => remote.never());
  worker.dispatchEvent(new Event('error'));
  await expect(broken).rejects.toMatchObject({ end: { reason: 'missing' } });
  const refused = new WorkerClient<typeof tasks>(() => {
    throw new DOMException('No workers here', 'SecurityError');
  }).run((remote) => remote.never());
  await expect(refused).rejects.toMatchObject({ end: { reason: 'missing' } });
});

test('a task that throws, a file that it misses and a worker that crashes end all calls', async () => {
  const client = start();
  const { open } = await startEndless(client);
  await expect(client.run((remote) => remote.fail())).rejects.toMatchObject({
    end: { reason: 'crashed', cause: { message: 'no luck' } },
  });
  await expect(open).rejects.toMatchObject({ end: { reason: 'crashed' } });
  await expect(client.run((remote) => remote.load())).rejects.toMatchObject({
    end: { reason: 'missing' },
  });
  const { open: crashing } = await startEndless(client);
  NearWorker.started[2]?.dispatchEvent(new Event('error'));
  await expect(crashing).rejects.toMatchObject({ end: { reason: 'crashed' } });
  // A worker that crashes between two calls costs the next one nothing.
  await client.run((remote) => remote.count(1, ignore));
  NearWorker.started[3]?.dispatchEvent(new Event('error'));
  await Promise.resolve();
  expect(await client.run((remote) => remote.count(1, ignore))).toEqual({ counted: 1 });
  expect(NearWorker.started.map(({ ended }) => ended)).toEqual([true, true, true, true, false]);
});
