import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../api/state';
import { paths } from '../../config/paths';
import { type Access, accessOf } from '../../domain/access';
import {
  expiryAcknowledged,
  selectInterruptedUserId,
  selectIsExpired,
  selectReturnsAfterSignIn,
  useSession,
} from '../../session/sessionSlice';
import { Loading } from '../../ui/plain/Loading';
import { returnToState } from './returnTo';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';

interface GuardProps {
  readonly access: Access;
  readonly children: ReactNode;
}

/** The route guard of product §2. The service checks every request; this only spares people a screen that cannot work. */
export function Guard({ access, children }: GuardProps) {
  const session = useSession();
  const isExpired = useAppSelector(selectIsExpired);
  const returnsAfterSignIn = useAppSelector(selectReturnsAfterSignIn);
  switch (accessOf(access, session)) {
    case 'allowed':
      // The key gives another person new screens: RTK Query's hooks keep the last data until the next answer.
      return access === 'public' ? children : <Fragment key={session?.userId}>{children}</Fragment>;
    case 'signIn':
      // An expired session goes to `/`, which shows its message (product §8).
      return (
        <Redirect
          to={isExpired ? paths.root : paths.login}
          returnsAfterSignIn={returnsAfterSignIn}
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
  /** Returns the person to this address after the login. */
  readonly returnsAfterSignIn?: boolean;
}

/** Leads to another address; shows the spinner while the script of that screen loads (faults: no blank screen). */
function Redirect({ to, returnsAfterSignIn = false }: RedirectProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const interruptedUserId = useAppSelector(selectInterruptedUserId);
  // Runs the effect again if Back was pressed before the other screen is shown: this component is not mounted again then.
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle')
      void navigate(to, {
        replace: true,
        state: returnsAfterSignIn ? returnToState(location, interruptedUserId) : null,
      });
  });
  return <Loading />;
}

/** Shows once, however many requests failed, that the token was refused (rule S3); over unsaved work see SignInAgainDialog. */
export function SessionExpiry() {
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
      state: interruptedUserId === null ? null : returnToState(location, interruptedUserId),
    });
  });
  useEffect(() => {
    if (!isSessionOver) return;
    leave();
    void showOnce();
  }, [isSessionOver]);

  return null;
}
