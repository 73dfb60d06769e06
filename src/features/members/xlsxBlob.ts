import { startWorker } from '../../spreadsheet/worker';
import type { ExportTasks } from './exportWorker';

/** Written in a worker, since an .xlsx of a long list takes seconds. */
export async function xlsxBlob(
  rows: readonly (readonly string[])[],
  sheetName: string,
): Promise<Blob> {
  const worker = startWorker<ExportTasks>(
    () => new Worker(new URL('./exportWorker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    return new Blob([await worker.run((tasks) => tasks.xlsxFile(rows, sheetName))], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  } finally {
    worker.end();
  }
}
