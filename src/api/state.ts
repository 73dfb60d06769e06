import {
  addListener,
  combineReducers,
  createAction,
  type ListenerEffect,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { sessionReducer } from '../session/sessionSlice';
import { baseApi } from './baseApi';
import { changesReducer } from './once';
import { slowReadsReducer } from './timeLimit';

export const answersForgotten = createAction('api/answersForgotten');

type Answers = ReturnType<typeof baseApi.reducer>;

/** `baseApi.reducer`, and forgets all cached answers. `resetApiState` would also abort running changes, which were sent. */
function apiReducer(state: Answers | undefined, action: UnknownAction): Answers {
  if (state === undefined || !answersForgotten.match(action)) return baseApi.reducer(state, action);
  const { queries, provided } = baseApi.reducer(undefined, action);
  return { ...state, queries, provided };
}

export const rootReducer = combineReducers({
  session: sessionReducer,
  changes: changesReducer,
  slowReads: slowReadsReducer,
  [baseApi.reducerPath]: apiReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppThunk<T> = ThunkAction<T, RootState, unknown, UnknownAction>;

export type AppStore = Store<RootState> & { readonly dispatch: AppDispatch };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

const listen = addListener.withTypes<RootState, AppDispatch>();

/** Resolves as soon as the state is so. */
export const until =
  (isSo: (state: RootState) => boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isSo(getState())) return;
    await new Promise<void>((resolve) => {
      const effect: ListenerEffect<UnknownAction, RootState, AppDispatch> = (_, listener) => {
        listener.unsubscribe();
        resolve();
      };
      dispatch(listen({ predicate: (_, state) => isSo(state), effect }));
    });
  };
