import type { TFunction } from 'i18next';
import { type Failure, isUncertain, messageOf } from '../../domain/failure';
import type { Message } from '../dialogs/DialogsContext';

/** Spec §8, Member update: the service's own words, else "Update failed."; a call that broke off has its own text. */
export function updateFailure(t: TFunction, failure: Failure): Message {
  return {
    title: t('Error'),
    text:
      failure.kind === 'refused'
        ? (messageOf(failure) ?? t('Update failed.'))
        : t('An error occurred during update.'),
    detail: isUncertain(failure)
      ? t(
          'The changes may or may not have been saved. The record is being read again; everything you typed is still here.',
        )
      : null,
  };
}
