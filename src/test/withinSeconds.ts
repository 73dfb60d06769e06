import { expect } from 'vitest';

/** The task must need at most so many seconds of processor time, because other programs may keep the machine busy. */
export async function withinSeconds<T>(seconds: number, task: () => Promise<T>): Promise<T> {
  const start = process.cpuUsage();
  const answer = await task();
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(seconds * 1_000_000);
  return answer;
}
