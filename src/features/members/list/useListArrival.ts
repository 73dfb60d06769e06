import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { type ListReturnState, readUpdate, shouldChooseAll } from '../../../config/visits';
import { readTabItem, writeTabItem } from '../../../session/browserStorage';
import { type ListAddress, writeAddress } from './listAddress';

/**
 * What happens when the rows of a list are first shown: the page scrolls to where the person left the list (the router did so
 * when the rows were not there), to the row of the firm that was just updated, and `chooseAll` is called if the history state
 * asks for it. Returns the update that led here.
 */
export function useListArrival(
  areRowsHere: boolean,
  address: ListAddress,
  chooseAll: () => void,
): ListReturnState | null {
  const location = useLocation();
  const { pathname } = location;
  const arrival: unknown = location.state;
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [{ updated, choosesAll, isReturn }] = useState(() => ({
    updated: readUpdate(arrival),
    choosesAll: shouldChooseAll(arrival),
    isReturn: isPop || readUpdate(arrival) !== null,
  }));
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
  const arrive = useEffectEvent(() => {
    areRowsShown.current = true;
    if (isReturn) scrollTo(0, Number(readTabItem(scrollKey)));
    document.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
    if (choosesAll) chooseAll();
    // Otherwise Back or a reload would mark the row, or choose the firms, again.
    if (updated !== null || choosesAll)
      void navigate(
        { search: writeAddress(address).toString() },
        { replace: true, state: null, preventScrollReset: true },
      );
  });
  // Before the browser paints the rows elsewhere.
  useLayoutEffect(() => {
    if (areRowsHere) arrive();
  }, [areRowsHere]);
  return updated;
}
