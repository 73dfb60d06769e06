import { afterEach, expect, test, vi } from 'vitest';
import { pausedStorage } from '../../../test/pausedStorage';
import { rememberedColumns } from './columnMemory';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a storage that never answers does not delay an import: the columns are guessed', async () => {
  pausedStorage();
  const reading = rememberedColumns('https://service.example');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reading).toEqual([]);
});
