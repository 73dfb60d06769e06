import { afterEach, expect, test, vi } from 'vitest';
import { runExclusively } from './crossTab';

const locksThat = (request: unknown) => vi.stubGlobal('navigator', { locks: { request } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an action runs once if the browser refuses locks together with storage', async () => {
  locksThat(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));
  const act = vi.fn<() => Promise<string>>(() => Promise.resolve('sent'));
  expect(await runExclusively('GET /api/membership/1', act)).toBe('sent');
  expect(act).toHaveBeenCalledTimes(1);
});

test('an action that fails is not repeated', async () => {
  locksThat((_name: string, _options: object, use: (lock: object) => unknown) =>
    Promise.resolve().then(() => use({})),
  );
  const act = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('It failed.')));
  await expect(runExclusively('GET /api/membership/1', act)).rejects.toThrow('It failed.');
  expect(act).toHaveBeenCalledTimes(1);
});

test('an action runs once if the browser never answers, and a late lock is released', async () => {
  vi.useFakeTimers();
  let grant: ((lock: object) => unknown) | undefined;
  locksThat((_name: string, _options: object, use: (lock: object) => unknown) => {
    grant = use;
    return new Promise(() => undefined);
  });
  const act = vi.fn<() => Promise<string>>(() => Promise.resolve('sent'));
  const sent = runExclusively('GET /api/membership/1', act);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await sent).toBe('sent');
  const held = Promise.resolve(grant?.({}));
  await expect(held).resolves.toBeUndefined();
  expect(act).toHaveBeenCalledTimes(1);
});

test('the lock is held until the action has ended', async () => {
  let isHeld = true;
  locksThat(async (_name: string, _options: object, use: (lock: object) => unknown) => {
    await use({});
    isHeld = false;
  });
  const answer: { end?: (text: string) => void } = {};
  const act = () => new Promise<string>((resolve) => (answer.end = resolve));
  const sent = runExclusively('GET /api/membership/1', act);
  await vi.waitFor(() => expect(answer.end).toBeDefined());
  expect(isHeld).toBe(true);
  answer.end?.('sent');
  expect(await sent).toBe('sent');
  await vi.waitFor(() => expect(isHeld).toBe(false));
});
