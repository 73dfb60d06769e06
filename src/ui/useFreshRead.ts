import { useEffect, useEffectEvent, useState } from 'react';

/** What a hook of RTK Query hands out of a read. */
interface Read<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly isFetching: boolean;
  readonly requestId?: string | undefined;
  readonly refetch: () => unknown;
}

/**
 * Hands out only what was asked of the service after this screen was opened (rule C7): not the copy that another
 * screen has left, nor the answer of a read that was on its way then. Known by the request, since a clock may be set back.
 * `opening` changes where something is opened within the screen.
 */
export function useFreshRead<T>(query: Read<T>, opening = 0) {
  const { requestId, isError, isSuccess, isFetching } = query;
  const [seen, setSeen] = useState({ opening, before: requestId, hasEnded: false, hasData: false });
  const known =
    seen.opening === opening
      ? seen
      : { opening, before: requestId, hasEnded: false, hasData: false };

  // One that was on its way is no read of this opening; the next one is.
  const hasEnded = !isFetching && requestId !== known.before && (isSuccess || isError);
  const now = {
    ...known,
    hasEnded: known.hasEnded || hasEnded,
    hasData: known.hasData || (hasEnded && isSuccess),
  };
  // That a read has ended is kept beyond the next one, and no field of RTK Query's says it.
  if (now.hasEnded !== seen.hasEnded || now.hasData !== seen.hasData || known !== seen)
    setSeen(now);

  // RTK Query reads again on its own where a screen is mounted, unless a read is on its way.
  // By the request: one that began and ended within a frame leaves the same state, stale, for the next opening.
  const stale = !isFetching && requestId === known.before ? requestId : undefined;
  const readAgain = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    if (stale !== undefined) readAgain();
  }, [stale]);

  return {
    data: now.hasData ? query.data : undefined,
    // Once it is there, a read that fails is that of a save, which tells of it.
    error: now.hasEnded && !now.hasData ? query.error : undefined,
    isError: now.hasEnded && !now.hasData && isError,
    isFetching,
    refetch: query.refetch,
  };
}
