import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useConfig } from '../../config/ConfigContext';
import type { ListName } from '../../config/lists';
import { WorkerClient } from '../../spreadsheet/worker/WorkerClient';
import { rememberColumns } from './columns/columnMemory';
import {
  type ChosenFile,
  type FileSource,
  importReducer,
  NOTHING_CHOSEN,
  type SendChoice,
  type WhyCorrected,
} from './importReducer';
import type { ImportTasks } from './importTasks';
import { isListUnknown } from './memberJudge';
import { type FileRead, sheetCommands } from './sheetCommands';
import { useListedFirms } from './useListedFirms';
import { useSending } from './useSending';
import { columnChoiceOf, correctedFileOf, isEdited, sendChoiceOf, type Upload } from './whatIsSent';

const startWorker = () =>
  new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });

/**
 * The Import Members dialog: its state, and what a person can do in it. The chosen file is read, checked and corrected in a worker
 * (rules I2–I4), which holds the rows; what goes to the service is decided by rule I1.
 */
export function useImport(list: ListName) {
  const [state, dispatch] = useReducer(importReducer, NOTHING_CHOSEN);
  const [worker] = useState(() => new WorkerClient<ImportTasks>(startWorker));
  // The worker holds the rows: it ends with the dialog.
  useEffect(() => () => worker.end(), [worker]);
  const sheet = sheetCommands(worker, dispatch);
  const lists = useListedFirms(list);
  const { apiBaseUrl } = useConfig();
  const reading = useRef<Promise<FileRead>>(undefined);

  const { chosen } = state;
  const table = chosen?.preview.kind === 'table' ? chosen.preview : null;

  const isLate = lists.listed !== null && table !== null && isListUnknown(table.summary);
  const judgeAnew = useEffectEvent(() => void sheet.change('compare', lists));
  // The list comes from the service whenever it does, perhaps after the file: then it can be told which rows are new.
  useEffect(() => {
    if (isLate) judgeAnew();
  }, [isLate]);

  const read = (source: FileSource) => {
    dispatch({ type: 'fileChosen', ...source });
    reading.current = sheet.read({
      file: source.file,
      sheet: source.sheet,
      lists,
      apiBaseUrl,
    });
  };

  /** The file that is to be sent; `null` where there is none after all. */
  const prepare = async (file: ChosenFile): Promise<Upload | null> => {
    const whole = await reading.current;
    if (whole === undefined || whole === 'stopped') return null;
    // Pressed before the rows were there: they are as they were read.
    const shown = table ?? (whole === 'unusable' ? null : whole);
    const summary = shown && (await sheet.summary());
    if (shown === null || summary === null)
      // Rows that were shown, and perhaps corrected, are not given up for the file as it is unless that is said.
      return table === null ? { file: file.file, rows: { kind: 'unchanged', count: null } } : null;
    const now = { ...shown, summary };
    if (sendChoiceOf(file, now) === 'unchanged')
      return { file: file.file, rows: { kind: 'unchanged', count: summary.rows } };
    const columns = columnChoiceOf(now);
    if (columns !== null) void rememberColumns(apiBaseUrl, columns);
    const corrected = await sheet.correctedFile();
    return (
      corrected && {
        file: correctedFileOf(file.file, corrected.csv),
        rows: { kind: 'corrected', rowNumbers: corrected.rowNumbers },
      }
    );
  };

  const { send, cancel, isRunning, ...sending } = useSending(list, dispatch, sheet.account);
  return {
    ...sending,
    ...state,
    table,
    sheet,
    /** Takes a .csv or .xlsx; any other file is discarded (product §5). */
    take: (source: FileSource) => {
      // Start Import may have been pressed while the person was asked.
      if (isRunning()) return;
      if (/\.(csv|xlsx)$/i.test(source.file.name)) read(source);
      else dispatch({ type: 'fileRefused' });
    },
    readSheet: (name: string) => chosen !== null && read({ ...chosen, sheet: name }),
    readAgain: () => chosen !== null && read(chosen),
    send: () => chosen !== null && send(chosen, prepare(chosen)),
    cancel,
    /** Asked of the worker: the cell that was typed in last counts too. */
    isCorrected: async () => {
      const summary = table === null ? null : await sheet.summary();
      return summary !== null && isEdited(summary);
    },
    lookAtColumns: (isOpen: boolean) => dispatch({ type: 'columnsOpened', isOpen }),
    choose: (choice: SendChoice, why: WhyCorrected) =>
      dispatch({ type: 'sendChosen', choice, why }),
    backToRows: () => dispatch({ type: 'wentBackToRows' }),
    /** Goes on with the rows that the service refused. */
    fix: (refused: ChosenFile['refused']) => {
      dispatch({ type: 'refusedTakenUp', refused });
      void sheet.change('keepOnly', [...refused.keys()]);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
