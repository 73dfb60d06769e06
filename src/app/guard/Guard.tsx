import { useEffect, useEffectEvent } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router';
import { useAppDispatch, useAppSelector } from '../../api/state';
import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import { type Access, accessOf } from '../../domain/access';
import type { ReturnTo } from '../../features/account/returnTo';
import { type TextInHiJson, useTranslation } from '../../i18n/translation';
import {
  expiryAcknowledged,
  selectInterruptedUserId,
  selectIsExpired,
  selectReturnsAfterSignIn,
  useSession,
} from '../../session/sessionSlice';
import { Loading } from '../../ui/plain/small';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { DemoBanner } from '../demo';
import { LeaveGuard } from './LeaveGuard';
import { StorageNotice } from './notices';

/** What the route of the shown screen says. `access` is required, so that no screen is public by accident. */
export interface Screen {
  readonly access: Access;
  /** The title of the browser tab, before the association's short name. */
  readonly title: TextInHiJson;
}

const isScreen = (handle: unknown): handle is Screen =>
  typeof handle === 'object' && handle !== null && 'access' in handle && 'title' in handle;

/** Surrounds every screen: the guard, then the layout, which stays mounted while its screens change. */
export function Shell() {
  const { t } = useTranslation();
  const { association } = useConfig();
  const screen = useMatches().at(-1)?.handle;
  if (!isScreen(screen)) return null;
  return (
    <>
      <title>{[t(screen.title), association.shortName].join(' · ')}</title>
      <SessionExpiry screen={screen} />
      {import.meta.env.MODE === 'demo' && <DemoBanner />}
      <StorageNotice />
      <LeaveGuard />
      <Guard screen={screen} />
      {/* All pages of a tab that were opened by their address have the same key. */}
      <ScrollRestoration
        getKey={(location) => (location.key === 'default' ? location.pathname : location.key)}
      />
    </>
  );
}

const returnTo = (
  { title, access }: Screen,
  { pathname, search, hash }: Location,
  userId: number | null,
): ReturnTo => ({ path: pathname + search + hash, title, access, userId });

/** The route guard of product §2. The service checks every request; this only spares people a screen that cannot work. */
function Guard({ screen }: { readonly screen: Screen }) {
  const { access } = screen;
  const session = useSession();
  const isExpired = useAppSelector(selectIsExpired);
  const returnsAfterSignIn = useAppSelector(selectReturnsAfterSignIn);
  switch (accessOf(access, session)) {
    case 'allowed':
      // The key gives another person new screens: RTK Query's hooks keep the last data until the next answer.
      return <Outlet key={access === 'public' ? undefined : session?.userId} />;
    case 'signIn':
      // An expired session goes to `/`, which shows its message (product §8).
      return (
        <Redirect
          to={isExpired ? paths.root : paths.login}
          screen={returnsAfterSignIn ? screen : null}
        />
      );
    case 'dashboard':
      return <Redirect to={paths.dashboard} />;
    case 'noAccess':
      return <Redirect to={paths.root} />;
  }
}

interface RedirectProps {
  readonly to: string;
  /** The screen that the person returns to after the login. */
  readonly screen?: Screen | null;
}

/** Leads to another address; shows the spinner while the script of that screen loads (faults: no blank screen). */
function Redirect({ to, screen = null }: RedirectProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const interruptedUserId = useAppSelector(selectInterruptedUserId);
  // Runs the effect again if Back was pressed before the other screen is shown: this component is not mounted again then.
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle')
      void navigate(to, {
        replace: true,
        state: screen && returnTo(screen, location, interruptedUserId),
      });
  });
  return <Loading />;
}

/** Shows once, however many requests failed, that the token was refused; over unsaved work see SignInAgainDialog. */
function SessionExpiry({ screen }: { readonly screen: Screen }) {
  const { showMessage } = usePortalDialogs();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSession();
  const isExpired = useAppSelector(selectIsExpired);
  const interruptedUserId = useAppSelector(selectInterruptedUserId);
  const isSessionOver = isExpired && session === null;
  const showOnce = useEffectEvent(async () => {
    const closed = await showMessage((t) => ({
      title: t('Authentication Failed'),
      text: t('Please log in again.'),
    }));
    if (closed) dispatch(expiryAcknowledged());
  });
  // The guard may have gone to the login already, with the address of the screen.
  const leave = useEffectEvent(() => {
    if (location.pathname === paths.root) return;
    void navigate(paths.root, {
      replace: true,
      state: interruptedUserId === null ? null : returnTo(screen, location, interruptedUserId),
    });
  });
  useEffect(() => {
    if (!isSessionOver) return;
    leave();
    void showOnce();
  }, [isSessionOver]);

  return null;
}
