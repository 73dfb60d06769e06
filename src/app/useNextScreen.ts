import { useEffect } from 'react';
import { paths } from '../config/paths';

/** After the sign-in comes the home of a member or of an admin, both in antd's theme. */
const afterSignIn = () =>
  Promise.all([
    import('./theme/AntdTheme'),
    import('./layouts/MemberLayout'),
    import('../features/profile/MemberHomePage'),
    import('./layouts/AdminLayout'),
    import('../features/admin-home/AdminHomePage'),
  ]);

/** Fetches the next screen while the person types on this one; no call is made for it. */
export function useNextScreen(path: string): void {
  // Typing anywhere on the page counts, and only once.
  useEffect(() => {
    if (path !== paths.root && path !== paths.login) return undefined;
    const fetchAhead = () => void afterSignIn().catch(() => undefined);
    window.addEventListener('input', fetchAhead, { once: true });
    return () => window.removeEventListener('input', fetchAhead);
  }, [path]);
}
