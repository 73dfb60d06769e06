import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { forgetFirstList } from '../api/firstList';
import type { ListName } from '../api/listCall';
import type { ApiDispatch } from '../api/rootApi';
import type { RouteRow } from './routes';

interface ListAheadProps {
  readonly list: ListName;
  /** The screen of the list, which asks by itself where its script is there. */
  readonly Page: RouteRow['Page'];
}

/** Stands behind the guard: the list of a screen that may be shown is asked for while the script of the screen comes. */
export function ListAhead({ list, Page }: ListAheadProps) {
  const dispatch = useDispatch<ApiDispatch>();
  // Asked of the service. Where the file does not come the screen itself says so.
  useEffect(() => {
    let allowed = true;
    const isNeeded = () => allowed && 'isThere' in Page && !Page.isThere();
    import('../api/listOnArrival').then(
      ({ askAhead }) => isNeeded() && dispatch(askAhead(list)),
      () => undefined,
    );
    return () => {
      allowed = false;
      forgetFirstList();
    };
  }, [list, Page, dispatch]);
  return null;
}
