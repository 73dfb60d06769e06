import type { Remote } from 'comlink';
import type { Dispatch, SetStateAction } from 'react';
import type { Mapping } from '../../../spreadsheet/table/headings';
import type { UnusableFile } from '../../../spreadsheet/UnusableFile';
import { startWorker, type WorkerEnd, WorkerEndedError } from '../../../spreadsheet/worker';
import type { ColumnChoice } from './columnUse';
import { needsReview } from './columnUse';
import type { ImportTasks } from './importTasks';
import type { ComparedLists } from './memberChecks';
import type { Shown } from './shown';

/** The person's own file, or a CSV of its rows as in the preview (rule I1). */
export type SendChoice = 'unchanged' | 'corrected';

/** Why a CSV with the template's columns is sent instead of the person's own file (rule I1). */
export type WhyCorrected = 'corrected' | 'matched' | 'pasted' | 'form';

/** What the person chose to send, and the reason for which the choice was offered. A new reason makes the choice void. */
export interface SendDecision {
  readonly choice: SendChoice;
  readonly why: WhyCorrected | null;
}

/** The source of a file. */
export interface FileSource {
  readonly file: File;
  /** The chosen sheet, if the file has several. */
  readonly sheet?: string | undefined;
  /** Rows copied from a spreadsheet program. */
  readonly isPasted: boolean;
}

/** The rows of a file, and what the person decided about them. */
export interface ShownRows {
  readonly kind: 'table';
  readonly shown: Shown;
  /** Rows read so far, `null` after the last. */
  readonly reading: number | null;
  /** The columns should be checked before the rows; stays true after they are corrected. */
  readonly isUnsure: boolean;
  /** The person changed the use of a column. */
  readonly isMatchedByHand: boolean;
  /** Shows the columns instead of the rows; `null` until the person chooses. */
  readonly wantsColumns: boolean | null;
  readonly decided: SendDecision | null;
  /** The server's errors for rows that are being corrected, by their number in the file. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
}

/** An error of the file, or of the worker that read it. */
export type WhyUnread = UnusableFile | Exclude<WorkerEnd, { readonly reason: 'cancelled' }>;

/** How far a file is read. */
type Read =
  | { readonly kind: 'opening' }
  /** `moreSheets` are not offered. */
  | { readonly kind: 'sheets'; readonly names: readonly string[]; readonly moreSheets: number }
  | { readonly kind: 'unusable'; readonly why: WhyUnread }
  | ShownRows;

export type ChosenFile = FileSource & Read;
/** A file whose rows are shown. */
export type ShownFile = FileSource & ShownRows;

/** `unsupported`: the last file was discarded (product §5). */
export type Choice = 'none' | 'unsupported' | ChosenFile;

/** Before the person does anything. */
export const UNTOUCHED = {
  reading: null,
  isUnsure: false,
  isMatchedByHand: false,
  wantsColumns: null,
  decided: null,
  refused: new Map<never, never>(),
};

/** A worker with a file. */
interface Reading {
  readonly worker: ReturnType<typeof startWorker<ImportTasks>>;
  readonly source: FileSource;
  /** Resolves after the last row. `stopped`: another file is read, or the dialog is closed. */
  whole: Promise<Shown | 'unusable' | 'stopped'>;
}

/** `Answer` is a promise: comlink gives one for each kind of answer. */
type Task<Answer> = (tasks: Remote<ImportTasks>) => Answer;

/** What is needed to read a file besides the file. */
interface Known {
  readonly lists: ComparedLists;
  /** The choices of columns for earlier files. */
  readonly remembered: Promise<readonly ColumnChoice[]>;
}

/** Rows that the worker reads before it answers another call. */
const ROWS_AT_ONCE = 1_000;

/** What can be done with the chosen file: a worker does it, and its answers become the state. */
export function sheetActions(setChoice: Dispatch<SetStateAction<Choice>>) {
  let current: Reading | null = null;
  /** What the columns were mapped to last, until its answer. */
  let asked: Mapping | null = null;
  const end = () => {
    current?.worker.end();
    current = null;
    asked = null;
  };
  const set = (own: Reading, read: Read) => {
    if (current === own) setChoice({ ...own.source, ...read });
  };
  const change = (changes: Partial<ShownRows>) =>
    setChoice((now) =>
      typeof now !== 'string' && now.kind === 'table' ? { ...now, ...changes } : now,
    );
  const showAnswer = (shown: Shown, changes: Partial<ShownRows> = {}) =>
    change({ ...changes, shown: { ...shown, mapping: asked ?? shown.mapping } });
  /** The worker's answer, `null` if there is none: the screen says why, unless another file is read or the dialog is closed. */
  const answered = async <Answer extends Promise<unknown>>(
    own: Reading | null,
    task: Task<Answer>,
  ): Promise<Awaited<Answer> | null> => {
    if (own === null) return null;
    try {
      const answer = await own.worker.run(task);
      return own === current ? answer : null;
    } catch (error) {
      if (!(error instanceof WorkerEndedError)) throw error;
      if (error.end.reason !== 'cancelled') set(own, { kind: 'unusable', why: error.end });
      return null;
    }
  };

  /** Opens a file and reads it to its end. */
  const readAll = async (own: Reading, { lists, remembered }: Known): Promise<Shown | null> => {
    const { file, sheet } = own.source;
    const request = { file, sheet, lists, remembered: await remembered };
    const opened = await answered(own, (tasks) => tasks.open(request));
    if (opened?.kind !== 'table') {
      if (opened !== null) set(own, opened);
      return null;
    }
    const isUnsure = needsReview(opened.shown);
    const first = { reading: opened.shown.counts.get('all') ?? 0, isUnsure };
    set(own, { ...UNTOUCHED, ...opened, ...first });
    // One task, so that the worker's limit of time is that of the whole file (rule I4).
    const rest = await answered(own, async (tasks) => {
      for (;;) {
        const read = await tasks.readOn(ROWS_AT_ONCE);
        if (read.kind !== 'reading') return read;
        if (current === own) change({ reading: read.rows });
      }
    });
    if (rest?.kind === 'unusable') set(own, rest);
    if (rest?.kind !== 'table') return null;
    // Later rows may raise doubts about the columns, but must not replace rows that a person is working in.
    const isDoubted = isUnsure || (!rest.isWorkedIn && needsReview(rest.shown));
    showAnswer(rest.shown, { reading: null, isUnsure: isDoubted });
    const faults = await answered(own, (tasks) => tasks.listFaults());
    if (faults !== null) showAnswer(faults);
    return rest.shown;
  };

  const ask = <Answer extends Promise<unknown>>(task: Task<Answer>) => answered(current, task);
  /** Resolves once the answer is shown, with `false` if there is none. */
  const show = async (task: Task<Promise<Shown | null>>, changes?: Partial<ShownRows>) => {
    const shown = await ask(task);
    if (shown !== null) showAnswer(shown, changes);
    return shown !== null;
  };
  return {
    /** Reads a file in place of the one before. */
    read: (source: FileSource, known: Known) => {
      end();
      const worker = startWorker<ImportTasks>(
        () => new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' }),
      );
      const own: Reading = { worker, source, whole: Promise.resolve('stopped') };
      current = own;
      setChoice({ kind: 'opening', ...source });
      own.whole = readAll(own, known).then(
        (shown) => shown ?? (current === own ? 'unusable' : 'stopped'),
      );
    },
    /** The last file is no spreadsheet. */
    refuse: () => {
      end();
      setChoice('unsupported');
    },
    /** Frees the rows, when the dialog closes. */
    end,
    ask,
    change,
    /** A person's action in the rows. Resolves once the rows are shown, with `false` if there are none. */
    work: show,
    /** The person looks into a row, so it must stay in place. */
    stay: () => void ask((tasks) => tasks.stay()),
    /** Maps the columns differently. The next choice builds on this one, also before the rows are checked. */
    match: async (mapping: Mapping) => {
      asked = mapping;
      setChoice((now) =>
        typeof now !== 'string' && now.kind === 'table'
          ? { ...now, isMatchedByHand: true, shown: { ...now.shown, mapping } }
          : now,
      );
      const isShown = await show((tasks) => tasks.match(mapping));
      if (asked === mapping) asked = null;
      return isShown;
    },
    /** Compares with lists that arrived after the file. */
    compare: (lists: ComparedLists) => show((tasks) => tasks.compare(lists)),
    /** All rows, once they are read. */
    whole: async () => (await current?.whole) ?? 'stopped',
  };
}

export type SheetActions = ReturnType<typeof sheetActions>;
