/** What a hook of RTK Query hands out of a record. */
interface RecordQuery<T> {
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What this opening has read (rule C7). Once it is there, a read that fails is that of a save, which tells of it. */
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
