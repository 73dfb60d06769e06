import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import type { Header } from '../../spreadsheet/rows/headerRow';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import {
  WorkerClient,
  type WorkerEnd,
  WorkerEndedError,
} from '../../spreadsheet/worker/WorkerClient';
import type { CorrectedFile, ImportReading, ImportSummary, ImportTasks } from './importTasks';
import type { ListedMembers, RowCode } from './memberCheck';

/** How far the preview of the chosen file has come. */
export type Preview =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly rows: number }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile }
  | { readonly kind: 'ended'; readonly end: WorkerEnd }
  | PreviewTable;

export interface PreviewTable {
  readonly kind: 'table';
  readonly header: Header;
  readonly encodingGuessed: boolean;
  /** The sheet that was chosen, where the file has several. */
  readonly sheet: string | undefined;
  readonly summary: ImportSummary;
  /** Grows with each change, so that the rows shown are read again. */
  readonly version: number;
}

/** A change of the rows that answers how they stand then. */
type Change = 'narrow' | 'setCell' | 'leaveOut' | 'leaveOutSamples' | 'keepDigits' | 'keepOnly';

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
  let again: (() => Promise<void>) | null = null;

  const read = async (file: File, listed: ListedMembers, sheet?: string) => {
    again = () => read(file, listed, sheet);
    client.end();
    setPreview({ kind: 'reading', rows: 0 });
    try {
      const onProgress = (rows: number) => setPreview({ kind: 'reading', rows });
      const reading = await client.run('read', { file, sheet, listed }, { onProgress });
      setPreview(previewOf(reading, sheet));
    } catch (error) {
      stopped(error);
    }
  };

  const change = async <Name extends Change>(
    name: Name,
    request: Parameters<ImportTasks[Name]>[0],
  ) => {
    try {
      const summary: ImportSummary = await client.run(name, request);
      setPreview((old) =>
        old.kind === 'table' ? { ...old, summary, version: old.version + 1 } : old,
      );
    } catch (error) {
      stopped(error);
    }
  };

  const stopped = (error: unknown) => {
    if (!(error instanceof WorkerEndedError)) throw error;
    // Ended by the portal itself: another file is being read, or the dialog is gone.
    if (error.end.reason !== 'cancelled') setPreview({ kind: 'ended', end: error.end });
  };

  /** The answer, or `null` where the worker has ended: the preview then says so. */
  const answered = async <T>(answer: Promise<T>): Promise<T | null> => {
    try {
      return await answer;
    } catch (error) {
      stopped(error);
      return null;
    }
  };

  return {
    read,
    /** Reads the same file once more. */
    readAgain: async () => again?.(),
    rows: (from: number, count: number) => client.run('rows', { from, count }),
    narrow: (codes: readonly RowCode[] | null) => change('narrow', codes),
    setCell: (index: number, column: number, text: string) =>
      change('setCell', { index, column, text }),
    leaveOut: (index: number, leftOut: boolean) => change('leaveOut', { index, leftOut }),
    leaveOutSamples: () => change('leaveOutSamples', undefined),
    keepDigits: () => change('keepDigits', undefined),
    keepOnly: (rowNumbers: readonly number[]) => change('keepOnly', rowNumbers),
    /** How the rows stand after every edit so far. */
    summary: () => answered(client.run('summary', undefined)),
    cellsOf: (rowNumbers: readonly number[]) => client.run('cellsOf', rowNumbers),
    correctedFile: (): Promise<CorrectedFile | null> =>
      answered(client.run('correctedFile', undefined)),
  };
}

export type Sheet = ReturnType<typeof useSheet>;

function previewOf(reading: ImportReading, sheet: string | undefined): Preview {
  return reading.kind === 'table' ? { ...reading, sheet, version: 0 } : reading;
}
