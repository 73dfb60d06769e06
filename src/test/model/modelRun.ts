import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortalRun } from './PortalRun';
import { anyDay, type Day } from './Step';
import './warmUp';

/**
 * A seed makes the same days again. To replay one that failed: MODEL_SEED and MODEL_PATH as the failure prints them. Any
 * other seed, or more days, may be tried the same way; `npm run test:model` lives two hundred.
 */
const { MODEL_SEED = '2026', MODEL_PATH, MODEL_RUNS = '12' } = process.env;
const HALVES = 2;

/**
 * Frames as well: jsdom draws them by an interval of its own, which it would begin on this clock, where nobody takes it up
 * again afterwards. For the other files of the same worker no frame would ever come.
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

/** One half of the days: two files share them, so that they go on side by side. */
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
      // The failure tells the whole story of its day. Only a replay looks for a shorter one.
      endOnFailure: MODEL_PATH === undefined,
    });
    expect(lived).toBeGreaterThan(0);
  });
}

/** Lives one day, and looks after each event at what has to hold. */
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
