import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AfterUpdate, updateOf } from '../../config/listVisit';

/** The update that this visit to the list began with; `null` on every other visit. */
export function useUpdated(): AfterUpdate | null {
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [updated] = useState(() => updateOf(state));
  // The history keeps it otherwise, and Back or a reload would mark the row again.
  useEffect(() => {
    if (updateOf(state) !== null)
      void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }, [state, search, navigate]);
  return updated;
}
