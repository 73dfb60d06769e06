import { afterEach, expect, test, vi } from 'vitest';
import { createCalls } from './calls';

afterEach(() => vi.unstubAllGlobals());

test('an aborted request ends at once, whatever the service does', async () => {
  vi.stubGlobal('navigator', {});
  const { send } = createCalls(() => new Promise(() => {}));
  const controller = new AbortController();
  const call = send('https://service.test/api/members', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow('aborted');
  await expect(
    send('https://service.test/api/members', { signal: controller.signal }),
  ).rejects.toThrow('aborted');
});
