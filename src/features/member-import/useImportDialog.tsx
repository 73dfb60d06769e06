import { Button } from 'antd';
import { lazy, useState, useTransition } from 'react';
import type { ListName } from '../../config/paths';
import { lateFile } from '../../domain/lateFile';
import { useTranslation } from '../../i18n/translation';

const ImportMembersDialog = lazy(() => lateFile(import('./ImportMembersDialog')));

interface OpenedImport {
  readonly list: ListName;
  readonly firstFile?: File;
}

/**
 * The Import Members dialog (product §2 item 10) of a screen, loaded on first use. It is rendered next to the screen, so rotating
 * a phone, which may move the button, loses no work.
 */
export function useImportDialog() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<OpenedImport | null>(null);
  // While the dialog loads, the screen stays and its button shows progress.
  const [isLoading, startOpening] = useTransition();
  const open = (list: ListName, firstFile?: File) =>
    startOpening(() => setOpened({ list, ...(firstFile && { firstFile }) }));
  const busy = { loading: isLoading, 'aria-busy': isLoading };
  return {
    dialog: opened !== null && <ImportMembersDialog {...opened} onClose={() => setOpened(null)} />,
    open,
    busy,
    buttonFor: (list: ListName) => (
      <Button {...busy} onClick={() => open(list)}>
        {t('Import')}
      </Button>
    ),
  };
}
