import AdminLayout from '../layouts/AdminLayout';
import AdminHomePage from '../../features/admin-home/AdminHomePage';
import { WithImport } from '../../features/member-import/WithImport';
import EditMemberPage from '../../features/member-record/EditMemberPage';
import ViewMemberPage from '../../features/member-record/ViewMemberPage';
import Members from '../../features/members/MembersPage';
import NewMembers from '../../features/members/NewMembersPage';

/* The screens of the office, in one file (docs/decisions/0037). A list with its import: two features that know nothing of each other. */

const MembersPage = () => (
  <WithImport list="members">
    {(importButton) => <Members importButton={importButton} />}
  </WithImport>
);

const NewMembersPage = () => (
  <WithImport list="newMembers">
    {(importButton) => <NewMembers importButton={importButton} />}
  </WithImport>
);

export { AdminHomePage, AdminLayout, EditMemberPage, MembersPage, NewMembersPage, ViewMemberPage };
