import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { workChanged } from './sessionSlice';

/** Tells the portal that a screen holds work that would be lost: leaving it is then asked about (decisions F6, S3). */
export function useHeldWork(unsaved: boolean): void {
  const dispatch = useDispatch();
  // The store outlives the screen: it learns of the work while it is there, and that it went with the screen.
  useEffect(() => {
    dispatch(workChanged(unsaved));
    return () => {
      dispatch(workChanged(false));
    };
  }, [dispatch, unsaved]);
}
