import { useImportDialog } from '../../features/member-import/useImportDialog';
import RecentChanges from '../../features/recent-changes/RecentChangesPage';

/** Joins two features that do not know each other. */
export function RecentChangesPage() {
  const { dialog, open, busy } = useImportDialog();
  return (
    <>
      <RecentChanges importFile={open} importProgress={busy} />
      {dialog}
    </>
  );
}
