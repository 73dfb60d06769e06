/** Nobody waits longer for a file of the portal, in milliseconds (rule C9). */
const ARRIVAL_LIMIT = 15_000;

/** A file of the portal that is still not there when nobody waits for it any more. */
export class NotArrived extends Error {
  override readonly name = 'NotArrived';
}

/** What is on its way, or {@link NotArrived} after 15 s: a host that is silent, or drips, never refuses by itself. */
export function arriving<T>(file: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NotArrived()), ARRIVAL_LIMIT);
    const settled = () => clearTimeout(timer);
    file.then(resolve, reject).then(settled, settled);
  });
}
