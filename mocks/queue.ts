/** Makes a queue: each task starts when the previous one has ended, successfully or not. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
