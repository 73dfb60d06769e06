import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { shouldChooseAll, readUpdate } from '../../config/listVisit';
import { readTabItem, writeTabItem } from '../../session/tabStorage';

/**
 * The history state with which the list was opened: the update of a firm, or the selection of all filtered firms. `onRowsShown`
 * scrolls to where the person left the list: the router did so when the rows were not there.
 */
export function useListArrival() {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [arrival] = useState(() => ({
    updated: readUpdate(state),
    areAllChosen: shouldChooseAll(state),
    isReturn: isPop || readUpdate(state) !== null,
  }));
  // Otherwise Back or a reload would mark the row, or select the firms, again.
  useEffect(() => {
    if (readUpdate(state) !== null || shouldChooseAll(state))
      void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }, [state, search, navigate]);
  const scrollKey = `scroll:${pathname}`;
  const areRowsShown = useRef(false);
  // In a layout effect, since the router then scrolls for the next screen.
  useLayoutEffect(() => {
    const keep = () => areRowsShown.current && writeTabItem(scrollKey, String(scrollY));
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [scrollKey]);
  const onRowsShown = () => {
    areRowsShown.current = true;
    if (arrival.isReturn) scrollTo(0, Number(readTabItem(scrollKey)));
    document.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  };
  return { ...arrival, onRowsShown };
}
