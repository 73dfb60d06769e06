import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ApiRoot } from './rootApi';
import type { ListName } from './listCall';
import { members } from './members';

/** Whether a list is being read, or could not be. */
export function useListStatus(list: ListName) {
  // Of this screen: one for all would hold the list that it saw last, also after its person is gone.
  const select = useMemo(() => members.endpoints[list].select(), [list]);
  return useSelector((state: ApiRoot) => select(state).status);
}
