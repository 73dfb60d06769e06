import { useEffect, useEffectEvent, useState } from 'react';
import { isEndOfSession } from '../domain/failure';
import { useDialogs } from './dialogs/DialogsContext';

/**
 * Shows the spec's dialog for a load that failed; what failed and Retry stand in the page as well. A session that ended
 * is told once and elsewhere (rule S3).
 */
export function useLoadFailureDialog(
  query: { readonly isError: boolean; readonly error?: unknown },
  title: string,
  text?: string,
): void {
  const { showMessage } = useDialogs();
  // The failure itself, not whether there is one: a Retry that fails at once is told again.
  const failure = query.isError && !isEndOfSession(query.error) ? query.error : null;
  // What another screen has met with the same call was told there; it is asked again here.
  const [ofBefore] = useState(failure);
  // Once for each failure: the same texts in another language are no second one.
  const showFailure = useEffectEvent(() =>
    showMessage(text === undefined ? { title } : { title, text }),
  );
  // A load fails by itself: no act of the person stands behind it.
  useEffect(() => {
    if (failure !== null && failure !== ofBefore) void showFailure();
  }, [failure, ofBefore]);
}
