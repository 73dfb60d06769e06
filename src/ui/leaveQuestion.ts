import type { TFunction } from '../i18n/translation';
import type { Question } from './dialogs/DialogQueue';

export function leaveQuestion(t: TFunction, losesChanges: boolean): Question {
  return {
    title: losesChanges
      ? t('Leave without saving?')
      : t('Leave while your changes are being saved?'),
    text: losesChanges
      ? t('You have unsaved changes. They will be lost if you leave.')
      : t('Your changes are being saved, and leaving does not stop that.'),
    confirmText: t('Leave'),
    danger: losesChanges,
    // Pressed again, Back changes nothing.
    ignoresBack: true,
  };
}
