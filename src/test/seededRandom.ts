/** Whole numbers from 0 to below `end`, the same ones in each run. */
export function seededRandom(): (end: number) => number {
  let state = 2026;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}
