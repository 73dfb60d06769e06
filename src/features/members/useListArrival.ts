import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shouldChooseAll, readUpdate } from '../../config/listVisit';

/** What this visit to the list began with: the update of a firm, or the choice of all that the filter shows. */
export function useListArrival() {
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [arrival] = useState(() => ({
    updated: readUpdate(state),
    areAllChosen: shouldChooseAll(state),
  }));
  // The history keeps it otherwise, and Back or a reload would mark the row, or choose the firms, again.
  useEffect(() => {
    if (readUpdate(state) !== null || shouldChooseAll(state))
      void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }, [state, search, navigate]);
  return arrival;
}
