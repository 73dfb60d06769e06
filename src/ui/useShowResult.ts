import { useCallback } from 'react';
import type { ChangeResult } from '../domain/changeResult';
import type { Failure } from '../domain/failure';
import { type Message, useDialogs } from './dialogs/DialogsContext';
import type { FormInstance } from './plain/Form';
import { showFieldErrors, textOfOtherFields } from './plain/showFieldErrors';

/** What a person is told of the end of a change. */
interface ResultMessages<T> extends Pick<Message, 'subject'> {
  /** The form that it was sent from: what the service says of its fields stands under them (rule W7). */
  readonly form?: FormInstance;
  /** `others` is what the service says of fields that the form does not show. */
  readonly failed: (failure: Failure, others: string | null) => Message;
  /** Nothing where what changed on the screen says enough. */
  readonly done?: (data: T) => Message;
}

/**
 * Tells how a change ended (rules C4, W7): nothing where there is nothing to say, a refused field under the field, the rest
 * in a message of the screen, or in a notice for who has left it. Resolves to whether it was done, and the person has read so.
 */
export function useShowResult() {
  const { showMessage } = useDialogs();
  return useCallback(
    async <T>(
      result: ChangeResult<T>,
      { form, failed, done, subject }: ResultMessages<T>,
    ): Promise<boolean> => {
      const whom = subject === undefined ? {} : { subject };
      switch (result.kind) {
        case 'ignored':
          return false;
        case 'done':
          return done === undefined || showMessage({ ...done(result.data), ...whom });
        case 'failed': {
          const { failure } = result;
          if (form !== undefined && showFieldErrors(form, failure)) return false;
          const others = form === undefined ? null : textOfOtherFields(form, failure);
          await showMessage({ ...failed(failure, others), ...whom });
          return false;
        }
      }
    },
    [showMessage],
  );
}
