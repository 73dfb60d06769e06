import { proxy, type Remote } from 'comlink';
import type { Dispatch } from 'react';
import type { ColumnMapping } from '../../spreadsheet/rows/ColumnMapping';
import { WorkerClient, WorkerEndedError } from '../../spreadsheet/worker/WorkerClient';
import type { RowReportRequest } from './importReport';
import type { ColumnChoice } from './columns/ColumnMatcher';
import { needsReview } from './columns/columnUse';
import type { ComparedLists } from './memberValidator';
import type { ImportEvent, PreviewTable } from './importReducer';
import type { ImportTasks, ShownRows } from './importTasks';

const startWorker = () =>
  new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });

/** The result of reading a file: a table, an unusable file, or stopped in favour of another file. */
export type FileRead = PreviewTable | 'unusable' | 'stopped';

/** The commands for the chosen file: a worker runs them, and each answer becomes an event. */
export function sheetCommands(dispatch: Dispatch<ImportEvent>) {
  const worker = new WorkerClient<ImportTasks>(startWorker);
  /** The person has used the rows, so they must stay on the screen. */
  let isWorkedIn = false;
  /** Changes with each file, and when the dialog is closed. */
  let reading = Symbol('reading');

  /** The answer, or the reason why there is none. */
  const answered = async <Answer>(
    answer: Promise<Answer>,
  ): Promise<Answer | 'unusable' | 'stopped'> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof WorkerEndedError)) throw error;
      // Stopped by the portal: another file is being read, or the dialog is closed.
      if (error.end.reason === 'cancelled') return 'stopped';
      dispatch({ type: 'previewChanged', preview: { kind: 'unusable', why: error.end } });
      return 'unusable';
    }
  };
  const orNull = async <Answer extends object | null>(
    answer: Promise<Answer>,
  ): Promise<Answer | null> => {
    const given = await answered(answer);
    return typeof given === 'string' ? null : given;
  };
  /** Resolves once the rows are shown, with `false` if there are none. */
  const showing = async (answer: Promise<ShownRows | null>): Promise<boolean> => {
    const shown = await orNull(answer);
    if (shown === null) return false;
    dispatch({ type: 'rowsShown', shown });
    return true;
  };
  /** Shows the faulty rows, unless the person already works in other rows. */
  const listFaults = async () => {
    const shown = await orNull(worker.run((tasks) => tasks.show('toFix')));
    if (isWorkedIn) await showing(worker.run((tasks) => tasks.show('all')));
    else if (shown !== null) dispatch({ type: 'rowsShown', shown });
  };

  const end = () => {
    reading = Symbol('reading');
    worker.end();
  };

  return {
    /** Reads a file in place of the previous one: its first rows, then the rest. */
    read: async (
      file: Omit<Parameters<ImportTasks['open']>[0], 'remembered'>,
      remembered: Promise<readonly ColumnChoice[]>,
    ): Promise<FileRead> => {
      end();
      isWorkedIn = false;
      const own = reading;
      const request = { ...file, remembered: await remembered };
      if (own !== reading) return 'stopped';
      const opened = await answered(worker.run((tasks) => tasks.open(request)));
      if (typeof opened === 'string') return opened;
      if (opened.kind !== 'table') {
        dispatch({ type: 'previewChanged', preview: opened });
        return 'unusable';
      }
      const preview: PreviewTable = {
        ...opened.table,
        kind: 'table',
        reading: opened.table.summary.rows,
        isUnsure: needsReview(opened.table),
        isMatchedByHand: false,
      };
      dispatch({ type: 'previewChanged', preview });
      const onProgress = proxy((rows: number) => dispatch({ type: 'rowsCounted', rows }));
      const rest = await answered(worker.run((tasks) => tasks.rest(onProgress)));
      if (typeof rest === 'string') return rest;
      if ('why' in rest) {
        dispatch({ type: 'previewChanged', preview: { kind: 'unusable', why: rest.why } });
        return 'unusable';
      }
      dispatch({ type: 'fileRead', shown: rest, isWorkedIn });
      if (!isWorkedIn && rest.summary.faulty > 0) await listFaults();
      return preview;
    },
    /** The person looks into a row, so it must stay in place. */
    stay: () => {
      isWorkedIn = true;
    },
    /** A person's action in the rows. */
    work: (action: (tasks: Remote<ImportTasks>) => Promise<ShownRows | null>) => {
      isWorkedIn = true;
      return showing(worker.run(action));
    },
    match: (mapping: ColumnMapping): Promise<boolean> => {
      dispatch({ type: 'columnsMatched', mapping });
      return showing(worker.run((tasks) => tasks.match(mapping)));
    },
    /** Compares with lists that arrived after the file. */
    compare: (lists: ComparedLists) => showing(worker.run((tasks) => tasks.compare(lists))),
    /** The summary after all edits so far. */
    summary: () => orNull(worker.run((tasks) => tasks.summary())),
    report: (request: RowReportRequest) => orNull(worker.run((tasks) => tasks.report(request))),
    correctedFile: () => orNull(worker.run((tasks) => tasks.correctedFile())),
    end,
  };
}

export type SheetCommands = ReturnType<typeof sheetCommands>;
