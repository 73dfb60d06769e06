import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { lazyFile } from '../../ui/lazyFile';
import type { ImportList } from './ImportList';

const ImportMembersDialog = lazyFile(() => import('./ImportMembersDialog'));

/** Opens the Import Members dialog (product §2 item 10), which is loaded then. */
export function ImportButton({ list }: { readonly list: ImportList }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // While its file is on the way the list stays as it is, and the button says that something comes.
  const [coming, startOpening] = useTransition();
  return (
    <>
      <Button busy={coming} onClick={() => startOpening(() => setOpen(true))}>
        {t('Import')}
      </Button>
      {open && <ImportMembersDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
