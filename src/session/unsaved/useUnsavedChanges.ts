import { useId, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { unsavedAdded, unsavedRemoved } from '../sessionSlice';

/** Tells the portal that a screen holds work that would be lost: leaving it is then asked about (rules F6, S3, C6). */
export function useUnsavedChanges(hasUnsaved: boolean): void {
  const dispatch = useDispatch();
  const holder = useId();
  // The store outlives the screen. It learns of the work before anybody can see it and press Back, and that it went with the
  // screen.
  useLayoutEffect(() => {
    if (!hasUnsaved) return;
    dispatch(unsavedAdded(holder));
    return () => {
      dispatch(unsavedRemoved(holder));
    };
  }, [dispatch, holder, hasUnsaved]);
}
