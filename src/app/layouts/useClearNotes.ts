import type { Text } from '../../i18n/Text';
import { useLocalNotesActions } from '../../session/localNotes';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';

/** Clears what this browser keeps for the signed-in person, after saying what that is (rules Q7, H8); resolves to true if it did. */
export function useClearNotes() {
  const { confirm, showMessage } = usePortalDialogs();
  const { forgetNotes } = useLocalNotesActions();
  return async (title: Text, confirmText: Text): Promise<boolean> => {
    const yes = await confirm((t) => ({
      title: t(title),
      text: t(
        'This browser will forget its copies of deleted firms, your imports, edits and saved views, which firms you sent a payment link to and when it first saw each application. Deleted firms can then no longer be imported again from here. Firms and other computers are not affected.',
      ),
      confirmText: t(confirmText),
      danger: true,
    }));
    if (!yes) return false;
    if (await forgetNotes()) return true;
    await showMessage((t) => ({
      title: t('The notes could not be cleared'),
      text: t('Clear the data of this site in the browser settings.'),
    }));
    return false;
  };
}
