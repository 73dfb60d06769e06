import { useEffect } from 'react';
import { paths } from '../config/paths';
import { onFirstSign } from '../ui/onFirstSign';

/** After the sign-in comes the home of a member or of an admin. */
const afterSignIn = () =>
  Promise.all([
    import('./layouts/MemberLayout'),
    import('../features/member-home/MemberHomePage'),
    import('../features/receipt/ReceiptCard'),
    import('./layouts/AdminLayout'),
    import('../features/admin-home/AdminHomePage'),
  ]);

/** Fetches what comes next while the person types on this screen; no call is made for it. */
export function useNextPage(path: string): void {
  // Pressing or typing anywhere on the page counts.
  useEffect(
    () =>
      path === paths.root || path === paths.login
        ? onFirstSign(() => void afterSignIn().catch(() => undefined))
        : undefined,
    [path],
  );
}
