import { expect } from 'vitest';

/**
 * The task must need at most so many seconds of processor time, because other programs may keep the machine busy. They slow down
 * a run now and then, but not three in a row.
 */
export async function withinSeconds<T>(seconds: number, task: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    const start = process.cpuUsage();
    const answer = await task();
    const { user, system } = process.cpuUsage(start);
    if (run < 3 && user + system >= seconds * 1_000_000) continue;
    expect(user + system).toBeLessThan(seconds * 1_000_000);
    return answer;
  }
}
