import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Outcome } from '../domain/outcome';

interface ChangesState {
  /** How many hold each running change: the work around it, and its call on the wire. */
  readonly running: Readonly<Record<string, number>>;
  /** Changes whose last try ended without an answer that can be trusted (rule W9). */
  readonly unsettled: readonly string[];
  /** What changes have brought about that are still under their name: a list that was asked for before does not know it. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** A queue runs in this tab: it reads the lists again itself, and their rows keep their places (rule Q3). */
  readonly queueRuns: boolean;
}

const initialState: ChangesState = {
  running: {},
  unsettled: [],
  outcomes: {},
  queueRuns: false,
};

/**
 * The one register of what is being changed (rule C1). A change is known by what it changes: its method and path,
 * with the id in it. It outlives the button that was pressed, the screen and the session.
 */
export const changesSlice = createSlice({
  name: 'changes',
  initialState,
  reducers: {
    changeBegan: (state, { payload: change }: PayloadAction<string>): ChangesState => ({
      ...state,
      running: { ...state.running, [change]: (state.running[change] ?? 0) + 1 },
    }),
    changeEnded: (state, { payload: change }: PayloadAction<string>): ChangesState => {
      const { [change]: holders = 1, ...others } = state.running;
      if (holders > 1) return { ...state, running: { ...others, [change]: holders - 1 } };
      const { [change]: _, ...outcomes } = state.outcomes;
      return { ...state, running: others, outcomes };
    },
    /** The answer said yes: by it the lists are right until they have been read again. */
    outcomeCame: (
      state,
      { payload: { change, outcome } }: PayloadAction<{ change: string; outcome: Outcome }>,
    ): ChangesState => ({ ...state, outcomes: { ...state.outcomes, [change]: outcome } }),
    /** The wire told how a change ended, or that nobody knows. */
    changeSettled: (
      state,
      { payload: { change, certain } }: PayloadAction<{ change: string; certain: boolean }>,
    ): ChangesState => {
      const others = state.unsettled.filter((other) => other !== change);
      return { ...state, unsettled: certain ? others : [...others, change] };
    },
    queueBegan: (state): ChangesState => ({ ...state, queueRuns: true }),
    queueEnded: (state): ChangesState => ({ ...state, queueRuns: false }),
  },
  selectors: {
    selectChanges: (changes) => changes,
    selectIsRunning: ({ running }, change: string) => (running[change] ?? 0) > 0,
    selectIsUnsettled: ({ unsettled }, change: string) => unsettled.includes(change),
    selectQueueRuns: ({ queueRuns }) => queueRuns,
  },
});

/** The part of the store that knows what is being changed. */
export type ChangesRoot = { readonly [changesSlice.reducerPath]: ChangesState };

export const { changeBegan, changeEnded, outcomeCame, changeSettled, queueBegan, queueEnded } =
  changesSlice.actions;
export const { selectChanges, selectIsRunning, selectIsUnsettled, selectQueueRuns } =
  changesSlice.selectors;

/** The same of a store's state as RTK Query hands it to a call. */
export const queueRunsIn = (state: unknown): boolean => isRoot(state) && selectQueueRuns(state);

/** What stands in the register as brought about, as RTK Query hands the state to a call. */
export const outcomesIn = (state: unknown): readonly Outcome[] =>
  isRoot(state) ? Object.values(state.changes.outcomes) : [];

const isRoot = (state: unknown): state is ChangesRoot =>
  typeof state === 'object' && state !== null && changesSlice.reducerPath in state;
