import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import type { Matching } from '../../spreadsheet/rows/Matching';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import {
  WorkerClient,
  type WorkerEnd,
  WorkerEndedError,
} from '../../spreadsheet/worker/WorkerClient';
import type { AccountRequest } from './account';
import type { ColumnChoice } from './columns/ColumnRecogniser';
import { needsALook } from './columns/needsALook';
import type { CorrectedFile, ImportSummary, ImportTasks, OpenedTable } from './importTasks';
import type { RowCode } from './memberJudge';
import { listingOf, type RowFilter } from './rowFilters';
import type { BothLists } from './useListedFirms';

/** How far the preview of the chosen file has come. */
export type Preview =
  | { readonly kind: 'none' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile }
  | { readonly kind: 'ended'; readonly end: WorkerEnd }
  | PreviewTable;

export interface PreviewTable extends OpenedTable {
  readonly kind: 'table';
  /** The sheet that was chosen, where the file has several. */
  readonly sheet: string | undefined;
  /** Rows read so far, `null` once all of them are. */
  readonly reading: number | null;
  readonly filter: RowFilter;
  /** Rows of the person's file that the service refused, and that are worked in again. */
  readonly refused: readonly number[];
  /** The columns should be looked at before the rows; also once what was wrong with them is mended. */
  readonly isUnsure: boolean;
  /** The person changed what the columns are taken for. */
  readonly isMatchedByHand: boolean;
  /** Grows with each change, so that the rows shown are read again. */
  readonly version: number;
}

/** What is read, and what it is compared with. */
interface ReadRequest {
  readonly file: File;
  readonly sheet?: string | undefined;
  readonly lists: BothLists;
  /** What was chosen for other files. */
  readonly remembered: Promise<readonly ColumnChoice[]>;
}

/** A change of the rows that answers how they stand then. */
type Change =
  'list' | 'setCell' | 'leaveOut' | 'leaveOutSamples' | 'mend' | 'undo' | 'keepOnly' | 'match';

const startWorker = () =>
  new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });

/** The chosen file in the worker that reads, checks and corrects it (rules I2–I4). */
export function useSheet() {
  const [client] = useState(() => new WorkerClient<ImportTasks>(startWorker));
  const [preview, setPreview] = useState<Preview>({ kind: 'none' });
  // The worker holds the rows: it ends with the dialog.
  useEffect(() => () => client.end(), [client]);

  // One set of functions for the life of the dialog, so that an effect may ask for rows by them.
  const asked = useMemo(() => ask(client, setPreview), [client]);
  return { preview, ...asked };
}

function ask(client: WorkerClient<ImportTasks>, setPreview: Dispatch<SetStateAction<Preview>>) {
  let last: ReadRequest | null = null;
  /** Of the file that was opened last: whether all of it could be read. */
  let whole: Promise<boolean> = Promise.resolve(false);
  /** The person chose a filter, or works in a row: what is shown stays. */
  let isWorkedIn = false;

  const inTable = (change: (table: PreviewTable) => PreviewTable) =>
    setPreview((old) => (old.kind === 'table' ? change(old) : old));

  const read = async (request: ReadRequest) => {
    client.end();
    isWorkedIn = false;
    setPreview({ kind: 'opening' });
    last = request;
    const remembered = await request.remembered;
    if (last !== request) return;
    const opened = await answered(client.run('open', { ...request, remembered }));
    if (opened === null) return;
    if (opened.kind !== 'table') {
      setPreview(opened);
      return;
    }
    setPreview(previewOf(opened.table, request.sheet));
    whole = readRest();
    await whole;
  };

  const readRest = async () => {
    const onProgress = (rows: number) => inTable((old) => ({ ...old, reading: rows }));
    const rest = await answered(client.run('rest', undefined, { onProgress }));
    if (rest === null) return false;
    if ('why' in rest) {
      setPreview({ kind: 'unusable', why: rest.why });
      return false;
    }
    inTable((old) => ({ ...withSummary(old, rest), reading: null }));
    // Further down may stand what the first rows did not say; but nothing takes the place of rows that are worked in.
    if (!isWorkedIn) inTable((old) => ({ ...old, isUnsure: old.isUnsure || needsALook(old) }));
    await showWhatIsToMend(rest);
    return true;
  };

  /** What is wrong is what the person came for; but a list that is worked in stays. */
  const showWhatIsToMend = async (rest: ImportSummary) => {
    if (isWorkedIn || rest.faulty === 0) return;
    await change('list', listingOf('toMend', rest));
    inTable((old) => ({ ...old, filter: 'toMend' }));
  };

  const change = async <Name extends Change>(
    name: Name,
    request: Parameters<ImportTasks[Name]>[0],
  ) => {
    const summary: ImportSummary | null = await answered(client.run(name, request));
    if (summary !== null) inTable((old) => withSummary(old, summary));
  };

  /** The answer, or `null` where the worker has ended: the preview then says so. */
  const answered = async <T>(answer: Promise<T>): Promise<T | null> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof WorkerEndedError)) throw error;
      // Ended by the portal itself: another file is being read, or the dialog is gone.
      if (error.end.reason !== 'cancelled') setPreview({ kind: 'ended', end: error.end });
      return null;
    }
  };

  return {
    read,
    /** Reads the same file once more. */
    readAgain: async () => last !== null && read({ ...last }),
    rows: (from: number, count: number) => client.run('rows', { from, count }),
    /** The person works in the rows that are shown: they stay. */
    stay: () => {
      isWorkedIn = true;
    },
    filter: (filter: RowFilter, { summary, refused }: PreviewTable) => {
      isWorkedIn = true;
      inTable((old) => ({ ...old, filter }));
      return change(
        'list',
        filter === 'refused' ? { kind: 'rows', rowNumbers: refused } : listingOf(filter, summary),
      );
    },
    match: (matching: Matching) => {
      inTable((old) => ({ ...old, matching, isMatchedByHand: true }));
      return change('match', matching);
    },
    setCell: (index: number, column: number, text: string) =>
      change('setCell', { index, column, text }),
    leaveOut: (index: number, leftOut: boolean) => change('leaveOut', { index, leftOut }),
    leaveOutSamples: () => change('leaveOutSamples', undefined),
    mend: (code: RowCode) => change('mend', code),
    undo: () => change('undo', undefined),
    keepOnly: (rowNumbers: readonly number[]) => {
      inTable((old) => ({ ...old, filter: 'refused', refused: rowNumbers }));
      return change('keepOnly', rowNumbers);
    },
    /** How the rows stand after every edit so far. */
    summary: () => answered(client.run('summary', undefined)),
    /** Once all of the file is read: how its rows stand then; `null` where it could not be. */
    wholeSummary: async () => ((await whole) ? answered(client.run('summary', undefined)) : null),
    account: (request: AccountRequest) => answered(client.run('account', request)),
    cellsOf: (rowNumbers: readonly number[]) => client.run('cellsOf', rowNumbers),
    correctedFile: (): Promise<CorrectedFile | null> =>
      answered(client.run('correctedFile', undefined)),
  };
}

export type Sheet = ReturnType<typeof useSheet>;

function previewOf(table: OpenedTable, sheet: string | undefined): PreviewTable {
  return {
    kind: 'table',
    ...table,
    sheet,
    reading: table.summary.rows,
    filter: 'all',
    refused: [],
    isUnsure: needsALook(table),
    isMatchedByHand: false,
    version: 0,
  };
}

const withSummary = (table: PreviewTable, summary: ImportSummary): PreviewTable => ({
  ...table,
  summary,
  version: table.version + 1,
});
