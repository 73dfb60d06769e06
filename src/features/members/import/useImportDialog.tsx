import type { ListName } from '../../../config/paths';
import { lateDialog, useOpened } from '../../../ui/lateDialog';

const ImportDialog = lateDialog(() => import('./ImportDialog'), 'Import Members');

/**
 * The Import Members dialog (product §2 item 10) of a screen. It is rendered next to the screen, so rotating a phone, which may
 * move the button, loses no work.
 */
export function useImportDialog() {
  const { opened, isLoading, open, close } = useOpened<{
    readonly list: ListName;
    readonly firstFile?: File;
  }>();
  return {
    dialog: opened !== null && (
      <ImportDialog key={opened.key} {...opened.subject} onClose={close} />
    ),
    open: (list: ListName, firstFile?: File) => open({ list, ...(firstFile && { firstFile }) }),
    isLoading,
  };
}
