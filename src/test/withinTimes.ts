import { expect } from 'vitest';
import { HEADER_ROW, rowsRead, rowsWith, xlsxParts, zipFile } from './spreadsheetFiles';

const cells = ['Kashi Silks', '9839000001', 'B-21 Lanka', 'Madanpura'];
const rows = rowsWith(5_000, () =>
  cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join(''),
);
const honest = await zipFile(xlsxParts([{ name: 'One', xml: HEADER_ROW + rows }])).arrayBuffer();

/** Reads a workbook of 5,000 members. */
const readHonest = () => expect([...rowsRead(new Uint8Array(honest))]).toHaveLength(5_001);

/** So that the reader is compiled before its work is measured. */
for (let warmUps = 3; warmUps > 0; warmUps -= 1) readHonest();

/** Processor time in microseconds. */
async function workOf<T>(task: () => T): Promise<{ answer: Awaited<T>; work: number }> {
  const start = process.cpuUsage();
  const answer = await task();
  const { user, system } = process.cpuUsage(start);
  return { answer, work: user + system };
}

/**
 * The task must need at most so many times the processor time of an honest workbook. That is read before and after it, because
 * other programs slow down both.
 */
export async function withinTimes<T>(times: number, task: () => T): Promise<Awaited<T>> {
  const before = await workOf(readHonest);
  const { answer, work } = await workOf(task);
  const after = await workOf(readHonest);
  expect(work / Math.max(before.work, after.work)).toBeLessThan(times);
  return answer;
}
