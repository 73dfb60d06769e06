import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortalRun } from './PortalRun';
import { anyDay, type Day } from './Step';
import './warmUp';

/**
 * The same seed creates the same days. To replay a failed one, set MODEL_SEED and MODEL_PATH as the failure prints them. `npm
 * run test:model` runs two hundred days; other seeds can be tried in the same way.
 */
const { MODEL_SEED = '2026', MODEL_PATH, MODEL_RUNS = '12' } = process.env;
const HALVES = 2;

/**
 * Includes animation frames: jsdom draws them by an interval that it would create on this fake clock and never replace, so that
 * later test files of the same worker would get no frames.
 */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
] as const;

/** Half of the days, so that two test files can run in parallel. */
export function modelRun(half: number): void {
  const numRuns = Math.ceil(Number(MODEL_RUNS) / HALVES);
  const seed = Number(MODEL_SEED) + half;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: [...TIMERS] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test(`${numRuns} days of the portal from the seed ${seed}`, { timeout: 600_000 }, async () => {
    let lived = 0;
    const property = fc.asyncProperty(anyDay, async (day) => {
      await live(day);
      lived += 1;
    });
    await fc.assert(property, {
      seed,
      numRuns,
      ...(MODEL_PATH === undefined ? {} : { path: MODEL_PATH }),
      // A failure prints all its steps. Only a replay searches for a shorter sequence.
      endOnFailure: MODEL_PATH === undefined,
    });
    expect(lived).toBeGreaterThan(0);
  });
}

/** Runs one day and checks the invariants after each event. */
async function live(day: Day): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const run = new PortalRun(day);
  try {
    await run.settle();
    for (const step of day.steps) {
      await run.take(step);
      if (run.invariants.broken.length > 0)
        throw new Error([...run.story, ...run.invariants.broken].join('\n'));
    }
  } finally {
    run.end();
  }
}
