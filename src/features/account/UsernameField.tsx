import { account } from '../../api/account';
import { useSession } from '../../session/useSession';

/** Tells password managers, by the address of the login, whose password changes; invisible, not reachable by keyboard or screen reader, and not sent. */
export function UsernameField() {
  const session = useSession();
  const details = account.endpoints.userDetails.useQueryState();
  const email = session?.email || details.data?.email;
  if (!email) return null;
  return (
    <input
      className="visually-hidden"
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
