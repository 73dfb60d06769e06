import { serveTasks } from '../../spreadsheet/worker/serveTasks';
import { importTasks } from './importTasks';

serveTasks(globalThis, importTasks);
