import { expect, test, vi } from 'vitest';
import { lateFile, MissingFileError } from './lateFile';

test('a file that fails to load, or does not come within 15 seconds, is missing; one that comes is handed on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await expect(lateFile(Promise.resolve('texts'))).resolves.toBe('texts');
  await expect(lateFile(Promise.reject(new TypeError('Offline')))).rejects.toThrow(
    MissingFileError,
  );
  const ended = vi.fn<(reason: unknown) => void>();
  const silent = lateFile(new Promise(() => undefined)).catch(ended);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await silent;
  expect(ended).toHaveBeenCalledWith(expect.any(MissingFileError));
});
