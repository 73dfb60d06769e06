import { expose } from 'comlink';
import { importTasks } from './importTasks';

expose(importTasks);
