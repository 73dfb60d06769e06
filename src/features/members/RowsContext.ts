import type { QueryStatus } from '@reduxjs/toolkit/query/react';
import { createContext, useContext } from 'react';
import type { ListName } from '../../api/freshList';
import type { useSendChange } from '../../api/useChange';
import type { OfficeMemory } from '../../session/memory/OfficeMemory';
import type { useNoteLinkSent } from '../../session/memory/useOfficeMemory';
import type { Dialogs } from '../../ui/dialogs/DialogsContext';
import type { useTellEnding } from '../../ui/useTellEnding';
import type { useApplicationNow } from './useApplicationNow';
import type { LinkTo } from './useLinkTo';

/** What the rows of a list act with. The list asks for it once: a page of rows would pay for each hook in each of them. */
export interface Rows extends Dialogs {
  readonly linkTo: LinkTo;
  readonly sendChange: ReturnType<typeof useSendChange>;
  readonly tellEnding: ReturnType<typeof useTellEnding>;
  readonly reasonAgainst: ReturnType<typeof useApplicationNow>;
  readonly noteLinkSent: ReturnType<typeof useNoteLinkSent>;
  readonly memoryNow: () => OfficeMemory;
  /** Of a change by its name, whoever began it (rules C1, W9). */
  readonly isRunning: (change: string) => boolean;
  readonly isUnsettled: (change: string) => boolean;
  /** Whether a list is being read, or could not be. */
  readonly status: Readonly<Record<ListName, QueryStatus>>;
}

export const RowsContext = createContext<Rows | null>(null);

export function useRows(): Rows {
  const rows = useContext(RowsContext);
  if (rows === null) throw new Error('A row is shown outside of its list');
  return rows;
}
