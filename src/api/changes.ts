import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ChangesState {
  /** How many hold each running change: the work around it, and its call on the wire. */
  readonly running: Readonly<Record<string, number>>;
  /** Changes whose last try ended without an answer that can be trusted (rule W9). */
  readonly unsettled: readonly string[];
}

const initialState: ChangesState = { running: {}, unsettled: [] };

/**
 * The one register of what is being changed (rule C1). A change is known by what it changes: its method and path,
 * with the id in it. It outlives the button that was pressed, the screen and the session.
 */
export const changesSlice = createSlice({
  name: 'changes',
  initialState,
  reducers: {
    changeBegan: ({ running, unsettled }, { payload: change }: PayloadAction<string>) => ({
      running: { ...running, [change]: (running[change] ?? 0) + 1 },
      unsettled,
    }),
    changeEnded: ({ running, unsettled }, { payload: change }: PayloadAction<string>) => {
      const { [change]: holders = 1, ...others } = running;
      return { running: holders > 1 ? { ...others, [change]: holders - 1 } : others, unsettled };
    },
    /** The wire told how a change ended, or that nobody knows. */
    changeSettled: (
      { running, unsettled },
      { payload: { change, certain } }: PayloadAction<{ change: string; certain: boolean }>,
    ) => {
      const others = unsettled.filter((other) => other !== change);
      return { running, unsettled: certain ? others : [...others, change] };
    },
  },
  selectors: {
    selectIsRunning: ({ running }, change: string) => (running[change] ?? 0) > 0,
    selectIsUnsettled: ({ unsettled }, change: string) => unsettled.includes(change),
  },
});

/** The part of the store that knows what is being changed. */
export type ChangesRoot = { readonly [changesSlice.reducerPath]: ChangesState };

export const { changeBegan, changeEnded, changeSettled } = changesSlice.actions;
export const { selectIsRunning, selectIsUnsettled } = changesSlice.selectors;
