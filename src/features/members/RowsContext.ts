import type { QueryStatus } from '@reduxjs/toolkit/query/react';
import { createContext, useContext } from 'react';
import type { ListName } from '../../api/listCall';
import type { useSendChange } from '../../api/useChange';
import type { SentBefore } from '../../domain/sentBefore';
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
}

/** What of it changes while the rows stand. */
export interface Running {
  /** Of a change by its name, whoever began it (rules C1, W9). */
  readonly isRunning: (change: string) => boolean;
  readonly isUnsettled: (change: string) => boolean;
  /** Sent before the page was loaded, and nobody knows what came of it (rule C11). */
  readonly sentBefore: (change: string) => SentBefore | undefined;
  /** Whether a list is being read, or could not be. */
  readonly status: Readonly<Record<ListName, QueryStatus>>;
}

export const RowsContext = createContext<Rows | null>(null);
export const RunningContext = createContext<Running | null>(null);

const OUTSIDE = 'A row is shown outside of its list';

export function useRows(): Rows {
  const rows = useContext(RowsContext);
  if (rows === null) throw new Error(OUTSIDE);
  return rows;
}

/** Draws its component again when any change begins or ends. */
export function useRunning(): Running {
  const running = useContext(RunningContext);
  if (running === null) throw new Error(OUTSIDE);
  return running;
}
