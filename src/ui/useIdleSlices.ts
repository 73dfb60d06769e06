import { useEffect } from 'react';

interface Sliced {
  /** Does a few milliseconds of work; false when nothing is left. */
  readonly prepareSlice: () => boolean;
}

/** A slice may take so long, in milliseconds: with less time left the next one waits. */
const SLICE_MS = 8;

/** Does the work in slices while the page has nothing else to do, once the first rows are painted. */
export function useIdleSlices(sliced: Sliced, onDone?: () => void): void {
  // Work for later, which nobody on the screen waits for.
  useEffect(() => {
    let stopped = false;
    const work = (timeLeft: () => number) => {
      if (stopped) return;
      let isLeft = sliced.prepareSlice();
      while (isLeft && timeLeft() > SLICE_MS) isLeft = sliced.prepareSlice();
      if (isLeft) whenIdle(work);
      else onDone?.();
    };
    whenIdle(work);
    return () => {
      stopped = true;
    };
  }, [sliced, onDone]);
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: (timeLeft: () => number) => void): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
  else setTimeout(() => work(() => 0), 1);
}
