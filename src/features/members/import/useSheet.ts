import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { members } from '../../../api/members';
import { useConfig } from '../../../config/ConfigContext';
import type { ListName } from '../../../config/paths';
import { LocalStoreContext } from '../../../session/localStore';
import { serviceKey } from '../../../session/personKey';
import { columnChoices } from './columnUse';
import { isSpreadsheet } from './filePicker';
import type { ComparedLists } from './memberChecks';
import { type Choice, type FileSource, sheetActions } from './sheetActions';

/** The chosen file and what is shown of it: a worker reads, checks and corrects its rows (rules I2–I4). */
export function useSheet(list: ListName, firstFile?: File) {
  const [choice, setChoice] = useState<Choice>(
    firstFile === undefined ? 'none' : { kind: 'opening', file: firstFile, isPasted: false },
  );
  const [sheet] = useState(() => sheetActions(setChoice));
  const lists = useListedFirms(list);
  const store = useContext(LocalStoreContext);
  const service = serviceKey(useConfig().apiBaseUrl);

  /** Accepts a .csv or .xlsx; any other file is discarded (product §5). */
  const take = (source: FileSource) => {
    const remembered = store.read(service, columnChoices).then(({ entries }) => entries);
    if (isSpreadsheet(source.file)) sheet.read(source, { lists, remembered });
    else sheet.refuse();
  };
  const takeFirst = useEffectEvent(() => {
    if (firstFile !== undefined) take({ file: firstFile, isPasted: false });
  });
  useEffect(() => {
    takeFirst();
    return sheet.end;
  }, [sheet]);

  const chosen = typeof choice === 'string' ? null : choice;
  const isLate =
    lists.listed !== null && chosen?.kind === 'table' && chosen.shown.counts.has('unknown');
  const compare = useEffectEvent(() => void sheet.compare(lists));
  // The list may arrive after the file; then new firms can be recognised.
  useEffect(() => {
    if (isLate) compare();
  }, [isLate]);

  return { chosen, isUnsupported: choice === 'unsupported', sheet, take };
}

/** The firms of the list behind the dialog and of the other one, as far as they are loaded; fetches nothing. */
function useListedFirms(list: ListName): ComparedLists {
  const registered = members.endpoints.members.useQueryState();
  const fresh = members.endpoints.newMembers.useQueryState();
  const [own, other] = list === 'members' ? [registered, fresh] : [fresh, registered];
  return { listed: own.data?.rows ?? null, others: other.data?.rows ?? [] };
}
