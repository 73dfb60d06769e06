import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { forgetFirstList } from '../api/firstList';
import type { ListName } from '../api/listCall';
import type { ApiDispatch } from '../api/rootApi';

/** Stands behind the guard: the list of a screen that may be shown is asked for while the script of the screen comes. */
export function ListAhead({ list }: { readonly list: ListName }) {
  const dispatch = useDispatch<ApiDispatch>();
  // Asked of the service. Where the file does not come the screen itself says so.
  useEffect(() => {
    let allowed = true;
    import('../api/listOnArrival').then(
      ({ askAhead }) => allowed && dispatch(askAhead(list)),
      () => undefined,
    );
    return () => {
      allowed = false;
      forgetFirstList();
    };
  }, [list, dispatch]);
  return null;
}
