import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportList } from './useImport';

const ImportMembersDialog = lazy(() => import('./ImportMembersDialog'));

/** Opens the Import Members dialog (spec §2 item 10), which is loaded then. */
export function ImportButton({ list }: { readonly list: ImportList }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Import')}</Button>
      {open && (
        <Suspense>
          <ImportMembersDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
