import { useCallback } from 'react';
import type { ChangeResult } from '../domain/changeResult';
import type { Failure } from '../domain/failure';
import type { TFunction } from '../i18n/Text';
import { type Message, useDialogs } from './dialogs/DialogsContext';
import type { FormInstance } from './plain/Form';
import { showFieldErrors, textOfOtherFields } from './plain/showFieldErrors';

interface ResultMessages<T> extends Pick<Message, 'subject'> {
  /** The form that was sent: errors of its fields are shown below them (rule W7). */
  readonly form?: FormInstance;
  /** `others` are the service's errors about fields that the form does not show. */
  readonly failed: (t: TFunction, failure: Failure, others: string | null) => Message;
  /** Omit it if the change on the screen says enough. */
  readonly done?: (t: TFunction, data: T) => Message;
}

/**
 * Shows the result of a change (rules C4, W7): nothing if it is ignored, field errors below the fields, the rest in a message, or
 * in a notice if the person has left the screen. Resolves to true if the change succeeded and the person has read so.
 */
export function useShowResult() {
  const { showMessage } = useDialogs();
  return useCallback(
    async <T>(
      result: ChangeResult<T>,
      { form, failed, done, subject }: ResultMessages<T>,
    ): Promise<boolean> => {
      const about = subject === undefined ? {} : { subject };
      switch (result.kind) {
        case 'ignored':
          return false;
        case 'done':
          return (
            done === undefined ||
            showMessage((t) => ({ kind: 'success', ...done(t, result.data), ...about }))
          );
        case 'failed': {
          const { failure } = result;
          if (form !== undefined && showFieldErrors(form, failure)) return false;
          const others = form === undefined ? null : textOfOtherFields(form, failure);
          await showMessage((t) => ({ ...failed(t, failure, others), ...about }));
          return false;
        }
      }
    },
    [showMessage],
  );
}
