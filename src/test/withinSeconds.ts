import { expect } from 'vitest';

/** The task must be done within so many seconds of work: not of the clock, since others may keep the machine busy. */
export async function withinSeconds<T>(seconds: number, task: () => Promise<T>): Promise<T> {
  const start = process.cpuUsage();
  const answer = await task();
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(seconds * 1_000_000);
  return answer;
}
