import dayjs from 'dayjs';
import type { ListName } from '../../config/lists';
import type { TFunction } from '../../i18n/Text';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { ImportResult } from '../../domain/importResult';
import {
  membersImport,
  newMembersImport,
  useImportMembersMutation,
  useImportNewMembersMutation,
} from '../../api/imports';
import { lastSent } from '../../api/tabs';
import { useOnce } from '../../api/useOnce';
import { useConfig } from '../../config/ConfigContext';
import type { Ending } from '../../domain/ending';
import { type Failure, isUncertain } from '../../domain/failure';
import { serviceText } from '../../i18n/serviceText';
import { serviceKey } from '../../session/personKey';
import { isOfChange, type SentRecord } from '../../session/sentRecords';
import { type Message, useDialogs, useIsMounted } from '../../ui/dialogs/DialogsContext';
import { changeFailureText, failureText } from '../../ui/failureText';
import { ownRow, type SentRows } from './importTally';
import { fileMark } from './fileMark';
import { NONE_TAKEN, overlaps, type TakenRows, withSent } from './takenRows';

/** How far the import itself has come (product §4: idle, importing, finished). */
export type Sending =
  | { readonly kind: 'idle' }
  /** `sent` is `null` while the file is made ready. */
  | { readonly kind: 'running'; readonly sent: SentOff | null }
  | Sent
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The file was changed or taken away since it was chosen: the browser does not give it any more. */
  | { readonly kind: 'gone' }
  /** Given up by the person, perhaps when the service had the whole file already. */
  | { readonly kind: 'cancelled'; readonly mayHaveArrived: boolean };

/** An import that the service answered. */
export interface Sent {
  readonly kind: 'done';
  readonly result: ImportResult;
  readonly rows: SentRows;
  /** What the service may have had of the file before. */
  readonly before: TakenRows;
}

const GONE: Sending = { kind: 'gone' };

/** A file on its way: its size in bytes, and since when. */
export interface SentOff {
  readonly size: number;
  readonly at: number;
}

/** A file that is to be sent, and which rows it holds. */
export interface Upload {
  readonly file: File;
  /** What the person chose: the same, or what `file` was made of. */
  readonly chosen: File;
  readonly rows: SentRows;
}

/** Sends a file to the import of one list. */
export function useImport(list: ListName) {
  const { t } = useTranslation();
  const isMounted = useIsMounted();
  const { ask, tell, announce } = useDialogs();
  const [importMembers] = useImportMembersMutation();
  const [importNewMembers] = useImportNewMembersMutation();
  const start = list === 'members' ? importMembers : importNewMembers;
  const { apiBaseUrl } = useConfig();
  const call = list === 'members' ? membersImport : newMembersImport;
  const { isPending, run, asked, sentBefore } = useOnce(call);
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  /** Of the file that is chosen. */
  const taken = useRef<TakenRows>(NONE_TAKEN);

  /** The import runs from here on, not first when the file is prepared; `null`: there is no file after all. */
  const send = async (prepared: Promise<Upload | null>) => {
    let rows: SentRows | null = null;
    let isGone = false;
    const before = taken.current;
    // Who reads right here that the answer was lost, and starts again, has decided already.
    const isTold = mayHaveArrived(sending);
    const attempt = new AbortController();
    const ending = await run<ImportResult | null>(async () => {
      running.current = attempt;
      setSending({ kind: 'running', sent: null });
      const upload = await prepared;
      if (upload === null) return { data: null };
      const mark = await fileMark(upload.file);
      if (mark === null) {
        isGone = true;
        return { data: null };
      }
      const isOther = upload.chosen !== upload.file;
      const chosenMark = (isOther ? await fileMark(upload.chosen) : null) ?? mark;
      // Of the rows that went from this window more is known than that their file went.
      const marks = before === NONE_TAKEN ? [mark, chosenMark] : [mark];
      // By whomever: it says nothing of anybody, to who holds the same file in hand.
      const last = await lastSent(
        (other) =>
          other.person.startsWith(serviceKey(apiBaseUrl)) &&
          isOfChange(other, { name: call.change.name, subject: marks.join(' ') }),
      );
      const question =
        last === undefined && !overlaps(before, upload.rows) ? null : secondImportQuestion(t, last);
      const again = question === null || isTold || (await ask(question));
      if (!again || attempt.signal.aborted) return { data: null };
      rows = upload.rows;
      setSending({ kind: 'running', sent: { size: upload.file.size, at: Date.now() } });
      const file = {
        file: upload.file,
        marks: [...new Set([mark, chosenMark])],
        signal: attempt.signal,
      };
      // The question above was asked with more in mind than that the file went.
      const answer = await asked<ImportResult | null>(
        () => start(file),
        async () => true,
      );
      return answer ?? { data: null };
    });
    if (running.current === attempt) running.current = null;
    const ended = isGone ? GONE : sendingOf(ending, attempt.signal.aborted, rows, before);
    setSending(ended);
    if (mayHaveArrived(ended) && rows !== null)
      taken.current = withSent(before, rows, refusedIn(ended));
    if (ending.kind === 'failed' && ending.failure.kind === 'elsewhere')
      await tell({
        title: t('Another tab is doing this'),
        text: failureText(t, ending.failure),
      });
    // The dialog went with its screen (rule C4).
    if (!isMounted.current) for (const message of noticeOf(t, ended)) announce(message);
  };

  return {
    sending,
    /** One that was sent before the page was loaded, and nobody knows what came of it. */
    sentBefore,
    /** An import of this list runs, of this dialog or of one that was left. */
    isPending,
    send,
    /** One that began since the last render, too. */
    isRunning: () => running.current !== null,
    cancel: () => running.current?.abort(),
    /** Back to the rows of the same file. */
    clear: () => setSending({ kind: 'idle' }),
    /** Another file is chosen. */
    forget: () => {
      taken.current = NONE_TAKEN;
      setSending({ kind: 'idle' });
    },
  };
}

function sendingOf(
  ending: Ending<ImportResult | null>,
  cancelled: boolean,
  rows: SentRows | null,
  before: TakenRows,
): Sending {
  if (ending.kind === 'done' && ending.data !== null && rows !== null)
    return { kind: 'done', result: ending.data, rows, before };
  if (cancelled) return { kind: 'cancelled', mayHaveArrived: rows !== null };
  return ending.kind === 'failed' && ending.failure.kind !== 'elsewhere'
    ? { kind: 'failed', failure: ending.failure }
    : { kind: 'idle' };
}

/** What is said of an import to who has left its screen; nothing where nothing came of it. */
function noticeOf(t: TFunction, ended: Sending): readonly Message[] {
  switch (ended.kind) {
    case 'done': {
      const { message, inserted, updated } = ended.result;
      const counts = `${t('Inserted')}: ${inserted ?? '-'} · ${t('Updated')}: ${updated ?? '-'}`;
      return [{ title: serviceText(message ?? t('Import completed.')), text: counts }];
    }
    case 'failed':
      return [{ title: t('Import failed'), text: changeFailureText(t, ended.failure) }];
    case 'idle':
    case 'running':
    case 'gone':
    case 'cancelled':
      return [];
  }
}

/** Whether the service may have taken the file: it has, or nobody knows. */
function mayHaveArrived(ended: Sending): boolean {
  switch (ended.kind) {
    case 'done':
      return true;
    case 'failed':
      return isUncertain(ended.failure);
    case 'cancelled':
      return ended.mayHaveArrived;
    case 'idle':
    case 'running':
    case 'gone':
      return false;
  }
}

/** The rows of the person's file that the service refused. */
function refusedIn(ended: Sending): ReadonlySet<number> {
  if (ended.kind !== 'done') return new Set();
  const { result, rows } = ended;
  return new Set(result.failedRows.flatMap((failed) => ownRow(failed, rows) ?? []));
}

/** `last` is missing where not the same file went, but some of its rows. */
const secondImportQuestion = (t: TFunction, last: SentRecord | undefined) =>
  last === undefined
    ? {
        title: t('Import the same rows again?'),
        text: t(
          'Some of these rows were sent from this window before. If they are sent again, their members may be in the list twice.',
        ),
        act: t('Import again'),
      }
    : {
        title: t('Import the same file again?'),
        text: t(
          'This file was sent from this browser on {{time}}. If it is sent again, its members may be in the list twice.',
          { time: dayjs(last.at).format('DD-MM-YYYY HH:mm') },
        ),
        detail: last.isDone
          ? null
          : t('The result is unknown. Please look in the list whether its members are there.'),
        act: t('Import again'),
      };
