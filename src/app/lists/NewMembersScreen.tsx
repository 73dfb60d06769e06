import { ImportButton } from '../../features/member-import/ImportButton';
import NewMembersPage from '../../features/members/NewMembersPage';

/** The new registrations with their import: two features that know nothing of each other. */
export default function NewMembersScreen() {
  return <NewMembersPage importButton={<ImportButton list="newMembers" />} />;
}
