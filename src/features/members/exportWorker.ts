import { serveTasks } from '../../spreadsheet/worker/serveTasks';
import { xlsxFile } from '../../spreadsheet/xlsx/writeXlsx';

interface XlsxRequest {
  readonly rows: readonly (readonly string[])[];
  readonly sheetName: string;
}

const tasks = {
  xlsx: ({ rows, sheetName }: XlsxRequest) => xlsxFile(rows, sheetName),
};

export type ExportTasks = typeof tasks;

serveTasks(globalThis, tasks);
