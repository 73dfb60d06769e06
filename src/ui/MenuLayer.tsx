import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { arriving } from '../domain/arrival';
import { useDialogs } from './dialogs/DialogsContext';
import type { MenuEntry } from './MenuEntry';
import type OpenMenuPiece from './OpenMenu';

interface MenuLayerProps {
  readonly entries: readonly MenuEntry[];
  /** Below the end of the button, not its beginning. */
  readonly atEnd?: boolean;
  readonly onClose: () => void;
}

/** Once it is here a menu opens with the press. */
let OpenMenu: typeof OpenMenuPiece | null = null;

/** antd's menu, which no screen needs to stand there (docs/decisions/0028). Rejects where its file does not come. */
export async function fetchOpenMenu(): Promise<void> {
  ({ default: OpenMenu } = await arriving(import('./OpenMenu')));
}

/** A button is pointed at or focused: its menu may be opened next. Where the file does not come, the press says so. */
export function prepareMenu(): void {
  if (OpenMenu === null) void fetchOpenMenu().catch(() => undefined);
}

/** The open menu, in the place of the button that it stands beside. */
export function MenuLayer(props: MenuLayerProps) {
  return OpenMenu === null ? <AwaitedMenu {...props} /> : <OpenMenu {...props} />;
}

function AwaitedMenu(props: MenuLayerProps) {
  const { t } = useTranslation();
  const { tell } = useDialogs();
  const { onClose } = props;
  const [arrived, setArrived] = useState(false);
  // Asked for from outside of React, once; where it does not come the screen around it stays as it is.
  useEffect(() => {
    let awaited = true;
    const refused = () => {
      if (!awaited) return;
      onClose();
      void tell({
        title: t('This menu did not arrive'),
        text: t('Please check your internet connection, reload the page and try again.'),
      });
    };
    fetchOpenMenu().then(() => awaited && setArrived(true), refused);
    return () => {
      awaited = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return arrived && OpenMenu !== null && <OpenMenu {...props} />;
}
