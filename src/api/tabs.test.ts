import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeItem, writeItem } from '../session/browserStorage';
import { listenToTabs, runExclusively, sentRecords, tellOtherTabs } from './tabs';

function refuseChannel(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const locksThat = (request: unknown) => vi.stubGlobal('navigator', { locks: { request } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an action runs once if the browser refuses locks together with storage', async () => {
  locksThat(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));
  const act = vi.fn<() => Promise<string>>(() => Promise.resolve('sent'));
  expect(await runExclusively('generateMembership 1', act)).toBe('sent');
  expect(act).toHaveBeenCalledTimes(1);
});

test('an action that fails is not repeated', async () => {
  locksThat((_name: string, _options: object, use: (lock: object) => unknown) =>
    Promise.resolve().then(() => use({})),
  );
  const act = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('It failed.')));
  await expect(runExclusively('generateMembership 1', act)).rejects.toThrow('It failed.');
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
  const sent = runExclusively('generateMembership 1', act);
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
  const sent = runExclusively('generateMembership 1', act);
  await vi.waitFor(() => expect(answer.end).toBeDefined());
  expect(isHeld).toBe(true);
  answer.end?.('sent');
  expect(await sent).toBe('sent');
  await vi.waitFor(() => expect(isHeld).toBe(false));
});

const awaited = async () =>
  (await sentRecords(['demo#7;'])).filter((sent) => sent.isAwaited).map(({ key }) => key);

test('says which sent changes some tab waits for, unless the browser does not', async () => {
  vi.useFakeTimers();
  const query = vi.fn<() => Promise<object>>();
  vi.stubGlobal('navigator', { locks: { query } });
  const keys = ['generateMembership 1', 'generateMembership 12'];
  for (const key of keys)
    writeItem(`sent:demo#7;${key}`, JSON.stringify({ key, at: Date.now(), subject: '' }));
  query.mockResolvedValueOnce({ held: [{ name: 'sent:demo#generateMembership 1' }, {}] });
  expect(await awaited()).toEqual(['generateMembership 1']);
  query.mockResolvedValueOnce({});
  expect(await awaited()).toEqual([]);
  query.mockRejectedValueOnce(new DOMException('The request was denied.', 'SecurityError'));
  expect(await awaited()).toEqual([]);
  query.mockReturnValueOnce(new Promise(() => undefined));
  const silent = awaited();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await silent).toEqual([]);
  vi.stubGlobal('navigator', {});
  expect(await awaited()).toEqual([]);
  expect((await sentRecords(['demo#7;'])).map(({ key }) => key).toSorted()).toEqual(keys);
  for (const key of keys) removeItem(`sent:demo#7;${key}`);
});

describe('a tab that listens', () => {
  const heard: boolean[] = [];
  const heardByOther: boolean[] = [];
  const listen = () => listenToTabs((isBulkRunning) => heard.push(isBulkRunning));
  const ends: (() => void)[] = [];
  let tellFromOther = tellOtherTabs;

  beforeEach(async () => {
    vi.stubGlobal('window', new EventTarget());
    vi.resetModules();
    const other = await import('./tabs');
    tellFromOther = other.tellOtherTabs;
    ends.push(other.listenToTabs((isBulkRunning) => heardByOther.push(isBulkRunning)));
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    heard.length = 0;
    heardByOther.length = 0;
  });

  /** Each tab tells the other of a bulk run; what was sent earlier comes earlier. */
  async function heardInTheEnd() {
    tellOtherTabs(true);
    tellFromOther(true);
    await vi.waitFor(() => expect([heard.at(-1), heardByOther.at(-1)]).toEqual([true, true]));
    return { heard, heardByOther };
  }

  test('hears the other tabs, not itself, and whether a bulk run goes on', async () => {
    ends.push(listen());
    tellOtherTabs();
    expect(await heardInTheEnd()).toEqual({ heard: [true], heardByOther: [false, true] });
  });

  test('has no open channel while the page is kept for the Back button', async () => {
    ends.push(listen());
    window.dispatchEvent(new Event('pagehide'));
    tellOtherTabs();
    tellFromOther();
    window.dispatchEvent(new Event('pageshow'));
    expect(await heardInTheEnd()).toEqual({ heard: [true], heardByOther: [true] });
  });

  test('hears and tells nothing more once it stops, whatever the page does', async () => {
    listen()();
    window.dispatchEvent(new Event('pageshow'));
    tellOtherTabs();
    tellFromOther();
    ends.push(listen());
    expect(await heardInTheEnd()).toEqual({ heard: [true], heardByOther: [true] });
  });

  test('works on where the browser refuses a channel', () => {
    vi.stubGlobal('BroadcastChannel', refuseChannel);
    ends.push(listen());
    tellOtherTabs();
    expect(heard).toEqual([]);
  });
});
