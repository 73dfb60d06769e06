import dayjs from 'dayjs';
import { type Dispatch, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ApiDispatch } from '../../api/baseApi';
import {
  membersImport,
  newMembersImport,
  useImportMembersMutation,
  useImportNewMembersMutation,
} from '../../api/imports';
import { findUnansweredSend } from '../../api/crossTab';
import { highestIdOf } from '../../api/members';
import { useOnce } from '../../api/useOnce';
import { useConfig } from '../../config/ConfigContext';
import type { ListName } from '../../config/lists';
import { paths } from '../../config/paths';
import type { ChangeResult } from '../../domain/changeResult';
import { resultOf } from '../../domain/failure';
import type { ImportResult } from '../../domain/importResult';
import { withTimeout } from '../../domain/withTimeout';
import { serviceText } from '../../i18n/serviceText';
import type { TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import { serviceKey } from '../../session/personKey';
import { useKeepRecentChange } from '../../session/recentChanges';
import { isSameChange, type SentRecord } from '../../session/sentRecords';
import { selectSessionEpoch, type SessionRoot } from '../../session/sessionSlice';
import { type Message, useDialogs, useIsMounted } from '../../ui/dialogs/DialogsContext';
import { changeFailureText, failureText } from '../../ui/failureText';
import { useNoticeLink } from '../../ui/useNoticeLink';
import { fileHash } from './fileHash';
import { type ChosenFile, type ImportEvent, mayHaveArrived, type Sending } from './importReducer';
import { sentCount, type SentRows } from './importTally';
import { reportTexts } from './issueText';
import type { SheetCommands } from './sheetCommands';
import type { Upload } from './uploadChoice';

/** Longest wait for the list before an import, in milliseconds. */
const LIST_LIMIT_MS = 5_000;

const NOT_COUNTED = { inserted: null, updated: null, failed: 0, upTo: null } as const;

const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });

const noteNothing = async () => undefined;

/** The running imports by session and list: they outlive their dialogs, and the store cannot hold what ends them. */
const runningImports = new Map<
  string,
  { readonly file: File; readonly attempt: AbortController }
>();

/**
 * Sends a file to the import of a list: never twice at once, and only after a question if the same file was sent before.
 */
export function useSending(
  list: ListName,
  dispatch: Dispatch<ImportEvent>,
  { report: requestReport }: Pick<SheetCommands, 'report'>,
) {
  const { t } = useTranslation();
  const isMounted = useIsMounted();
  const { confirm, showMessage, notify } = useDialogs();
  const [importMembers] = useImportMembersMutation();
  const [importNewMembers] = useImportNewMembersMutation();
  const start = list === 'members' ? importMembers : importNewMembers;
  const request = list === 'members' ? membersImport : newMembersImport;
  const { apiBaseUrl } = useConfig();
  const keep = useKeepRecentChange();
  const recentChangesLink = useNoticeLink(paths.recentChanges, 'Recent changes');
  const store = useStore<SessionRoot>();
  const toStore = useDispatch<ApiDispatch>();
  const { isPending, run, confirmAndSend, sentBefore } = useOnce(request);
  const running = useRef<AbortController | null>(null);
  const importKey = `${useSelector(selectSessionEpoch)} ${list}`;

  const mayGo = async ({ sending }: ChosenFile, marks: readonly string[]): Promise<boolean> => {
    // Sent by any person of this service: the record reveals nothing to somebody who has the same file.
    const last = await findUnansweredSend(
      (other) =>
        other.person.startsWith(serviceKey(apiBaseUrl)) &&
        isSameChange(other, { name: request.mutation.name, subject: marks.join(' ') }),
    );
    if (last === undefined) return true;
    // A person who has just read that the answer was lost, and starts again, has already decided.
    return mayHaveArrived(sending) || confirm((tNow) => secondImportQuestion(tNow, last));
  };

  /** The import counts as running from here on, before the file is prepared. */
  const send = async (chosen: ChosenFile, prepared: Promise<Upload | null>): Promise<void> => {
    let rows: SentRows | null = null;
    let isGone = false;
    let noteResult: (isSamePerson: boolean) => Promise<void> = noteNothing;
    const attempt = new AbortController();
    const sessionEpoch = selectSessionEpoch(store.getState());
    /** Cancelled, or somebody else has signed in: nothing may be sent. */
    const isOver = () =>
      attempt.signal.aborted || selectSessionEpoch(store.getState()) !== sessionEpoch;
    const changeResult = await run<ImportResult | null>(async () => {
      running.current = attempt;
      runningImports.set(importKey, { file: chosen.file, attempt });
      dispatch({ type: 'sendingWent', sending: { kind: 'running', sent: null } });
      const upload = await prepared;
      if (upload === null) return { data: null };
      const { file } = upload;
      const mark = await fileHash(file);
      if (mark === null) {
        isGone = true;
        return { data: null };
      }
      // The rows that the service refused are sent again without a question.
      const isOther = chosen.file !== file && chosen.refused.size === 0;
      const chosenMark = (isOther ? await fileHash(chosen.file) : null) ?? mark;
      const marks = [...new Set([mark, chosenMark])];
      // The import does not wait long for the list, nor fail with it.
      const reading = isOver() ? null : toStore(highestIdOf(list, Date.now()));
      const above = await Promise.race([
        withTimeout(Promise.resolve(reading), LIST_LIMIT_MS).catch(() => null),
        aborted(attempt.signal),
      ]);
      if (isOver() || !(await mayGo(chosen, marks)) || isOver()) return { data: null };
      rows = upload.rows;
      const sentAt = Date.now();
      dispatch({
        type: 'sendingWent',
        sending: { kind: 'running', sent: { size: file.size, at: sentAt } },
      });
      const marked = { file, marks, signal: attempt.signal };
      const fileName = chosen.file.name;
      const copy = keep({ ...NOT_COUNTED, kind: 'imported', list, fileName, above });
      // The question above has already covered earlier sends.
      const answer = await confirmAndSend<ImportResult | null>(
        () => start(marked),
        async () => true,
      );
      noteResult = async (isSamePerson) => {
        if (answer?.data == null)
          return copy.settle(answer === null ? 'refused' : resultOf(answer.error));
        const { inserted, updated, failedRows } = answer.data;
        const upTo = isSamePerson ? await toStore(highestIdOf(list, sentAt)) : null;
        await copy.settle('done', { inserted, updated, failed: failedRows.length, upTo });
      };
      return answer ?? { data: null };
    });
    void noteResult(changeResult.kind !== 'ignored');
    if (running.current === attempt) running.current = null;
    if (runningImports.get(importKey)?.attempt === attempt) runningImports.delete(importKey);
    const sending: Sending = isGone
      ? { kind: 'gone' }
      : sendingOf(changeResult, attempt.signal.aborted, rows);
    dispatch({ type: 'sendingWent', sending });
    if (changeResult.kind === 'failed' && changeResult.failure.kind === 'elsewhere')
      await showMessage((tNow) => ({
        title: tNow('Another tab is already doing this'),
        text: failureText(tNow, changeResult.failure),
      }));
    // The dialog closed with its screen, so the result is a notice (rule C4).
    if (!isMounted.current) {
      if (isTold(sending))
        notify((tNow) => ({ ...noticeOf(tNow, sending), action: recentChangesLink }));
    } else if (sending.kind === 'done') {
      // The worker has read the rows that were sent.
      const { result, rows: sent } = sending;
      const report =
        sentCount(sent) === null
          ? null
          : await requestReport({
              sent,
              failedRows: result.failedRows,
              words: reportTexts(t),
            });
      if (report !== null) dispatch({ type: 'reportMade', report });
    }
  };

  return {
    /** An import sent before the page was reloaded, with an unknown result. */
    sentBefore,
    /** An import of this list is running, in this dialog or a closed one. */
    isPending,
    send,
    /** Also true for an import that started after the last render. */
    isRunning: () => running.current !== null,
    /** The file of the running import, perhaps of a dialog that was closed. */
    runningFile: runningImports.get(importKey)?.file,
    cancel: () => runningImports.get(importKey)?.attempt.abort(),
  };
}

function sendingOf(
  changeResult: ChangeResult<ImportResult | null>,
  cancelled: boolean,
  rows: SentRows | null,
): Sending {
  if (changeResult.kind === 'done' && changeResult.data !== null && rows !== null)
    return { kind: 'done', result: changeResult.data, rows, report: null };
  if (cancelled) return { kind: 'cancelled', rows };
  return changeResult.kind === 'failed' && changeResult.failure.kind !== 'elsewhere'
    ? { kind: 'failed', failure: changeResult.failure, rows }
    : { kind: 'idle' };
}

type ToldEnd = Extract<Sending, { readonly kind: 'failed' | 'cancelled' | 'done' }>;

const isTold = (ended: Sending): ended is ToldEnd =>
  ended.kind === 'failed' || ended.kind === 'cancelled' || ended.kind === 'done';

/** The notice for a person who has left the screen. */
function noticeOf(t: TFunction, ended: ToldEnd): Message {
  if (ended.kind === 'failed')
    return { kind: 'error', title: t('Import failed'), text: changeFailureText(t, ended.failure) };
  if (ended.kind === 'cancelled')
    return {
      kind: 'warning',
      title: t('The import was cancelled.'),
      text: cancelledText(t, ended),
    };
  const { message, inserted, updated, failedRows } = ended.result;
  const counts = `${t('Inserted')}: ${inserted ?? '-'} · ${t('Updated')}: ${updated ?? '-'}`;
  const title = serviceText(message ?? t('Import completed.'));
  return { kind: failedRows.length > 0 ? 'warning' : 'success', title, text: counts };
}

export const cancelledText = (t: TFunction, cancelled: Sending): string =>
  mayHaveArrived(cancelled)
    ? t(
        'The server may already have the file. We could not confirm whether the firms were imported. The list is being refreshed.',
      )
    : t('The file was not sent.');

const secondImportQuestion = (t: TFunction, last: SentRecord) => ({
  title: t('Import the same file again?'),
  text: t(
    'This file was already sent from this browser on {{time}}. Importing it again may create duplicates in the list.',
    { time: dayjs(last.at).format('DD-MM-YYYY HH:mm') },
  ),
  detail: last.isDone
    ? null
    : t('We could not confirm whether it was imported. Check whether its firms are in the list.'),
  confirmText: t('Import again'),
});
