/** Makes a queue: each piece of work starts when the one before has ended, however that ended. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
