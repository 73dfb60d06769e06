import { startWorker } from '../../src/spreadsheet/worker';
import type { ReadingTasks } from './readingWorker';

declare global {
  interface Performance {
    measureUserAgentSpecificMemory(): Promise<{ readonly bytes: number }>;
  }
  function round(done: number, rounds: number): void;
  var measureImport: () => Promise<unknown>;
}

const ROUNDS = { csv: 9, xlsx: 5 };
type Kind = keyof typeof ROUNDS;

const client = () =>
  startWorker<ReadingTasks>(
    () => new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' }),
  );

async function file(name: string): Promise<File> {
  return new File([await (await fetch(`./${name}`)).blob()], name);
}

interface Files {
  readonly subject: File;
  readonly small: File;
}

/** Runs in its own worker, so that no side collects the garbage of the other, and warmed up by a small file. */
async function once(task: 'library' | 'portal' | 'first', { subject, small }: Files) {
  const worker = client();
  for (let time = 0; time < 3; time += 1) await worker.run((tasks) => tasks[task](small));
  const milliseconds = await worker.run((tasks) => tasks[task](subject));
  worker.end();
  return milliseconds;
}

/** Memory that a read file takes in page and worker, as a multiple of the file's size. */
async function memory({ subject, small }: Files): Promise<number> {
  const worker = client();
  await worker.run((tasks) => tasks.keep(small));
  const { bytes: before } = await performance.measureUserAgentSpecificMemory();
  await worker.run((tasks) => tasks.keep(subject));
  const { bytes: after } = await performance.measureUserAgentSpecificMemory();
  worker.end();
  return (after - before) / subject.size;
}

/** The longest task of the main thread in milliseconds while a file is read; 0 if below 50 ms. */
async function longestTask({ subject }: Files): Promise<number> {
  const worker = client();
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  observer.observe({ type: 'longtask' });
  await worker.run((tasks) => tasks.keep(subject));
  observer.disconnect();
  worker.end();
  return longest;
}

async function measure(kind: Kind) {
  const files = {
    subject: await file(`members.${kind}`),
    small: await file(`small-members.${kind}`),
  };
  const library: number[] = [];
  const portal: number[] = [];
  const first: number[] = [];
  for (let time = 0; time < ROUNDS[kind]; time += 1) {
    library.push(await once('library', files));
    portal.push(await once('portal', files));
    first.push(await once('first', files));
    round(time + 1, ROUNDS[kind]);
  }
  return {
    library,
    portal,
    first,
    memory: [await memory(files)],
    longestTask: [await longestTask(files)],
  };
}

globalThis.measureImport = async () => ({ csv: await measure('csv'), xlsx: await measure('xlsx') });
