import AdminLayout from '../layouts/AdminLayout';
import AdminHomePage from '../../features/admin-home/AdminHomePage';
import { useImportDialog } from '../../features/member-import/useImportDialog';
import Members from '../../features/members/MembersPage';
import NewMembers from '../../features/members/NewMembersPage';

/* The daily screens of the office, in one file (docs/decisions/0037). It joins lists and import, two separate features. */

function MembersPage() {
  const { dialog, buttonFor } = useImportDialog();
  return (
    <>
      <Members importButton={buttonFor('members')} />
      {dialog}
    </>
  );
}

function NewMembersPage() {
  const { dialog, buttonFor } = useImportDialog();
  return (
    <>
      <NewMembers importButton={buttonFor('newMembers')} />
      {dialog}
    </>
  );
}

export { AdminHomePage, AdminLayout, MembersPage, NewMembersPage };
