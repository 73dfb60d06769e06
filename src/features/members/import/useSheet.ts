import type { Remote } from 'comlink';
import {
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { members } from '../../../api/members';
import { useConfig } from '../../../config/ConfigContext';
import type { ListName } from '../../../config/paths';
import { LocalStoreContext } from '../../../session/localStore';
import { serviceKey } from '../../../session/sessionSlice';
import type { Mapping } from '../../../spreadsheet/table/headings';
import { startWorker, WorkerEndedError } from '../../../spreadsheet/worker';
import {
  type Choice,
  type FileSource,
  isSpreadsheet,
  type Read,
  type ShownRows,
  UNTOUCHED,
} from './chosenFile';
import { columnChoices } from './columnUse';
import type { ImportTasks, KnownBefore } from './importTasks';
import type { ComparedLists } from './memberChecks';
import { countOf, needsReview, type Shown } from './shown';

interface Reading {
  readonly worker: ReturnType<typeof startWorker<ImportTasks>>;
  readonly source: FileSource;
  /** The person has used the rows, so they must stay on the screen. */
  isWorkedIn: boolean;
  /** Resolves after the last row. `stopped`: another file is read, or the dialog is closed. */
  whole: Promise<'read' | 'unusable' | 'stopped'>;
}

/** `Answer` is a promise: comlink gives one for each kind of answer. */
type Task<Answer> = (tasks: Remote<ImportTasks>) => Answer;

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
  const update = (changes: (now: ShownRows) => Partial<ShownRows>) =>
    setChoice((now) => (now.kind === 'table' ? { ...now, ...changes(now) } : now));
  const change = (changes: Partial<ShownRows>) => update(() => changes);
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

  /** Opens a file and reads it to its end; `false` if there is no end. */
  const readAll = async (own: Reading, known: Promise<KnownBefore>): Promise<boolean> => {
    const { file, sheet } = own.source;
    const request = { file, sheet, ...(await known) };
    const opened = await answered(own, (tasks) => tasks.open(request));
    if (opened !== null && opened.kind !== 'table') set(own, opened);
    if (opened?.kind !== 'table') return false;
    const isUnsure = needsReview(opened.shown);
    set(own, { ...UNTOUCHED, ...opened, reading: countOf(opened.shown, 'all'), isUnsure });
    // One task, so that the worker's limit of time is that of the whole file.
    const rest = await answered(own, async (tasks) => {
      for (;;) {
        const read = await tasks.readOn(ROWS_AT_ONCE);
        if (read.kind !== 'reading') return read;
        if (current === own) change({ reading: read.rows });
      }
    });
    if (rest?.kind === 'unusable') set(own, rest);
    if (rest?.kind !== 'table') return false;
    // Later rows may raise doubts about the columns, but must not replace rows that a person is working in.
    const isDoubted = isUnsure || (!own.isWorkedIn && needsReview(rest.shown));
    showAnswer(rest.shown, { reading: null, isUnsure: isDoubted });
    const faults = own.isWorkedIn ? null : await answered(own, (tasks) => tasks.listFaults());
    if (faults !== null) showAnswer(faults);
    return true;
  };

  const ask = <Answer extends Promise<unknown>>(task: Task<Answer>) => answered(current, task);
  /** Resolves once the answer is shown, with `false` if there is none. */
  const show = async (task: Task<Promise<Shown | null>>, changes?: Partial<ShownRows>) => {
    const shown = await ask(task);
    if (shown !== null) showAnswer(shown, changes);
    return shown !== null;
  };
  /** The person looks into a row, so it must stay in place. */
  const stay = () => {
    if (current !== null) current.isWorkedIn = true;
  };
  return {
    /** Reads a file in place of the one before. */
    read: (source: FileSource, known: Promise<KnownBefore>) => {
      end();
      const worker = startWorker<ImportTasks>(
        () => new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' }),
      );
      const whole = Promise.resolve('stopped' as const);
      const own: Reading = { worker, source, isWorkedIn: false, whole };
      current = own;
      setChoice({ kind: 'opening', ...source });
      own.whole = readAll(own, known).then((isRead) =>
        isRead ? 'read' : current === own ? 'unusable' : 'stopped',
      );
    },
    refuse: () => {
      end();
      setChoice({ kind: 'unsupported' });
    },
    /** Frees the rows, when the dialog closes. */
    end,
    ask,
    change,
    stay,
    /** A person's action in the rows. Resolves once the rows are shown, with `false` if there are none. */
    work: (...action: Parameters<typeof show>) => {
      stay();
      return show(...action);
    },
    /** Maps the columns differently. The next choice builds on this one, also before the rows are checked. */
    match: async (mapping: Mapping) => {
      asked = mapping;
      update(({ shown }) => ({ isMatchedByHand: true, shown: { ...shown, mapping } }));
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

/** The chosen file and what is shown of it: a worker reads, checks and corrects its rows. */
export function useSheet(list: ListName, firstFile?: File) {
  const first = firstFile === undefined ? null : { file: firstFile, isPasted: false };
  const [choice, setChoice] = useState<Choice>(
    first === null ? { kind: 'none' } : { kind: 'opening', ...first },
  );
  const [sheet] = useState(() => sheetActions(setChoice));
  const lists = useListedFirms(list);
  const store = useContext(LocalStoreContext);
  const service = serviceKey(useConfig().apiBaseUrl);

  /** Accepts a .csv or .xlsx; any other file is discarded (product §5). */
  const take = (source: FileSource) => {
    const known = store
      .read(service, columnChoices)
      .then(({ entries }) => ({ lists, remembered: entries }));
    if (isSpreadsheet(source.file)) sheet.read(source, known);
    else sheet.refuse();
  };
  const takeFirst = useEffectEvent(() => {
    if (first !== null) take(first);
  });
  useEffect(() => {
    takeFirst();
    return sheet.end;
  }, [sheet]);

  const isLate =
    lists.listed !== null && choice.kind === 'table' && choice.shown.counts.has('unknown');
  const compare = useEffectEvent(() => void sheet.compare(lists));
  // The list may arrive after the file; then new firms can be recognised.
  useEffect(() => {
    if (isLate) compare();
  }, [isLate]);

  const chosen = 'file' in choice ? choice : null;
  return { chosen, isUnsupported: choice.kind === 'unsupported', sheet, take };
}

/** The firms of the list behind the dialog and of the other one, as far as they are loaded; fetches nothing. */
function useListedFirms(list: ListName): ComparedLists {
  const registered = members.endpoints.members.useQueryState();
  const fresh = members.endpoints.newMembers.useQueryState();
  const [own, other] = list === 'members' ? [registered, fresh] : [fresh, registered];
  return { listed: own.data?.rows ?? null, others: other.data?.rows ?? [] };
}
