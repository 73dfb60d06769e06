import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shouldChooseAll, readUpdate } from '../../config/listVisit';

/** The history state with which the list was opened: the update of a firm, or the selection of all filtered firms. */
export function useListArrival() {
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [arrival] = useState(() => ({
    updated: readUpdate(state),
    areAllChosen: shouldChooseAll(state),
  }));
  // Otherwise Back or a reload would mark the row, or select the firms, again.
  useEffect(() => {
    if (readUpdate(state) !== null || shouldChooseAll(state))
      void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }, [state, search, navigate]);
  return arrival;
}
