import { WithFileImport } from '../../features/member-import/WithFileImport';
import RecentImportsPage from '../../features/members/imports/RecentImportsPage';
import RecentlyDeleted from '../../features/recently-deleted/RecentlyDeletedPage';

/* What was done on this computer and can be taken back, in one file (docs/decisions/0040). It joins separate features. */

const RecentlyDeletedPage = () => (
  <WithFileImport>
    {(importFile, isLoading) => (
      <RecentlyDeleted importFile={importFile} isImportLoading={isLoading} />
    )}
  </WithFileImport>
);

export { RecentImportsPage, RecentlyDeletedPage };
