import { Button } from 'antd';
import { lazy, type ReactNode, useState, useTransition } from 'react';
import type { ListName } from '../../config/lists';
import { withTimeout } from '../../domain/withTimeout';
import { useTranslation } from '../../i18n/useTranslation';

const ImportMembersDialog = lazy(() => withTimeout(import('./ImportMembersDialog')));

interface WithImportProps {
  readonly list: ListName;
  readonly children: (importButton: ReactNode) => ReactNode;
}

/**
 * Adds the Import Members dialog (product §2 item 10) to a screen, loaded on first use. The dialog is rendered next to the
 * screen, so rotating a phone, which may move the button, loses no work.
 */
export function WithImport({ list, children }: WithImportProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // While the dialog loads, the list stays and the button shows progress.
  const [isLoading, startOpening] = useTransition();
  return (
    <>
      {children(
        <Button
          loading={isLoading}
          aria-busy={isLoading}
          onClick={() => startOpening(() => setOpen(true))}
        >
          {t('Import')}
        </Button>,
      )}
      {open && <ImportMembersDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
