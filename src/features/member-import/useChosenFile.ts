import { useEffect, useEffectEvent, useState } from 'react';
import type { ListName } from '../../config/lists';
import { useConfig } from '../../config/ConfigContext';
import { rememberColumns, rememberedColumns } from './columns/columnMemory';
import { type ColumnChoice, headingsKey } from './columns/ColumnRecogniser';
import { missingColumns } from './columns/needsALook';
import type { ImportSummary } from './openedFile';
import { isListUnknown } from './memberJudge';
import { templateColumns } from './templateColumns';
import type { Upload } from './useImport';
import { type ListedFirmsThere, useListedFirms } from './useListedFirms';
import { type PreviewTable, type Sheet, useSheet } from './useSheet';

export type SendChoice = 'unchanged' | 'corrected';

/** What the person decided, and for which reason it was to be decided: another reason is another question. */
interface Decision {
  readonly choice: SendChoice;
  readonly why: WhyCorrected | null;
}

/** The file that the person chose, what is done with it, and what goes to the service (rule I1). */
export function useChosenFile(list: ListName, onAnother: () => void) {
  const sheet = useSheet();
  const firms = useListedFirms(list);
  const { apiBaseUrl } = useConfig();
  const [file, setFile] = useState<File | null>(null);
  const [isUnsupported, setUnsupported] = useState(false);
  const [decided, setDecided] = useState<Decision | null>(null);
  /** Whether the columns are looked at; `null` where the person has not said. */
  const [wantsColumns, setWantsColumns] = useState<boolean | null>(null);
  /** What the service said of rows of the person's file, for "Fix and send again". */
  const [refused, setRefused] = useState<ReadonlyMap<number, readonly string[]>>(new Map());

  // The rows of a file that was discarded are still in the worker.
  const table = file !== null && sheet.preview.kind === 'table' ? sheet.preview : null;
  useLateList(firms, sheet, table);

  const choiceFor = (of: PreviewTable): SendChoice => {
    // Of the file as it is, some rows have been taken already.
    if (refused.size > 0) return 'corrected';
    const why = whyCorrected(of);
    return decided?.why === why ? decided.choice : usualChoice(why);
  };

  const read = (chosen: File, { sheetName, isPasted = false }: HowChosen = {}) => {
    setFile(chosen);
    setDecided(null);
    setRefused(new Map());
    setWantsColumns(null);
    onAnother();
    const remembered = rememberedColumns(apiBaseUrl);
    sheet.read({ file: chosen, sheet: sheetName, isPasted, lists: firms.both(), remembered });
  };

  return {
    file,
    isUnsupported,
    sheet,
    table,
    refused,
    choice: table === null ? 'unchanged' : choiceFor(table),
    setChoice: (choice: SendChoice) =>
      setDecided(table === null ? null : { choice, why: whyCorrected(table) }),
    atColumns: wantsColumns ?? table?.isUnsure ?? false,
    lookAtColumns: setWantsColumns,
    /** Takes a .csv or .xlsx; any other file is discarded (product §5). */
    take: (chosen: File, how?: HowChosen) => {
      const isSupported = /\.(csv|xlsx)$/i.test(chosen.name);
      setUnsupported(!isSupported);
      if (isSupported) read(chosen, how);
      else {
        setFile(null);
        onAnother();
      }
    },
    chooseSheet: (sheetName: string) => file !== null && read(file, { sheetName }),
    /** Goes on with the rows that the service refused. */
    fix: (rows: ReadonlyMap<number, readonly string[]>) => {
      setRefused(rows);
      setWantsColumns(false);
      void sheet.keepOnly([...rows.keys()]);
    },
    /** Asked of the worker: the cell that was typed in last counts too. */
    isCorrected: async () => {
      const summary = table === null ? null : await sheet.summary();
      return summary !== null && isEdited(summary);
    },
    prepare: async (chosen: File): Promise<Upload | null> => {
      const whole = await sheet.whole();
      // Rows that were shown, and perhaps corrected, are not given up for the file as it is unless that is said.
      if (whole === null || (table !== null && whole.kind !== 'table')) return null;
      const unchanged = { file: chosen, chosen };
      if (whole.kind !== 'table') return { ...unchanged, rows: { kind: 'unchanged', count: null } };
      if (choiceFor(whole) === 'unchanged')
        return { ...unchanged, rows: { kind: 'unchanged', count: whole.summary.rows } };
      const chosenColumns = columnChoiceOf(whole);
      if (chosenColumns !== null) void rememberColumns(apiBaseUrl, chosenColumns);
      const corrected = await sheet.correctedFile();
      if (corrected === null) return null;
      const { csv, rowNumbers } = corrected;
      return {
        file: correctedFileOf(chosen, csv),
        chosen,
        rows: { kind: 'corrected', rowNumbers },
      };
    },
  };
}

export interface HowChosen {
  readonly sheetName?: string;
  /** Copied in another program, which puts tabs between cells. */
  readonly isPasted?: boolean;
}

/** A list that comes after the file: then it can be told which rows are new. */
function useLateList(firms: ListedFirmsThere, { compare }: Sheet, table: PreviewTable | null) {
  const isLate = firms.isThere && table !== null && isListUnknown(table.summary);
  const judgeAnew = useEffectEvent(() => void compare(firms.both()));
  // The answer comes from the service, to the cache, whenever it does.
  useEffect(() => {
    if (isLate) judgeAnew();
  }, [isLate]);
}

export const isEdited = ({ edited, leftOut }: ImportSummary): boolean => edited + leftOut > 0;

/** No row is to mend, and no column that every firm needs is missing. */
export const isComplete = ({ summary, matching }: PreviewTable): boolean =>
  summary.faulty === 0 && missingColumns(matching).length === 0;

/** Why not the person's own file would go, but a CSV with the template's columns; `null` where it would (rule I1). */
export type WhyCorrected = 'corrected' | 'matched' | 'pasted' | 'form';

export function whyCorrected({
  summary,
  columns,
  matching,
  isMatchedByHand,
  sheet,
  isPasted,
  headerRow,
  usualForm,
}: PreviewTable): WhyCorrected | null {
  if (isEdited(summary)) return 'corrected';
  const isFilled = matching.texts.some((text) => text !== '') || matching.divided !== null;
  if (isMatchedByHand || isFilled || columns.some(({ by }) => by !== null && by !== 'key'))
    return 'matched';
  if (isPasted) return 'pasted';
  return sheet !== undefined || headerRow !== 1 || !usualForm ? 'form' : null;
}

/** A file that only has another form goes unchanged, as rule I1 says, with the offer beside it; what was pasted is no file. */
const usualChoice = (why: WhyCorrected | null): SendChoice =>
  why === null || why === 'form' ? 'unchanged' : 'corrected';

/** What the person chose for files with these headings; `null` where they chose nothing, or the file has no header. */
function columnChoiceOf({
  isMatchedByHand,
  headerRow,
  columns,
  matching,
}: PreviewTable): ColumnChoice | null {
  if (!isMatchedByHand || headerRow === 0) return null;
  return {
    headings: headingsKey(columns.map(({ heading }) => heading)),
    keys: columns.map((_, place) => templateColumns[matching.places.indexOf(place)]?.key ?? null),
    divided: matching.divided,
  };
}

function correctedFileOf(file: File, csv: Blob): File {
  const name = `${file.name.replace(/\.[^.]*$/, '')}-corrected.csv`;
  return new File([csv], name, { type: 'text/csv' });
}
