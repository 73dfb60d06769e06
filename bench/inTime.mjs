/** Fails after a time limit, so that a missing answer cannot block the run for ever. */
export async function inTime(awaited, milliseconds, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come in time`)), milliseconds);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}
