import { useEffect } from 'react';

interface Sliced {
  /** Does a few milliseconds of work; false when nothing is left. */
  readonly prepareSlice: () => boolean;
}

/** Does the work in slices while the page has nothing else to do, once the first rows are painted. */
export function useIdleSlices(sliced: Sliced, onDone?: () => void): void {
  // Work for later, which nobody on the screen waits for.
  useEffect(() => {
    let stopped = false;
    const work = () => {
      if (stopped) return;
      if (sliced.prepareSlice()) whenIdle(work);
      else onDone?.();
    };
    whenIdle(work);
    return () => {
      stopped = true;
    };
  }, [sliced, onDone]);
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1);
}
