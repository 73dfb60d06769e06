import { NotArrived } from '../../domain/arrival';

/** The faults that are no faults of a screen: a file of the portal that was to be loaded did not come. */
const missing = new WeakSet<Error>();

// Vite says so of every file that a screen loads on demand, before the screen itself learns of it.
window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));

/** Whether this fault is a file of the portal that did not come: the network is gone, or a deploy took the file away. */
export function isMissingScript(fault: unknown): boolean {
  return fault instanceof NotArrived || (fault instanceof Error && missing.has(fault));
}
