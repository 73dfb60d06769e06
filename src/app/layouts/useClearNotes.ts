import { forgetSends } from '../../api/once';
import { members } from '../../api/members';
import { useAppDispatch } from '../../api/state';
import type { Text } from '../../i18n/translation';
import { useLocalStore } from '../../session/localStore';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';

/** Clears what this browser keeps for the signed-in person, after saying what that is (rules Q7, H5); resolves to true if it did. */
export function useClearNotes() {
  const { confirm, showMessage } = usePortalDialogs();
  const { store, person } = useLocalStore();
  const dispatch = useAppDispatch();
  return async (title: Text, confirmText: Text): Promise<boolean> => {
    const yes = await confirm((t) => ({
      title: t(title),
      text: t(
        'This browser will forget your recent changes with their copies of deleted firms, your saved views, which firms you sent a payment link to and when it first saw each application. Deleted firms can then no longer be imported again from here. Firms and other computers are not affected.',
      ),
      confirmText: t(confirmText),
      danger: true,
    }));
    if (!yes) return false;
    if (person !== null) dispatch(forgetSends(person, members.endpoints.sendPaymentLink.name));
    if (await store.forget(person)) return true;
    await showMessage((t) => ({
      title: t('The notes could not be cleared'),
      text: t('Clear the data of this site in the browser settings.'),
    }));
    return false;
  };
}
