import type { TFunction } from '../i18n/Text';
import type { Question } from './dialogs/DialogsContext';

export function leaveQuestion(t: TFunction): Question {
  return {
    title: t('Leave without saving?'),
    text: t('You have unsaved changes. They will be lost if you leave.'),
    confirmText: t('Leave'),
    danger: true,
  };
}
