/** Nobody waits longer for a file of the portal, in milliseconds (rule C9). */
const DEFAULT_TIMEOUT_MS = 15_000;
/** Nor for what the browser keeps, which answers at once or, as some do now and then, never. */
export const BROWSER_TIMEOUT_MS = 1_000;

/** What was waited for is still not there when nobody waits for it any more. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** What is on its way, or {@link TimedOut} after the limit: a host that is silent, or drips, never refuses by itself. */
export function withTimeout<T>(awaited: Promise<T>, limit = DEFAULT_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut()), limit);
    const settled = () => clearTimeout(timer);
    awaited.then(resolve, reject).then(settled, settled);
  });
}
