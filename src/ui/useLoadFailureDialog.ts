import { useEffect, useEffectEvent, useState } from 'react';
import { isEndOfSession } from '../domain/failure';
import { type MessageInLanguage, useDialogs } from './dialogs/DialogsContext';

/** Shows the specification's dialog for a failed load. The end of a session is shown only once, elsewhere (rule S3). */
export function useLoadFailureDialog(
  query: { readonly isError: boolean; readonly error?: unknown },
  message: MessageInLanguage,
): void {
  const { showMessage } = useDialogs();
  // The error object, not a boolean: a Retry that fails at once is shown again.
  const failure = query.isError && !isEndOfSession(query.error) ? query.error : null;
  // Another screen has already shown an earlier failure of this query; it is being refetched now.
  const [initialFailure] = useState(failure);
  const showFailure = useEffectEvent(() => showMessage(message));
  useEffect(() => {
    if (failure !== null && failure !== initialFailure) void showFailure();
  }, [failure, initialFailure]);
}
