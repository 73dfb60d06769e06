import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  type ChangesRoot,
  selectIsRunning,
  selectIsUnsettled,
  selectSentBefore,
} from '../../api/changes';
import { useSendChange } from '../../api/useChange';
import { useListStatus } from '../../api/useListStatus';
import { useNoteLinkSent, useOfficeMemoryNow } from '../../session/memory/useOfficeMemory';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { useTellEnding } from '../../ui/useTellEnding';
import { type Rows, RowsContext, type Running, RunningContext } from './RowsContext';
import { useApplicationNow } from './useApplicationNow';
import { useLinkTo } from './useLinkTo';

/** Around a list: hands its rows what they act with, and draws their buttons again when a change begins or ends. */
export function RowsProvider({ children }: { readonly children: ReactNode }) {
  const dialogs = useDialogs();
  const linkTo = useLinkTo();
  const sendChange = useSendChange();
  const tellEnding = useTellEnding();
  const reasonAgainst = useApplicationNow();
  const noteLinkSent = useNoteLinkSent();
  const memoryNow = useOfficeMemoryNow();
  const rows = useMemo<Rows>(
    () => ({
      ...dialogs,
      linkTo,
      sendChange,
      tellEnding,
      reasonAgainst,
      noteLinkSent,
      memoryNow,
    }),
    [dialogs, linkTo, sendChange, tellEnding, reasonAgainst, noteLinkSent, memoryNow],
  );
  return (
    <RowsContext value={rows}>
      <RunningContext value={useRunningNow()}>{children}</RunningContext>
    </RowsContext>
  );
}

function useRunningNow(): Running {
  const members = useListStatus('members');
  const newMembers = useListStatus('newMembers');
  const changes = useSelector((state: ChangesRoot) => state.changes);
  return useMemo(() => {
    const root = { changes };
    return {
      isRunning: (change) => selectIsRunning(root, change),
      isUnsettled: (change) => selectIsUnsettled(root, change),
      sentBefore: (change) => selectSentBefore(root, change),
      status: { members, newMembers },
    };
  }, [changes, members, newMembers]);
}
