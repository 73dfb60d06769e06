import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api';
import type { ImportResult } from '../../api/decode/importResult';
import { useImportMembersMutation, useImportNewMembersMutation } from '../../api/imports';
import type { UploadProgress } from '../../api/sendWithProgress';
import { type Failure, failureOf, isEndOfSession } from '../../domain/failure';
import type { SentRows } from './account';

/** Which list an import fills (spec §7). */
export type ImportList = 'members' | 'newMembers';

/** How far the import itself has come (spec §4: idle, importing, finished). */
export type Sending =
  | { readonly kind: 'idle' }
  /** `progress` is `null` until the browser tells of it. */
  | { readonly kind: 'running'; readonly progress: UploadProgress | null }
  | { readonly kind: 'done'; readonly result: ImportResult; readonly rows: SentRows }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Given up by the person, perhaps when the service had the whole file already. */
  | { readonly kind: 'cancelled'; readonly mayHaveArrived: boolean };

/** A file that is to be sent, and which rows it holds. */
export interface Upload {
  readonly file: File;
  readonly rows: SentRows;
}

/** Sends a file to the import of one list, once at a time. */
export function useImport(list: ImportList) {
  const dispatch = useDispatch();
  const [importMembers] = useImportMembersMutation();
  const [importNewMembers] = useImportNewMembersMutation();
  const start = list === 'members' ? importMembers : importNewMembers;
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const running = useRef<{ abort: () => void } | null>(null);

  /** The import runs from here on, not first when the file is prepared; `null`: there is no file after all. */
  const send = async (prepared: Promise<Upload | null>) => {
    if (running.current !== null) return;
    const run: { cancelled: boolean; abort: () => void } = {
      cancelled: false,
      abort: () => {
        run.cancelled = true;
      },
    };
    running.current = run;
    setSending({ kind: 'running', progress: null });
    const upload = await prepared;
    if (upload === null || run.cancelled) {
      running.current = null;
      setSending(upload === null ? { kind: 'idle' } : { kind: 'cancelled', mayHaveArrived: false });
      return;
    }
    const { file, rows } = upload;
    let last: UploadProgress | null = null;
    const call = start({
      file,
      onProgress: (progress) => {
        last = progress;
        setSending({ kind: 'running', progress });
      },
    });
    run.abort = () => {
      run.cancelled = true;
      call.abort();
    };
    const { data, error } = await call;
    running.current = null;
    if (data !== undefined) setSending({ kind: 'done', result: data, rows });
    else if (run.cancelled) {
      setSending({ kind: 'cancelled', mayHaveArrived: isOnItsWay(last) });
      // A call that was given up tells nobody that it may have changed something.
      dispatch(api.util.invalidateTags([list === 'members' ? 'Members' : 'NewMembers', 'Counts']));
    } else if (isEndOfSession(error)) setSending({ kind: 'idle' });
    else setSending({ kind: 'failed', failure: failureOf(error) });
  };

  return {
    sending,
    send,
    cancel: () => running.current?.abort(),
    clear: () => setSending({ kind: 'idle' }),
  };
}

/** Whether the service may have the whole file: it has, or nobody knows. */
function isOnItsWay(progress: UploadProgress | null): boolean {
  return progress === null || progress.sent >= progress.total;
}
