import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { type Dispatch, useRef } from 'react';
import { imports } from '../../api/imports';
import { fetchListNow, members } from '../../api/members';
import { type AppThunk, useAppDispatch } from '../../api/state';
import { hrefOf, type ListName, paths } from '../../config/paths';
import { type DataOrError, failureOf, resultOf } from '../../domain/failure';
import type { ImportResult } from '../../domain/importResult';
import { serviceText } from '../../i18n/serviceText';
import { type TFunction, useTranslation } from '../../i18n/translation';
import { useKeepRecentChange } from '../../session/recentChanges';
import { watchSession } from '../../session/sessionSlice';
import { type Message, useDialogs } from '../../ui/dialogs/DialogsContext';
import { changeFailureText } from '../../ui/failureText';
import { NOT_SENT, useChange } from '../../ui/useChange';
import { noticeLink } from '../../ui/noticeLink';
import type { ChosenFile, ImportEvent, Sending, SentImport } from './importReducer';
import { type SentRows, sentCount } from './importTally';
import { reportTexts } from './issueText';
import type { SheetCommands } from './sheetCommands';
import { fileSize } from './unusableFileText';
import type { Upload } from './uploadChoice';

/** Longest wait for the list before an import, in milliseconds. */
const LIST_LIMIT_MS = 5_000;

const NOT_COUNTED = { inserted: null, updated: null, failed: 0, upTo: null } as const;

interface RunningImport {
  readonly file: File;
  /** Aborted to cancel it. */
  readonly attempt: AbortController;
  /** The person who started it is still signed in. */
  readonly isHere: () => boolean;
}

/** The running imports: they outlive their dialogs, and the store cannot hold what ends them. */
const runningImports = new Map<ListName, RunningImport>();

type Ended = Exclude<Sending, { readonly kind: 'running' }>;

interface Outcome {
  readonly answer: DataOrError<ImportResult>;
  /** What the dialog shows of it. */
  readonly ended: Ended;
}

/** Sends a file to the import of a list, which becomes a line of the recent changes. */
export function useSending(list: ListName, dispatch: Dispatch<ImportEvent>, sheet: SheetCommands) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const toStore = useAppDispatch();
  const keep = useKeepRecentChange();
  const { importMembers, importNewMembers } = imports.endpoints;
  const endpoint = list === 'members' ? importMembers : importNewMembers;
  const { run, isPending, sentBefore } = useChange(endpoint, undefined, {});
  const isRunning = useRef(false);
  const running = runningImports.get(list);
  const show = (sending: Sending) => dispatch({ type: 'sendingWent', sending });

  const importFile = async (
    { file: chosen, attempt: { signal }, isHere }: RunningImport,
    prepared: Promise<Upload | null>,
    send: (file: File) => Promise<DataOrError<ImportResult>>,
  ): Promise<Outcome> => {
    /** Cancelled, or somebody else has signed in: nothing may be sent. */
    const isOver = () => signal.aborted || !isHere();
    const upload = await prepared;
    // Browsers refuse to read a file that was changed or removed after it was chosen.
    const firstByte = await upload?.file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => null);
    if (firstByte === null && !isOver()) return notSent({ kind: 'gone' });
    // The import does not wait long for the list, nor fail with it.
    const reading = upload === null || isOver() ? null : toStore(highestIdOf(list, Date.now()));
    const above = await Promise.race([reading, limitOf(signal)]);
    if (upload === null || isOver())
      return notSent(signal.aborted ? { kind: 'cancelled', isSent: false } : { kind: 'idle' });
    const { file, rows } = upload;
    const sentAt = Date.now();
    show({ kind: 'running', sent: { size: file.size, at: sentAt } });
    const line = keep({ ...NOT_COUNTED, kind: 'imported', list, fileName: chosen.name, above });
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
    const report = await sheet.report({ sent, failedRows, words: reportTexts(t) });
    if (report !== null) dispatch({ type: 'reportMade', report });
  };

  return {
    /** An import whose result is unknown, sent before the page was reloaded. */
    sentBefore,
    /** An import of this list is running, in this dialog or a closed one. */
    isPending,
    /** The import counts as running from here on, before the file is prepared. */
    send: ({ file }: ChosenFile, prepared: Promise<Upload | null>) =>
      run(
        async ({ send, isLeft }) => {
          const attempt = new AbortController();
          const started = { file, attempt, isHere: toStore(watchSession()) };
          isRunning.current = true;
          runningImports.set(list, started);
          show({ kind: 'running', sent: null });
          const { answer, ended } = await importFile(started, prepared, (sent) =>
            send({ file: sent, signal: attempt.signal }),
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
        { subject: { name: `${file.name}, ${fileSize(file.size)}` } },
      ),
    /** Also true for an import that started after the last render. */
    isRunning: () => isRunning.current,
    /** The file of this person's running import, perhaps of a dialog that was closed. */
    runningFile: running?.isHere() === true ? running.file : undefined,
    cancel: () => running?.attempt.abort(),
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
    let highest = 0;
    for (const { id } of data.rows) highest = Math.max(highest, id ?? 0);
    return highest;
  };
}

/** Resolves when the wait for the list is over, or the import is cancelled. */
const limitOf = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, LIST_LIMIT_MS, null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });

const notSent = (ended: Ended): Outcome => ({ answer: { error: NOT_SENT }, ended });

function endOf(answer: DataOrError<ImportResult>, rows: SentRows, isCancelled: boolean): Ended {
  if (answer.error === undefined) return { kind: 'done', result: answer.data, rows, report: null };
  const failure = failureOf(answer.error);
  // Not sent, or not to be shown.
  if (failure.kind === 'ignored' || failure.kind === 'elsewhere') return { kind: 'idle' };
  return isCancelled ? { kind: 'cancelled', isSent: true } : { kind: 'failed', failure };
}

/** The notice for a person who has left the screen. */
function noticeOf(t: TFunction, ended: Exclude<Ended, { readonly kind: 'idle' }>): Message {
  switch (ended.kind) {
    case 'failed': {
      const text = changeFailureText(t, ended.failure);
      return { kind: 'error', title: t('Import failed'), text };
    }
    case 'gone':
      return { kind: 'error', title: t('Import failed'), text: goneText(t) };
    case 'cancelled':
      return {
        kind: 'warning',
        title: t('The import was cancelled.'),
        text: cancelledText(t, ended),
      };
    case 'done': {
      const { message, inserted, updated, failedRows } = ended.result;
      return {
        kind: failedRows.length > 0 ? 'warning' : 'success',
        title: serviceText(message ?? t('Import completed.')),
        text: `${t('Inserted')}: ${inserted ?? '-'} · ${t('Updated')}: ${updated ?? '-'}`,
      };
    }
  }
}

export const goneText = (t: TFunction): string =>
  t('The file could not be read. If it has changed since you chose it, choose it again.');

export const cancelledText = (t: TFunction, { isSent }: { readonly isSent: boolean }): string =>
  isSent
    ? t(
        'The server may already have the file. We could not confirm whether the firms were imported. The list is being refreshed.',
      )
    : t('The file was not sent.');
