import { useContext, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { members } from '../../api/members';
import { useConfig } from '../../config/ConfigContext';
import type { ListName } from '../../config/paths';
import { LocalStoreContext } from '../../session/localStore';
import { serviceKey } from '../../session/personKey';
import { columnChoices, withRemembered } from './columns/columnChoices';
import { isSpreadsheet } from './filePicker';
import { type ChosenFile, type FileSource, importReducer, NOTHING_CHOSEN } from './importReducer';
import { type ComparedLists, isListUnknown } from './memberValidator';
import { type FileRead, sheetCommands } from './sheetCommands';
import { useSending } from './useSending';
import { columnChoiceOf, isEdited, sendChoiceOf, type Upload } from './uploadChoice';

/**
 * State and actions of the Import Members dialog. A worker reads, checks and corrects the chosen file (rules I2–I4) and holds
 * its rows; rule I1 decides what is sent.
 */
export function useImport(list: ListName, firstFile?: File) {
  const [state, dispatch] = useReducer(importReducer, firstFile, stateAtFirst);
  const [sheet] = useState(() => sheetCommands(dispatch));
  const lists = useListedFirms(list);
  const store = useContext(LocalStoreContext);
  const service = serviceKey(useConfig().apiBaseUrl);
  const reading = useRef<Promise<FileRead>>(undefined);

  const { chosen } = state;
  const table = chosen?.preview.kind === 'table' ? chosen.preview : null;

  const isLate = lists.listed !== null && table !== null && isListUnknown(table.summary);
  const revalidate = useEffectEvent(() => void sheet.compare(lists));
  // The list may arrive after the file; then new firms can be recognised.
  useEffect(() => {
    if (isLate) revalidate();
  }, [isLate]);

  const read = ({ file, sheet: name }: FileSource) => {
    const remembered = store.read(service, columnChoices).then(({ entries }) => entries);
    reading.current = sheet.read({ file, sheet: name, lists }, remembered);
  };

  const readFirst = useEffectEvent(() => {
    if (firstFile !== undefined) read({ file: firstFile, isPasted: false });
  });
  useEffect(() => {
    readFirst();
    // Frees the rows in the worker when the dialog closes.
    return () => sheet.end();
  }, [sheet]);

  const choose = (source: FileSource) => {
    dispatch({ type: 'fileChosen', ...source });
    read(source);
  };

  /** Prepares the file to send; `null` if there is none. */
  const prepare = async (file: ChosenFile): Promise<Upload | null> => {
    const whole = await reading.current;
    if (whole === undefined || whole === 'stopped') return null;
    if (whole === 'unusable' || file.preview.kind === 'unusable')
      // Rows that were shown, and perhaps corrected, are not silently replaced by the unchanged file.
      return table === null ? { file: file.file, rows: { kind: 'unchanged', count: null } } : null;
    const summary = await sheet.summary();
    if (summary === null) return null;
    // Pressed before the rows were shown, so they are unchanged.
    const shown = table ?? whole;
    const now = { ...shown, summary };
    if (sendChoiceOf(file, now) === 'unchanged')
      return { file: file.file, rows: { kind: 'unchanged', count: summary.rows } };
    const columns = columnChoiceOf(now);
    if (columns !== null) void store.change(service, columnChoices, withRemembered(columns));
    const corrected = await sheet.correctedFile();
    if (corrected === null) return null;
    const { csv, rowNumbers } = corrected;
    const name = `${file.file.name.replace(/\.[^.]*$/, '')}-corrected.csv`;
    return {
      file: new File([csv], name, { type: 'text/csv' }),
      rows: { kind: 'corrected', rowNumbers },
    };
  };

  const { send, isRunning, ...sending } = useSending(list, dispatch, sheet);
  return {
    ...sending,
    ...state,
    dispatch,
    list,
    table,
    sheet,
    /** Accepts a .csv or .xlsx; any other file is discarded (product §5). */
    take: (source: FileSource) => {
      // Start Import may have been pressed while the question was open.
      if (isRunning()) return;
      if (isSpreadsheet(source.file)) choose(source);
      else dispatch({ type: 'fileRefused' });
    },
    readSheet: (name: string) => chosen !== null && choose({ ...chosen, sheet: name }),
    readAgain: () => {
      if (chosen === null) return;
      dispatch({ type: 'previewChanged', preview: { kind: 'opening' } });
      read(chosen);
    },
    send: () => chosen !== null && send(chosen, prepare(chosen)),
    /** Asks the worker, so that the cell edited last counts too. */
    isCorrected: async () => {
      const summary = table === null ? null : await sheet.summary();
      return summary !== null && isEdited(summary);
    },
    /** Continues with the rows that the server rejected. */
    fix: async (refused: ChosenFile['refused']) => {
      await sheet.work((tasks) => tasks.keepOnly([...refused.keys()]));
      dispatch({ type: 'fixingStarted', refused });
    },
  };
}

const stateAtFirst = (file: File | undefined) =>
  file === undefined
    ? NOTHING_CHOSEN
    : importReducer(NOTHING_CHOSEN, { type: 'fileChosen', file, isPasted: false });

/** The firms of the list behind the dialog and of the other one, as far as they are loaded; fetches nothing. */
function useListedFirms(list: ListName): ComparedLists {
  const registered = members.endpoints.members.useQueryState();
  const fresh = members.endpoints.newMembers.useQueryState();
  const [own, other] = list === 'members' ? [registered, fresh] : [fresh, registered];
  return { listed: own.data?.rows ?? null, others: other.data?.rows ?? [] };
}

export type Import = ReturnType<typeof useImport>;
