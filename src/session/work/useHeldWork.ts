import { useId, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { workHeld, workReleased } from '../sessionSlice';

/** Tells the portal that a screen holds work that would be lost: leaving it is then asked about (rules F6, S3, C6). */
export function useHeldWork(unsaved: boolean): void {
  const dispatch = useDispatch();
  const holder = useId();
  // The store outlives the screen. It learns of the work before anybody can see it and press Back, and that it went with the
  // screen.
  useLayoutEffect(() => {
    if (!unsaved) return;
    dispatch(workHeld(holder));
    return () => {
      dispatch(workReleased(holder));
    };
  }, [dispatch, holder, unsaved]);
}
