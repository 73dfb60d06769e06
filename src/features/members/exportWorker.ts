import { expose } from 'comlink';
import { xlsxFile } from '../../spreadsheet/xlsx/writeXlsx';

const tasks = { xlsxFile };

export type ExportTasks = typeof tasks;

expose(tasks);
