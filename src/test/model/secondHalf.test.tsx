import { modelRun } from './modelRun';

modelRun(1);
