import { useTranslation } from '../../i18n/useTranslation';
import { useLocalNotesActions } from '../../session/localNotes/useLocalNotes';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';

/** Forgets what this browser noted for the signed-in person, once they have read what that is (rule Q7). */
export function useForgetNotes(): () => Promise<void> {
  const { t } = useTranslation();
  const { ask, tell, announce } = usePortalDialogs();
  const { forgetNotes } = useLocalNotesActions();
  return async () => {
    const yes = await ask({
      title: t("Forget this computer's notes"),
      text: t(
        'This browser forgets to which firms a payment link was sent from here, and since when it knows each application. Only your own notes go. The firms, and what is on other computers, stay as they are.',
      ),
      act: t('Forget'),
      dangerous: true,
    });
    if (!yes) return;
    if (await forgetNotes()) announce({ title: t("This computer's notes are forgotten.") }, 4000);
    else
      await tell({
        title: t('The notes could not be removed'),
        text: t(
          'This browser may still keep them. Clear the data of this site in the settings of the browser.',
        ),
      });
  };
}
