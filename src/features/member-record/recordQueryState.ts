interface RecordQuery<T> {
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Exposes only a record fetched since this screen opened (rule C7). A save reports its own errors, which come later. */
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
