import { homeOf, paths } from '../config/paths';
import { useSession } from '../session/useSession';
import { NotFound } from '../ui/NotFound';

export default function NotFoundPage() {
  const session = useSession();
  return <NotFound home={session === null ? paths.root : homeOf(session.role)} />;
}
