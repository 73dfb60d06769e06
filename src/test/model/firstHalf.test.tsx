import { modelRun } from './modelRun';

modelRun(0);
