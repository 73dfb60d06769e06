import { type ComponentType, useCallback, useRef, useState } from 'react';
import { lateFile } from '../../domain/lateFile';
import type { Text } from '../../i18n/translation';
import { useDialogs, useIsMounted } from './DialogsContext';

interface OpenedDialog<Subject, Props> {
  readonly Dialog: ComponentType<Props>;
  readonly subject: Subject;
  /** A new number for each opening, used as key. */
  readonly number: number;
}

/**
 * A dialog whose script loads when it is opened, so that a list loads without antd's Modal. Of several presses the last one
 * counts. If the script fails to load, the list stays and one message with this title is shown, unless the person has left the
 * screen.
 */
export function useLazyDialog<Subject, Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  missingTitle: Text,
) {
  const { showMessage } = useDialogs();
  const isMounted = useIsMounted();
  const [opened, setOpened] = useState<OpenedDialog<Subject, Props> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const presses = useRef(0);

  const open = useCallback(
    (subject: Subject, onLoaded: () => void = () => undefined) => {
      presses.current += 1;
      const number = presses.current;
      setIsLoading(true);
      const show = async () => {
        const script = await lateFile(load()).catch(() => null);
        onLoaded();
        if (number !== presses.current || !isMounted.current) return;
        setIsLoading(false);
        if (script !== null) setOpened({ Dialog: script.default, subject, number });
        else
          await showMessage((t) => ({
            title: t(missingTitle),
            text: t('A part of the portal could not be loaded.'),
            detail: t('Please check your internet connection, reload the page and try again.'),
          }));
      };
      void show();
    },
    [load, missingTitle, showMessage, isMounted],
  );
  return { opened, isLoading, open, close: () => setOpened(null) };
}
