import { ImportButton } from '../../features/member-import/ImportButton';
import MembersPage from '../../features/members/MembersPage';

/** The members list with its import: two features that know nothing of each other. */
export default function MembersScreen() {
  return <MembersPage importButton={<ImportButton list="members" />} />;
}
