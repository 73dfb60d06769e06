import { type Endpoint, expose, proxy } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { MissingFileError } from '../domain/lateFile';
import { startWorker } from './worker';

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

const start = () => startWorker<typeof tasks>(() => new NearWorker());

/** The worker that was started last. */
const lastStarted = () => NearWorker.started.at(-1);

/** Runs a task that only its caller or the time limit ends, and waits until the worker has it. */
async function startEndless(client: ReturnType<typeof start>) {
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
});

test('The end terminates the worker and every open call', async () => {
  const client = start();
  const { open } = await startEndless(client);
  const opened = [open, client.run((remote) => remote.never())];
  expect(lastStarted()?.ended).toBe(false);
  client.end();
  expect(await Promise.allSettled(opened)).toMatchObject([
    { reason: { end: { reason: 'cancelled' } } },
    { reason: { end: { reason: 'cancelled' } } },
  ]);
  expect(lastStarted()?.ended).toBe(true);
  await expect(client.run((remote) => remote.count(1, ignore))).rejects.toMatchObject({
    end: { reason: 'cancelled' },
  });
});

test('a call that has not reached the worker ends with it', async () => {
  const client = startWorker<typeof tasks>(() => new SilentWorker());
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
  expect(lastStarted()?.ended).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(open).rejects.toMatchObject({ end: { reason: 'tooSlow', seconds: 20 } });
  expect(lastStarted()?.ended).toBe(true);
});

test('a script that does not load fails after 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = startWorker<typeof tasks>(() => new SilentWorker());
  const open = client.run((remote) => remote.count(1, ignore));
  vi.advanceTimersByTime(15_000);
  await expect(open).rejects.toMatchObject({ end: { reason: 'missing' } });
});

test('a worker that fails before it runs, or that the browser refuses, counts as not loaded', async () => {
  const worker = new SilentWorker();
  const broken = startWorker<typeof tasks>(() => worker).run((remote) => remote.never());
  worker.dispatchEvent(new Event('error'));
  await expect(broken).rejects.toMatchObject({ end: { reason: 'missing' } });
  const refused = startWorker<typeof tasks>(() => {
    throw new DOMException('No workers here', 'SecurityError');
  }).run((remote) => remote.never());
  await expect(refused).rejects.toMatchObject({ end: { reason: 'missing' } });
});

test('a task that throws and a worker that crashes end all calls', async () => {
  const failing = start();
  const { open } = await startEndless(failing);
  await expect(failing.run((remote) => remote.fail())).rejects.toMatchObject({
    end: { reason: 'crashed', cause: { message: 'no luck' } },
  });
  await expect(open).rejects.toMatchObject({ end: { reason: 'crashed' } });
  expect(lastStarted()?.ended).toBe(true);
  const { open: crashing } = await startEndless(start());
  lastStarted()?.dispatchEvent(new Event('error'));
  await expect(crashing).rejects.toMatchObject({ end: { reason: 'crashed' } });
});

test('a file of code that a task misses counts as not loaded', async () => {
  await expect(start().run((remote) => remote.load())).rejects.toMatchObject({
    end: { reason: 'missing' },
  });
});

test('a worker that crashes without a call is told to the next one', async () => {
  const client = start();
  await client.run((remote) => remote.count(1, ignore));
  lastStarted()?.dispatchEvent(new Event('error'));
  await expect(client.run((remote) => remote.count(1, ignore))).rejects.toMatchObject({
    end: { reason: 'crashed' },
  });
});
