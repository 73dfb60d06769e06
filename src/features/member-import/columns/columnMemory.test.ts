import { afterEach, expect, test, vi } from 'vitest';
import { silentStorage } from '../../../test/silentStorage';
import { rememberedColumns } from './columnMemory';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a storage that never answers holds no import up: the columns are guessed', async () => {
  silentStorage();
  const reading = rememberedColumns('https://service.example');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reading).toEqual([]);
});
