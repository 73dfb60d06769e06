import { Fragment, type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '../../config/paths';
import { type Access, accessOf } from '../../domain/access';
import {
  selectIsExpired,
  selectInterruptedUserId,
  selectSessionEpoch,
} from '../../session/sessionSlice';
import { useSession } from '../../session/useSession';
import { Loading } from '../../ui/plain/Loading';
import { returnToState } from './returnTo';

interface GuardProps {
  readonly access: Access;
  readonly children: ReactNode;
}

/** The route guard of product §2. The service checks every request; this only spares people a screen that cannot work. */
export function Guard({ access, children }: GuardProps) {
  const session = useSession();
  const isExpired = useSelector(selectIsExpired);
  // After a logout nobody returns; after opening the page, or an interruption, the person does.
  const wasInterrupted = useSelector(selectInterruptedUserId) !== null;
  const returnsAfterSignIn = useSelector(selectSessionEpoch) === 0 || wasInterrupted;
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
  const interruptedUserId = useSelector(selectInterruptedUserId);
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
