import { useId, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { unsavedAdded, unsavedRemoved } from '../sessionSlice';

/** Registers a screen's unsaved work, so that leaving the screen asks first (rules F6, S3, C6). */
export function useUnsavedChanges(hasUnsaved: boolean): void {
  const dispatch = useDispatch();
  const ownerId = useId();
  // A layout effect: the store knows about the work before anybody can see it and press Back.
  useLayoutEffect(() => {
    if (!hasUnsaved) return;
    dispatch(unsavedAdded(ownerId));
    return () => {
      dispatch(unsavedRemoved(ownerId));
    };
  }, [dispatch, ownerId, hasUnsaved]);
}
