import type { QueryResult } from '../../ui/QueryState';

interface RecordQuery<T> extends QueryResult<T> {
  readonly currentData?: T | undefined;
  readonly isError: boolean;
}

/** Exposes only a record fetched since this screen opened (rule C7). A save reports its own errors, which come later. */
export function recordQueryState<T>({ currentData, error, isError, ...query }: RecordQuery<T>) {
  const isMissing = currentData === undefined;
  return {
    ...query,
    data: currentData,
    error: isMissing ? error : undefined,
    isError: isMissing && isError,
  };
}
