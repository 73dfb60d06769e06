import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FromList } from '../../config/listVisit';

/** What a link to a screen of one firm carries: that screen knows the list as it is left, and leads back to it. */
export function useFromList(): FromList {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/** The same at the moment it is asked for, by a function that stays the same: a page of rows is not drawn for an address. */
export function useFromListNow(): () => FromList {
  const { list } = useFromList();
  const now = useRef(list);
  useLayoutEffect(() => {
    now.current = list;
  }, [list]);
  return useCallback(() => ({ list: now.current }), []);
}
