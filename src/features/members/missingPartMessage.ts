import type { Text } from '../../i18n/Text';
import type { MessageInLanguage } from '../../ui/dialogs/DialogsContext';

/** The message for a script that could not be loaded; the title says what was not done. */
export const missingPartMessage =
  (title: Text): MessageInLanguage =>
  (t) => ({
    title: t(title),
    text: t('A part of the portal could not be loaded.'),
    detail: t('Please check your internet connection, reload the page and try again.'),
  });
