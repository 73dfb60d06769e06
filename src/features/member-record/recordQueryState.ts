/** The parts of an RTK Query result that are used. */
interface RecordQuery<T> {
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Exposes only a record fetched since this screen opened (rule C7). Later errors come from a save, which reports them itself.
 */
export function recordQueryState<T>({ currentData, error, isError, ...query }: RecordQuery<T>) {
  const isMissing = currentData === undefined;
  return {
    data: currentData,
    error: isMissing ? error : undefined,
    isError: isMissing && isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}
