import { useId, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { unsavedAdded, unsavedRemoved } from './sessionSlice';

/** Registers a screen's unsaved work, so that leaving asks first: other words while it is being saved. */
export function useUnsavedChanges(hasUnsaved: boolean, isBeingSaved = false): void {
  const dispatch = useDispatch();
  const ownerId = useId();
  // A layout effect: the store knows about the work before anybody can see it and press Back.
  useLayoutEffect(() => {
    if (!hasUnsaved) return;
    dispatch(unsavedAdded({ holder: ownerId, isBeingSaved }));
    return () => {
      dispatch(unsavedRemoved(ownerId));
    };
  }, [dispatch, ownerId, hasUnsaved, isBeingSaved]);
}
