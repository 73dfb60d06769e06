import { WorkerClient } from '../../spreadsheet/worker/WorkerClient';
import { csvText } from '../../spreadsheet/csv/writeCsv';
import type { XlsxRequest, ExportTasks } from './exportWorker';

export type FileKind = 'csv' | 'xlsx';

/** Writes the rows, the header being the first. An .xlsx of a long list takes seconds, so a worker writes it. */
export async function exportFile(kind: FileKind, request: XlsxRequest): Promise<Blob> {
  if (kind === 'csv') return new Blob([csvText(request.rows)], { type: 'text/csv;charset=utf-8' });
  const worker = new WorkerClient<ExportTasks>(
    () => new Worker(new URL('./exportWorker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    return new Blob([await worker.run('xlsx', request)], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  } finally {
    worker.end();
  }
}
