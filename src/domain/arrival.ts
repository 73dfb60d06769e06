/** Nobody waits longer for a file of the portal, in milliseconds (rule C9). */
const ARRIVAL_LIMIT = 15_000;
/** Nor for what the browser keeps, which answers at once or, as some do now and then, never. */
export const BROWSER_LIMIT = 1_000;

/** What was waited for is still not there when nobody waits for it any more. */
export class NotArrived extends Error {
  override readonly name = 'NotArrived';
}

/** What is on its way, or {@link NotArrived} after the limit: a host that is silent, or drips, never refuses by itself. */
export function arriving<T>(awaited: Promise<T>, limit = ARRIVAL_LIMIT): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NotArrived()), limit);
    const settled = () => clearTimeout(timer);
    awaited.then(resolve, reject).then(settled, settled);
  });
}
