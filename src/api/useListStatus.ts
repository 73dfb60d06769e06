import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ApiRoot } from './rootApi';
import type { ListName } from './listCall';
import { members } from './members';

/** Whether a list is being read, or could not be: for a row, whose page would pay for a hook of the query in each. */
export function useListStatus(list: ListName) {
  // One for each row: one for all would hold the list that it saw last, also after its person is gone.
  const select = useMemo(() => members.endpoints[list].select(), [list]);
  return useSelector((state: ApiRoot) => select(state).status);
}
