import { afterEach, expect, test, vi } from 'vitest';
import { aloneOverTabs } from './otherTabs';

const locksThat = (request: unknown) => vi.stubGlobal('navigator', { locks: { request } });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('acts once where the browser refuses its locks together with its storage', async () => {
  locksThat(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));
  const act = vi.fn<() => Promise<string>>(() => Promise.resolve('sent'));
  expect(await aloneOverTabs('GET /api/membership/1', act)).toBe('sent');
  expect(act).toHaveBeenCalledTimes(1);
});

test('an act that fails is not tried again', async () => {
  locksThat((_name: string, _options: object, use: (lock: object) => unknown) =>
    Promise.resolve().then(() => use({})),
  );
  const act = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('It failed.')));
  await expect(aloneOverTabs('GET /api/membership/1', act)).rejects.toThrow('It failed.');
  expect(act).toHaveBeenCalledTimes(1);
});

test('does nothing while another tab is at it', async () => {
  locksThat((_name: string, _options: object, use: (lock: null) => unknown) =>
    Promise.resolve(use(null)),
  );
  const act = vi.fn<() => Promise<string>>(() => Promise.resolve('sent'));
  expect(await aloneOverTabs('GET /api/membership/1', act)).toBeNull();
  expect(act).not.toHaveBeenCalled();
});
