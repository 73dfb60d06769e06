export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Waits for a result; fails if it takes longer than that. */
export const within = <T>(milliseconds: number, awaited: Promise<T>): Promise<T> =>
  Promise.race([
    awaited,
    pause(milliseconds).then(() => {
      throw new Error(`Nothing came within ${milliseconds} ms`);
    }),
  ]);
