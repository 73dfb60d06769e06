/**
 * Milliseconds by which each script and each answer of the service comes later. A test that passes only where the next screen
 * is there at once, which a busy machine does not promise, fails then: `SLOWER_MS=400 npm run e2e` (CONTRIBUTING.md).
 */
export const SLOWER_MS = Number(process.env.SLOWER_MS ?? 0);
