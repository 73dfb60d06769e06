/**
 * Milliseconds by which each script and each answer of the service comes later. A test that passes only where the next screen
 * is there at once, which a busy machine does not promise, fails then (CONTRIBUTING.md). What measures a slow line itself
 * ("a start over slow 3G") and what waits for the demo's worker, which reads all scripts before it begins, fails as well.
 */
export const SLOWER_MS = Number(process.env.SLOWER_MS ?? 0);

/**
 * How many times slower each page computes, while the test itself is as quick as ever: a test that is quicker than the page, which
 * a busy machine brings about, fails then (CONTRIBUTING.md).
 */
export const SLOWER_CPU = Number(process.env.SLOWER_CPU ?? 1);
