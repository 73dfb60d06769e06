import { useEffect, useMemo, useState } from 'react';
import type { CorrectedFile } from '../../spreadsheet/rows/correctedFile';
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
import type { ImportTasks, OpenedTable } from './importTasks';
import type { MendCode } from './mends';
import type { ImportSummary } from './openedFile';
import type { RowFilter } from './rowFilters';
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
  readonly isPasted: boolean;
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
  /** What the person copied in another program. */
  readonly isPasted: boolean;
  readonly lists: BothLists;
  /** What was chosen for other files. */
  readonly remembered: Promise<readonly ColumnChoice[]>;
}

/** A change of the rows that answers how they stand then. */
type Change =
  | 'list'
  | 'setCell'
  | 'leaveOut'
  | 'leaveOutSamples'
  | 'leaveOutHidden'
  | 'mend'
  | 'undo'
  | 'keepOnly'
  | 'match'
  | 'compare';

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

function ask(client: WorkerClient<ImportTasks>, setPreview: (preview: Preview) => void) {
  let preview: Preview = { kind: 'none' };
  let last: ReadRequest | null = null;
  /** Of the file that is read: settled once it is known what it comes to; `false` where another took its place. */
  let settled: Promise<boolean> = Promise.resolve(false);
  /** The person chose a filter, or works in a row: what is shown stays. */
  let isWorkedIn = false;

  const now = () => preview;
  const show = (next: Preview) => {
    preview = next;
    setPreview(next);
  };
  const inTable = (changed: (table: PreviewTable) => PreviewTable) => {
    if (preview.kind === 'table') show(changed(preview));
  };

  const read = (request: ReadRequest) => {
    settled = readAll(request);
  };

  const readAll = async (request: ReadRequest): Promise<boolean> => {
    client.end();
    isWorkedIn = false;
    show({ kind: 'opening' });
    last = request;
    const remembered = await request.remembered;
    if (last !== request) return false;
    const opened = await answered(client.run('open', { ...request, remembered }));
    if (opened === null) return hasEnded();
    if (opened.kind !== 'table') {
      show(opened);
      return true;
    }
    show(previewOf(opened.table, request));
    return readRest();
  };

  const readRest = async (): Promise<boolean> => {
    const onProgress = (rows: number) => inTable((old) => ({ ...old, reading: rows }));
    const rest = await answered(client.run('rest', undefined, { onProgress }));
    if (rest === null) return hasEnded();
    if ('why' in rest) {
      show({ kind: 'unusable', why: rest.why });
      return true;
    }
    inTable((old) => ({ ...withSummary(old, rest), reading: null }));
    // Further down may stand what the first rows did not say; but nothing takes the place of rows that are worked in.
    if (!isWorkedIn) {
      inTable((old) => ({ ...old, isUnsure: old.isUnsure || needsALook(old) }));
      // What is wrong is what the person came for.
      if (rest.faulty > 0) {
        await list('toMend', []);
        inTable((old) => ({ ...old, filter: 'toMend' }));
      }
    }
    return true;
  };

  const list = (filter: RowFilter, refused: readonly number[]) =>
    change('list', { filter, refused });

  /** Answers the version of the table that has the change. */
  const change = async <Name extends Change>(
    name: Name,
    request: Parameters<ImportTasks[Name]>[0],
  ): Promise<number | null> => {
    const summary: ImportSummary | null = await answered(client.run(name, request));
    if (summary !== null) inTable((old) => withSummary(old, summary));
    const table = now();
    return summary !== null && table.kind === 'table' ? table.version : null;
  };

  /** A change by the person, who works in the rows from now on. */
  const work: typeof change = (name, request) => {
    isWorkedIn = true;
    return change(name, request);
  };

  /** The answer, or `null` where the worker has ended: the preview then says so. */
  const answered = async <T>(answer: Promise<T>): Promise<T | null> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof WorkerEndedError)) throw error;
      // Ended by the portal itself: another file is being read, or the dialog is gone.
      if (error.end.reason !== 'cancelled') show({ kind: 'ended', end: error.end });
      return null;
    }
  };

  const hasEnded = () => now().kind === 'ended';

  return {
    read,
    /** Reads the same file once more. */
    readAgain: () => last !== null && read({ ...last }),
    rows: (from: number, count: number) => client.run('rows', { from, count }),
    nextToMend: (from: number) => answered(client.run('nextToMend', from)),
    /** The person works in the rows that are shown: they stay. */
    stay: () => {
      isWorkedIn = true;
    },
    filter: (filter: RowFilter, { refused }: PreviewTable) => {
      isWorkedIn = true;
      inTable((old) => ({ ...old, filter }));
      return list(filter, refused);
    },
    match: (matching: Matching) => {
      inTable((old) => ({ ...old, matching, isMatchedByHand: true }));
      return change('match', matching);
    },
    /** The lists came after the file. */
    compare: (lists: BothLists) => change('compare', lists),
    setCell: (index: number, column: number, text: string) =>
      work('setCell', { index, column, text }),
    leaveOut: (index: number, leftOut: boolean) => work('leaveOut', { index, leftOut }),
    leaveOutSamples: () => work('leaveOutSamples', undefined),
    leaveOutHidden: (leftOut: boolean) => work('leaveOutHidden', leftOut),
    mend: (code: MendCode) => work('mend', code),
    undo: () => work('undo', undefined),
    keepOnly: (rowNumbers: readonly number[]) => {
      inTable((old) => ({ ...old, filter: 'refused', refused: rowNumbers }));
      return change('keepOnly', rowNumbers);
    },
    /** How the rows stand after every edit so far. */
    summary: () => answered(client.run('summary', undefined)),
    /** What all of the file came to, with every edit so far; `null` where another file took its place, or the dialog is gone. */
    whole: async (): Promise<Preview | null> => {
      if (!(await settled)) return null;
      if (now().kind !== 'table') return now();
      const summary = await answered(client.run('summary', undefined));
      const table = now();
      if (table.kind !== 'table') return table;
      return summary && { ...table, summary };
    },
    account: (request: AccountRequest) => answered(client.run('account', request)),
    cellsOf: (request: Parameters<ImportTasks['cellsOf']>[0]) => client.run('cellsOf', request),
    correctedFile: (): Promise<CorrectedFile | null> =>
      answered(client.run('correctedFile', undefined)),
  };
}

export type Sheet = ReturnType<typeof useSheet>;

function previewOf(table: OpenedTable, { sheet, isPasted }: ReadRequest): PreviewTable {
  return {
    kind: 'table',
    ...table,
    sheet,
    isPasted,
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
