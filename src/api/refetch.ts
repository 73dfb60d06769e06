import { isOlderThan, MAX_LIST_AGE } from '../domain/days';
import { baseApi, type Tag } from './baseApi';
import { answersForgotten, type AppThunk } from './state';

const LIST_TAGS: Tag[] = ['Members', 'NewMembers', 'Counts'];

/** Resolves when the data that is being fetched again has come; a first load, for another screen, may take its time. */
export function refetchesSettled(): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const { queries } = getState().api;
    const running = dispatch(baseApi.util.getRunningQueriesThunk());
    return Promise.all(
      running.filter(({ queryCacheKey }) => queries[queryCacheKey]?.data !== undefined),
    );
  };
}

export const refetchLists = () => baseApi.util.invalidateTags(LIST_TAGS);

/** Fetches the shown lists and counts again that are older than {@link MAX_LIST_AGE}. */
export function refetchOldLists(): AppThunk<void> {
  return (dispatch, getState) => {
    const { queries } = getState().api;
    const isOld = (tag: Tag) =>
      baseApi.util
        .selectInvalidatedBy(getState(), [tag])
        .map(({ queryCacheKey }) => queries[queryCacheKey]?.fulfilledTimeStamp ?? 0)
        .some((at) => isOlderThan(at, MAX_LIST_AGE, Date.now()));
    dispatch(baseApi.util.invalidateTags(LIST_TAGS.filter(isOld)));
  };
}

/** Forgets all cached answers, and ends the reads on their way. Changes were sent, and go on. */
export function clearCachedAnswers(): AppThunk<void> {
  return (dispatch) => {
    for (const query of dispatch(baseApi.util.getRunningQueriesThunk())) query.abort();
    dispatch(answersForgotten());
  };
}
