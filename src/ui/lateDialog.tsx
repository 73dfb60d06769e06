import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useTransition,
} from 'react';
import { lateFile } from '../domain/lateFile';
import type { TextInHiJson } from '../i18n/translation';
import { useDialogs } from './dialogs/DialogsContext';

interface LateDialogProps {
  readonly onClose: () => void;
}

/**
 * A dialog whose script loads when it is first opened, so that a list loads without antd's Modal. If the script is missing, a
 * message with this title stands in its place.
 */
export function lateDialog<Props extends LateDialogProps>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  missingTitle: TextInHiJson,
): LazyExoticComponent<ComponentType<Props>> {
  const Missing = ({ onClose }: Props) => <MissingDialog title={missingTitle} onClose={onClose} />;
  return lazy(() => lateFile(load()).catch(() => ({ default: Missing })));
}

interface MissingDialogProps extends LateDialogProps {
  readonly title: TextInHiJson;
}

function MissingDialog({ title, onClose }: MissingDialogProps) {
  const { showMessage } = useDialogs();
  const say = useEffectEvent(() => {
    onClose();
    void showMessage((t) => ({
      title: t(title),
      text: t('A part of the portal could not be loaded.'),
      detail: t('Please check your internet connection, reload the page and try again.'),
    }));
  });
  useEffect(() => say(), []);
  return null;
}

/** Whether a {@link lateDialog} is open, and for what. While its script loads, the screen stays as it is; the last press counts. */
export function useOpened<Subject>() {
  const [opened, setOpened] = useState<{ readonly subject: Subject; readonly key: number } | null>(
    null,
  );
  const [isLoading, startOpening] = useTransition();
  const open = useCallback(
    (subject: Subject) =>
      startOpening(() => setOpened((before) => ({ subject, key: (before?.key ?? 0) + 1 }))),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  return { opened, isLoading, open, close };
}
