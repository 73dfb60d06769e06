import AdminLayout from '../layouts/AdminLayout';
import AdminHomePage from '../../features/admin-home/AdminHomePage';
import { WithImport } from '../../features/member-import/WithImport';
import Members from '../../features/members/MembersPage';
import NewMembers from '../../features/members/NewMembersPage';

/* The daily screens of the office, in one file (docs/decisions/0037). It joins lists and import, two separate features. */

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

export { AdminHomePage, AdminLayout, MembersPage, NewMembersPage };
