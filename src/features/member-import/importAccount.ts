import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import type { ApiRoot } from '../../api/baseApi';
import { fetchBothListsNow } from '../../api/bothLists';
import type { ListName } from '../../config/lists';
import type { DataOrError } from '../../domain/changeResult';
import { resultOf } from '../../domain/failure';
import { type BothListsNow, importDifference } from '../../domain/importDifference';
import type { ImportResult } from '../../domain/importResult';
import { withTimeout } from '../../domain/withTimeout';
import { type ImportAccount, imports } from '../../session/localHistory/imports';
import { useLocalHistoryActions } from '../../session/localHistory/useLocalHistory';
import { selectSessionEpoch, type SessionRoot } from '../../session/sessionSlice';
import type { NumberedFirm } from './importReport';
import { refusedRows, type SentRows } from './importTally';

/** Whether this computer has kept the account of an import, and when the import was sent. */
export type KeptAccount =
  | { readonly kind: 'kept'; readonly at: number }
  | { readonly kind: 'none' };

/** Takes the answer of an import, `null` if it was not sent; resolves to `null` if the import was not confirmed. */
type SettleAccount = (
  answer: DataOrError<ImportResult | null> | null,
) => Promise<KeptAccount | null>;

type Root = ApiRoot & SessionRoot;

/**
 * Keeps the account of an import on this computer (rules H4, H5): both lists are read before the upload and after its answer.
 * A list that cannot be read does not stop the import. The returned function is called when an import begins.
 */
export function useImportAccount(list: ListName) {
  const store = useStore<Root>();
  const dispatch = useDispatch<ThunkDispatch<Root, unknown, UnknownAction>>();
  const { keep, replace } = useLocalHistoryActions();
  return () => {
    const sessionEpoch = selectSessionEpoch(store.getState());
    /** Nothing is read or sent for a person who has signed in since. */
    const isGone = () => selectSessionEpoch(store.getState()) !== sessionEpoch;
    const readLists = async (): Promise<BothListsNow | null> =>
      isGone() ? null : withTimeout(dispatch(fetchBothListsNow())).catch(() => null);

    /** Called right before the upload. Resolves to `null` if it must not be sent: it was cancelled, or its person is gone. */
    return async (
      fileName: string,
      { rows, firms }: { rows: SentRows; firms: readonly NumberedFirm[] | null },
      signal: AbortSignal,
    ): Promise<SettleAccount | null> => {
      const isOver = () => isGone() || signal.aborted;
      if (isOver()) return null;
      const before = await Promise.race([readLists(), aborted(signal)]);
      if (isOver()) return null;
      const entry: ImportAccount = { ...NOTHING_KNOWN, at: Date.now(), list, fileName };
      const settle = await keep(imports, entry);
      if (isOver()) {
        await settle?.('refused');
        return null;
      }
      return async (answer) => {
        const { data: result = null, error } = answer ?? {};
        if (error !== undefined || result === null) {
          await settle?.(answer === null ? 'refused' : resultOf(error));
          return null;
        }
        if (settle === null) return { kind: 'none' };
        const { inserted, updated, failedRows } = result;
        const failed = failedRows.length;
        const confirmed = { ...entry, isConfirmed: true, inserted, updated, failed };
        // At once, so that it joins the list's own refetch after the answer.
        const reading = readLists();
        // The page may close while the lists are read.
        await replace(imports, confirmed);
        const refused = refusedRows(failedRows, rows);
        const fileRows = firms && {
          taken: firms.filter(({ row }) => !refused.has(row)),
          refused: firms.filter(({ row }) => refused.has(row)),
        };
        const compared = { list, rows: fileRows, result };
        const difference = importDifference(before, await reading, compared);
        const isKept = await replace(imports, { ...confirmed, ...difference });
        return isKept ? { kind: 'kept', at: entry.at } : { kind: 'none' };
      };
    };
  };
}

const NOTHING_KNOWN: Omit<ImportAccount, 'at' | 'list' | 'fileName'> = {
  isConfirmed: false,
  inserted: null,
  updated: null,
  failed: 0,
  added: [],
  addedCells: [],
  changed: [],
  reason: { kind: 'list' },
};

const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
