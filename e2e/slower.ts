/**
 * Delays each script and each answer of the service by so many milliseconds. A test that only passes if the next screen is
 * there at once fails then, as it would on a busy machine (CONTRIBUTING.md). Tests that measure a slow line ("a start over slow
 * 3G") or wait for the demo's worker, which reads all scripts before it starts, fail as well.
 */
export const SLOWER_MS = Number(process.env.SLOWER_MS ?? 0);

/**
 * Makes each page compute so many times slower while the test itself stays fast. A test that gets ahead of the page fails then
 * (CONTRIBUTING.md).
 */
export const SLOWER_CPU = Number(process.env.SLOWER_CPU ?? 1);
