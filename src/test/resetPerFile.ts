import { afterAll, vi } from 'vitest';

// The test files of a worker share it (vite.config.ts). Each begins like the first one: without stubbed globals, and without
// what modules of the portal remember for the whole page (such as a refused storage).
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
