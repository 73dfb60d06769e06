import { account } from '../../api/account';
import { useSession } from '../../session/useSession';

/** Tells password managers whose password changes; invisible, not reachable by keyboard or screen reader, and not sent. */
export function UsernameField() {
  const session = useSession();
  const details = account.endpoints.userDetails.useQueryState();
  return (
    <input
      className="visually-hidden"
      type="text"
      autoComplete="username"
      value={details.data?.email || session?.userName || ''}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
