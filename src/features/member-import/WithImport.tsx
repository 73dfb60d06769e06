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
 * A screen with its Import Members dialog (product §2 item 10), which is loaded when it is opened. The dialog stands beside the
 * screen: the button may go where it likes, and a phone that is turned takes nothing away from a file that is worked on.
 */
export function WithImport({ list, children }: WithImportProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // While its file is on the way the list stays as it is, and the button says that something comes.
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
