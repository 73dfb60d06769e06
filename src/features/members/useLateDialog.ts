import { type ComponentType, useCallback, useState } from 'react';
import { arriving } from '../../domain/arrival';
import { useTranslation } from '../../i18n/useTranslation';
import { useDialogs } from '../../ui/dialogs/DialogsContext';

/**
 * A dialog whose script comes when it is opened: a list stands there without antd's Modal. Where it does not come the list stays, and
 * a message with this title says so.
 */
export function useLateDialog<Subject, Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  missingTitle: string,
) {
  const { t } = useTranslation();
  const { tell } = useDialogs();
  const [opened, setOpened] = useState<{
    readonly Dialog: ComponentType<Props>;
    readonly subject: Subject;
  } | null>(null);
  const [coming, setComing] = useState(false);

  const open = useCallback(
    (subject: Subject, onArrival: () => void = () => undefined) => {
      setComing(true);
      const shown = ({ default: Dialog }: { readonly default: ComponentType<Props> }) => {
        onArrival();
        setOpened({ Dialog, subject });
      };
      const missed = () => {
        onArrival();
        void tell({
          title: missingTitle,
          text: t('A part of the portal did not come.'),
          detail: t('Please check your internet connection, reload the page and try again.'),
        });
      };
      void arriving(load())
        .then(shown, missed)
        .finally(() => setComing(false));
    },
    [load, missingTitle, tell, t],
  );
  return { opened, coming, open, close: () => setOpened(null) };
}
