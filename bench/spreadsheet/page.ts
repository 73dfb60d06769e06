import { WorkerClient } from '../../src/spreadsheet/worker/WorkerClient';
import type { ReadingTasks } from './readingWorker';

declare global {
  interface Performance {
    measureUserAgentSpecificMemory(): Promise<{ readonly bytes: number }>;
  }
}

function client(): WorkerClient<ReadingTasks> {
  return new WorkerClient<ReadingTasks>(
    () => new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' }),
  );
}

async function file(name: string): Promise<File> {
  return new File([await (await fetch(`/bench-files/${name}`)).blob()], name);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

/** In a worker of its own, so that neither side clears away what the other left; loaded and warm, as after a first file. */
async function once(
  task: 'library' | 'portal' | 'first' | 'floor',
  subject: File,
  small: File,
): Promise<number> {
  const worker = client();
  for (let round = 0; round < 3; round += 1) await worker.run(task, small);
  const milliseconds = await worker.run(task, subject);
  worker.end();
  return milliseconds;
}

/** The quickest of three, in milliseconds. */
async function quickest(task: 'first' | 'floor', name: string): Promise<number> {
  const subject = await file(name);
  const small = await file(`small-${name}`);
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) rounds.push(await once(task, subject, small));
  return Math.min(...rounds);
}

async function ratio(name: string, rounds: number) {
  const subject = await file(name);
  const small = await file(`small-${name}`);
  const pairs: { library: number; portal: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const library = await once('library', subject, small);
    pairs.push({ library, portal: await once('portal', subject, small) });
  }
  const library = Math.min(...pairs.map((pair) => pair.library));
  const portal = Math.min(...pairs.map((pair) => pair.portal));
  // The quickest round of each is what the work costs; every other round shows what else the machine did.
  return {
    ratio: portal / library,
    medianRatio: median(pairs.map((pair) => pair.portal / pair.library)),
    library,
    portal,
  };
}

/** Bytes that a read file adds to page and worker, as a multiple of the file. */
async function memory(name: string): Promise<number> {
  const worker = client();
  const subject = await file(name);
  const small = await file(`small-${name}`);
  await worker.run('keep', small);
  const { bytes: before } = await performance.measureUserAgentSpecificMemory();
  await worker.run('keep', subject);
  const { bytes: after } = await performance.measureUserAgentSpecificMemory();
  worker.end();
  return (after - before) / subject.size;
}

/** The longest task of the main thread, in milliseconds, while a file is read; 0 below 50 ms. */
async function longestTask(name: string): Promise<number> {
  const subject = await file(name);
  const worker = client();
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  observer.observe({ type: 'longtask' });
  await worker.run('keep', subject);
  observer.disconnect();
  worker.end();
  return longest;
}

const result = {
  csv: await ratio('members.csv', 9),
  xlsx: await ratio('members.xlsx', 3),
  xlsxFloor: await quickest('floor', 'members.xlsx'),
  firstRows: {
    csv: await quickest('first', 'members.csv'),
    xlsx: await quickest('first', 'members.xlsx'),
  },
  memory: { csv: await memory('members.csv'), xlsx: await memory('members.xlsx') },
  longestTask: { csv: await longestTask('members.csv'), xlsx: await longestTask('members.xlsx') },
};
document.body.dataset['result'] = JSON.stringify(result);
