import { serveTasks } from '../../spreadsheet/serveTasks';
import { importTasks } from './importTasks';

serveTasks(globalThis, importTasks);
