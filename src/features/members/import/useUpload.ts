import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useContext, useRef, useState } from 'react';
import { imports } from '../../../api/imports';
import { fetchListNow, members } from '../../../api/members';
import { type AppThunk, useAppDispatch } from '../../../api/state';
import { useConfig } from '../../../config/ConfigContext';
import { hrefOf, type ListName, paths } from '../../../config/paths';
import { type DataOrError, failureOf, resultOf } from '../../../domain/failure';
import type { ImportResult } from '../../../domain/templateFields';
import { useTranslation } from '../../../i18n/translation';
import { LocalStoreContext } from '../../../session/localStore';
import { serviceKey, watchSession } from '../../../session/sessionSlice';
import { useKeepRecentChange } from '../../../session/recentChanges';
import { useDialogs } from '../../../ui/dialogs/DialogsContext';
import { NOT_SENT, useChange } from '../../../ui/useChange';
import { noticeLink } from '../../../ui/action';
import { sentCount, type SentRows } from './account';
import type { ChosenFile } from './chosenFile';
import { columnChoices, withRemembered } from './columnUse';
import { fileSize, noticeOf, reportTexts } from './texts';
import { type Ended, prepareUpload, type SentImport, type Upload } from './upload';
import type { SheetActions } from './useSheet';

const IDLE: Upload = { kind: 'idle' };

/** Longest wait for the list before an import, in milliseconds. */
const LIST_LIMIT_MS = 5_000;

interface RunningImport {
  readonly file: File;
  /** Aborted to cancel it. */
  readonly attempt: AbortController;
  /** The person who started it is still signed in. */
  readonly isHere: () => boolean;
}

/** The running imports: they outlive their dialogs, and the store cannot hold what ends them. */
const runningImports = new Map<ListName, RunningImport>();

/** Sends the chosen file to the import of a list, which becomes a line of the recent changes. */
export function useUpload(list: ListName, sheet: SheetActions) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const toStore = useAppDispatch();
  const keep = useKeepRecentChange();
  const store = useContext(LocalStoreContext);
  const service = serviceKey(useConfig().apiBaseUrl);
  const [upload, show] = useState<Upload>(IDLE);
  const { importMembers, importNewMembers } = imports.endpoints;
  const endpoint = list === 'members' ? importMembers : importNewMembers;
  const { run, isPending, sentBefore } = useChange(endpoint, undefined, {});
  const isRunning = useRef(false);
  const running = runningImports.get(list);

  /** Returns the service's answer, and what the dialog shows of it. */
  const importFile = async (
    { file: chosen, attempt: { signal }, isHere }: RunningImport,
    prepared: ReturnType<typeof prepareUpload>,
    send: (file: File) => Promise<DataOrError<ImportResult>>,
  ): Promise<{ readonly answer: DataOrError<ImportResult>; readonly ended: Ended }> => {
    /** Cancelled, or somebody else has signed in: nothing may be sent. */
    const isOver = () => signal.aborted || !isHere();
    const ready = await prepared;
    // Browsers refuse to read a file that was changed or removed after it was chosen.
    const firstByte = await ready?.file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => null);
    if (firstByte === null && !isOver()) return notSent({ kind: 'gone' });
    // The import does not wait long for the list, nor fail with it.
    const reading = ready === null || isOver() ? null : toStore(highestIdOf(list, Date.now()));
    const above = await Promise.race([reading, limitOf(signal)]);
    if (ready === null || isOver())
      return notSent(signal.aborted ? { kind: 'cancelled', isSent: false } : { kind: 'idle' });
    const { file, rows, columns } = ready;
    if (columns !== null) void store.change(service, columnChoices, withRemembered(columns));
    const sentAt = Date.now();
    show({ kind: 'running', sent: { size: file.size, at: sentAt } });
    const notCounted = { inserted: null, updated: null, failed: 0, upTo: null };
    const line = keep({ ...notCounted, kind: 'imported', list, fileName: chosen.name, above });
    const answer = await send(file);
    const settleLine = async () => {
      if (answer.error !== undefined) return line.settle(resultOf(answer.error));
      const { inserted, updated, failedRows } = answer.data;
      const upTo = await toStore(highestIdOf(list, sentAt));
      await line.settle('done', { inserted, updated, failed: failedRows.length, upTo });
    };
    void settleLine();
    return { answer, ended: endOf(answer, rows, signal.aborted) };
  };

  const showReport = async ({ result: { failedRows }, rows: sent }: SentImport) => {
    // The worker has read the rows that were sent.
    if (sentCount(sent) === null) return;
    const words = reportTexts(t);
    const report = await sheet.ask((tasks) => tasks.report({ sent, failedRows, words }));
    if (report !== null) show((now) => (now.kind === 'done' ? { ...now, report } : now));
  };

  return {
    upload,
    /** An import whose result is unknown, sent before the page was reloaded. */
    sentBefore,
    /** An import of this list is running, in this dialog or a closed one. */
    isPending,
    /** The import counts as running from here on, before the file is prepared. */
    send: (chosen: ChosenFile) =>
      run(
        async ({ send, isLeft }) => {
          const attempt = new AbortController();
          const started = { file: chosen.file, attempt, isHere: toStore(watchSession()) };
          isRunning.current = true;
          runningImports.set(list, started);
          show({ kind: 'running', sent: null });
          const { answer, ended } = await importFile(
            started,
            prepareUpload(chosen, sheet),
            (sent) => send({ file: sent, signal: attempt.signal }),
          );
          isRunning.current = false;
          runningImports.delete(list);
          show(ended);
          if (!isLeft() && ended.kind === 'done') void showReport(ended);
          // The dialog closed with its screen, so the result is a notice.
          if (isLeft() && ended.kind !== 'idle')
            notify((tNow) => ({
              ...noticeOf(tNow, ended),
              action: noticeLink(hrefOf(paths.recentChanges), tNow('Recent changes')),
            }));
          return answer;
        },
        { subject: { name: `${chosen.file.name}, ${fileSize(chosen.file.size)}` } },
      ),
    /** Also true for an import that started after the last render. */
    isRunning: () => isRunning.current,
    /** The file of this person's running import, perhaps of a dialog that was closed. */
    runningFile: running?.isHere() === true ? running.file : undefined,
    cancel: () => running?.attempt.abort(),
    /** Returns to the rows, or leaves the result for another file. */
    back: () => show(IDLE),
    /** Continues with the rows that the server rejected, with its errors by row number. */
    fix: async (refused: ReadonlyMap<number, readonly string[]>) => {
      const rows = [...refused.keys()];
      await sheet.work((tasks) => tasks.keepOnly(rows), { refused, wantsColumns: false });
      show(IDLE);
    },
  };
}

/** The highest id of a list that was read since this time in milliseconds; it is read if needed. `null` if it is not whole. */
function highestIdOf(list: ListName, since: number): AppThunk<Promise<number | null>> {
  return async (dispatch, getState) => {
    // A running read may be older.
    await dispatch(members.util.getRunningQueryThunk(list, undefined));
    const select = members.endpoints[list].select();
    const { status, startedTimeStamp = 0 } = select(getState());
    if (status !== QueryStatus.fulfilled || startedTimeStamp < since)
      await dispatch(fetchListNow(list));
    const { data, isError } = select(getState());
    if (isError || data?.isWhole !== true) return null;
    return data.rows.reduce((highest, { id }) => Math.max(highest, id ?? 0), 0);
  };
}

/** Resolves when the wait for the list is over, or the import is cancelled. */
const limitOf = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, LIST_LIMIT_MS, null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });

const notSent = (ended: Ended) => ({ answer: { error: NOT_SENT }, ended });

function endOf(answer: DataOrError<ImportResult>, rows: SentRows, isCancelled: boolean): Ended {
  if (answer.error === undefined) return { kind: 'done', result: answer.data, rows, report: null };
  const failure = failureOf(answer.error);
  // Not sent, or not to be shown.
  if (failure.kind === 'ignored' || failure.kind === 'elsewhere') return { kind: 'idle' };
  return isCancelled ? { kind: 'cancelled', isSent: true } : { kind: 'failed', failure };
}
