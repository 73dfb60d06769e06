import type { Dispatch } from 'react';
import type { Matching } from '../../spreadsheet/rows/Matching';
import { type WorkerClient, WorkerEndedError } from '../../spreadsheet/worker/WorkerClient';
import type { AccountRequest } from './account';
import { type ImportEvent, type PreviewTable, previewOf } from './importReducer';
import type { ImportTasks, ShownRows } from './importTasks';

/** The tasks that answer with the rows on show. */
type Change =
  | 'show'
  | 'turnTo'
  | 'setCell'
  | 'leaveOut'
  | 'leaveOutSamples'
  | 'leaveOutHidden'
  | 'mend'
  | 'undo'
  | 'match'
  | 'compare'
  | 'keepOnly';

/** What a file came to: a table, nothing that can be shown, or another file took its place. */
export type FileRead = PreviewTable | 'unusable' | 'stopped';

/** What can be done with the chosen file: the worker does it, and its answer is an event. */
export function sheetCommands(worker: WorkerClient<ImportTasks>, dispatch: Dispatch<ImportEvent>) {
  /** The answer, or why there is none. */
  const answered = async <Answer>(
    answer: Promise<Answer>,
  ): Promise<Answer | 'unusable' | 'stopped'> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof WorkerEndedError)) throw error;
      // Ended by the portal itself: another file is being read, or the dialog is gone.
      if (error.end.reason === 'cancelled') return 'stopped';
      dispatch({ type: 'workerEnded', end: error.end });
      return 'unusable';
    }
  };
  const orNull = async <Answer extends object>(answer: Promise<Answer>): Promise<Answer | null> => {
    const given = await answered(answer);
    return typeof given === 'string' ? null : given;
  };
  /** A change of what is on show; resolves when it is. */
  const change = async <Name extends Change>(
    name: Name,
    request: Parameters<ImportTasks[Name]>[0],
  ): Promise<void> => {
    const shown: ShownRows | null = await orNull(worker.run(name, request));
    if (shown !== null) dispatch({ type: 'rowsShown', shown });
  };

  return {
    /** Reads a file in place of the one before it: its first rows, then the rest. */
    read: async (request: Parameters<ImportTasks['open']>[0]): Promise<FileRead> => {
      worker.end();
      const opened = await answered(worker.run('open', request));
      if (typeof opened === 'string') return opened;
      dispatch({ type: 'fileOpened', opened });
      const preview = previewOf(opened);
      if (preview.kind !== 'table') return 'unusable';
      const onProgress = (rows: number) => dispatch({ type: 'rowsCounted', rows });
      const read = await answered(worker.run('rest', undefined, { onProgress }));
      if (typeof read === 'string') return read;
      dispatch({ type: 'fileRead', read });
      return 'why' in read ? 'unusable' : preview;
    },
    /** The person looks into a row: it stays where it is. */
    stay: () => void answered(worker.run('stay', undefined)),
    change,
    /** Resolves to whether there was one. */
    turnToNextFault: async (): Promise<boolean> => {
      const shown = await answered(worker.run('turnToNextFault', undefined));
      if (shown === null || typeof shown === 'string') return false;
      dispatch({ type: 'rowsShown', shown });
      return true;
    },
    match: async (matching: Matching): Promise<void> => {
      dispatch({ type: 'columnsMatched', matching });
      await change('match', matching);
    },
    /** How the rows stand after every edit so far. */
    summary: () => orNull(worker.run('summary', undefined)),
    account: (request: AccountRequest) => orNull(worker.run('account', request)),
    correctedFile: () => orNull(worker.run('correctedFile', undefined)),
  };
}

export type Sheet = ReturnType<typeof sheetCommands>;
