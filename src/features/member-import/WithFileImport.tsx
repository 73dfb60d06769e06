import { lazy, type ReactNode, useState, useTransition } from 'react';
import type { ListName } from '../../config/lists';
import { withTimeout } from '../../domain/withTimeout';

const ImportMembersDialog = lazy(() => withTimeout(import('./ImportMembersDialog')));

interface WithFileImportProps {
  readonly children: (
    importFile: (list: ListName, file: File) => void,
    isLoading: boolean,
  ) => ReactNode;
}

/** Lets a screen open the Import Members dialog with a file of its own (rule H3), loaded on first use. */
export function WithFileImport({ children }: WithFileImportProps) {
  const [opened, setOpened] = useState<{ readonly list: ListName; readonly file: File } | null>(
    null,
  );
  // While the dialog loads, the screen stays and its button shows progress.
  const [isLoading, startOpening] = useTransition();
  return (
    <>
      {children((list, file) => startOpening(() => setOpened({ list, file })), isLoading)}
      {opened !== null && (
        <ImportMembersDialog
          list={opened.list}
          firstFile={opened.file}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
