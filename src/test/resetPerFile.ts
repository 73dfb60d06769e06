import { afterAll, vi } from 'vitest';

// The files of a worker share it (vite.config.ts). Each begins as if it were the first: without what another one put in
// place of a global, and without what a module of the portal remembers for the whole page (that the storage was refused).
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
