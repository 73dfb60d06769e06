import { WithFileImport } from '../../features/member-import/WithFileImport';
import RecentChanges from '../../features/recent-changes/RecentChangesPage';

/** Joins two features that do not know each other. */
export const RecentChangesPage = () => (
  <WithFileImport>
    {(importFile, isLoading) => (
      <RecentChanges importFile={importFile} isImportLoading={isLoading} />
    )}
  </WithFileImport>
);
