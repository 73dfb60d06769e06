import { useState } from 'react';
import { useConfig } from '../../config/ConfigContext';
import { rememberColumns, rememberedColumns } from './columns/columnMemory';
import { type ColumnChoice, headingsKey } from './columns/ColumnRecogniser';
import type { ImportList } from './ImportList';
import { templateColumns } from './templateColumns';
import type { Upload } from './useImport';
import { useListedFirms } from './useListedFirms';
import { type PreviewTable, useSheet } from './useSheet';

export type SendChoice = 'unchanged' | 'corrected';

/** The file that the person chose, what is done with it, and what goes to the service (rule I1). */
export function useChosenFile(list: ImportList, onAnother: () => void) {
  const sheet = useSheet();
  const firms = useListedFirms(list);
  const { apiBaseUrl } = useConfig();
  const [file, setFile] = useState<File | null>(null);
  const [isUnsupported, setUnsupported] = useState(false);
  const [chosenWay, setChoice] = useState<SendChoice | null>(null);
  /** Whether the columns are looked at; `null` where the person has not said. */
  const [wantsColumns, setWantsColumns] = useState<boolean | null>(null);
  /** What the service said of rows of the person's file, for "Fix and send again". */
  const [refused, setRefused] = useState<ReadonlyMap<number, readonly string[]>>(new Map());

  // The rows of a file that was discarded are still in the worker.
  const table = file !== null && sheet.preview.kind === 'table' ? sheet.preview : null;

  const read = (chosen: File, sheetName?: string) => {
    setFile(chosen);
    setChoice(null);
    setRefused(new Map());
    setWantsColumns(null);
    onAnother();
    void sheet.read({
      file: chosen,
      sheet: sheetName,
      lists: firms(),
      remembered: rememberedColumns(apiBaseUrl),
    });
  };

  return {
    file,
    isUnsupported,
    sheet,
    table,
    refused,
    /** The person did more than choose a file: that would be lost. */
    isWorkedOn:
      table !== null && (table.summary.edited + table.summary.leftOut > 0 || table.isMatchedByHand),
    choice: chosenWay ?? (table === null ? 'unchanged' : usualChoice(table)),
    setChoice,
    atColumns: wantsColumns ?? table?.isUnsure ?? false,
    lookAtColumns: setWantsColumns,
    /** Takes a .csv or .xlsx; any other file is discarded (product §5). */
    take: (chosen: File) => {
      const isSupported = /\.(csv|xlsx)$/i.test(chosen.name);
      setUnsupported(!isSupported);
      if (isSupported) read(chosen);
      else {
        setFile(null);
        onAnother();
      }
    },
    chooseSheet: (name: string) => file !== null && read(file, name),
    /** Goes on with the rows that the service refused. */
    fix: (rows: ReadonlyMap<number, readonly string[]>) => {
      setChoice(null);
      setRefused(rows);
      void sheet.keepOnly([...rows.keys()]);
    },
    /** Asked of the worker: the cell that was typed in last counts too. */
    isCorrected: async () => {
      const summary = table === null ? null : await sheet.summary();
      if (summary === null) return false;
      return summary.edited + summary.leftOut > 0 || table?.isMatchedByHand === true;
    },
    prepare: async (chosen: File): Promise<Upload | null> => {
      if (table === null) return { file: chosen, rows: { kind: 'unchanged', count: null } };
      // Asked of the worker: a cell that was left with this very click is counted there already.
      const summary = await sheet.wholeSummary();
      if (summary === null) return null;
      if ((chosenWay ?? usualChoice({ ...table, summary })) === 'unchanged')
        return { file: chosen, rows: { kind: 'unchanged', count: summary.rows } };
      const chosenColumns = columnChoiceOf(table);
      if (chosenColumns !== null) void rememberColumns(apiBaseUrl, chosenColumns);
      const corrected = await sheet.correctedFile();
      if (corrected === null) return null;
      const { csv, rowNumbers } = corrected;
      return { file: correctedFileOf(chosen, csv), rows: { kind: 'corrected', rowNumbers } };
    },
  };
}

/** Why not the person's own file would go, but a CSV with the template's columns; `null` where it would (rule I1). */
export type WhyCorrected = 'corrected' | 'matched' | 'form';

export function whyCorrected({
  summary,
  columns,
  matching,
  isMatchedByHand,
  sheet,
  headerRow,
  encodingGuessed,
}: PreviewTable): WhyCorrected | null {
  if (summary.edited + summary.leftOut > 0) return 'corrected';
  const isFilled = matching.texts.some((text) => text !== '') || matching.divided !== null;
  if (isMatchedByHand || isFilled || columns.some(({ by }) => by !== null && by !== 'key'))
    return 'matched';
  return sheet !== undefined || headerRow !== 1 || encodingGuessed ? 'form' : null;
}

/** A file that only has another form goes unchanged, as rule I1 says, with the offer beside it. */
function usualChoice(table: PreviewTable): SendChoice {
  const why = whyCorrected(table);
  return why === 'corrected' || why === 'matched' ? 'corrected' : 'unchanged';
}

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
