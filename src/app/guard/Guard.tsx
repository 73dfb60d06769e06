import { Fragment, type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '../../config/paths';
import { type Access, accessOf } from '../../session/access';
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

/** The route guard of product §2. The service decides every call; this only spares people a screen that cannot work. */
export function Guard({ access, children }: GuardProps) {
  const session = useSession();
  const isExpired = useSelector(selectIsExpired);
  // Who has logged out wants to go nowhere; who opens the page, or was interrupted, does.
  const wasInterrupted = useSelector(selectInterruptedUserId) !== null;
  const returnsAfterSignIn = useSelector(selectSessionEpoch) === 0 || wasInterrupted;
  switch (accessOf(access, session)) {
    case 'allowed':
      // Another person gets screens of their own: a hook of RTK Query keeps its last answer until the next one is there.
      return access === 'public' ? children : <Fragment key={session?.userId}>{children}</Fragment>;
    case 'signIn':
      // An expired session goes to `/` (product §8), where its message stands.
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
  /** After the sign-in the person goes on to where this stands. */
  readonly returnsAfterSignIn?: boolean;
}

/**
 * Leads on from every address at which it stands: Back can come before the other screen is drawn, and no new one is mounted
 * then. The script of that screen may have to come first: until then nothing would stand here (faults: no blank screen).
 */
function Redirect({ to, returnsAfterSignIn = false }: RedirectProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const interruptedUserId = useSelector(selectInterruptedUserId);
  // Of the router's own state, so that each of its moves is seen.
  const { state } = useNavigation();
  // The address is the browser's. With each move of the router, not only with the first: see above.
  useEffect(() => {
    if (state === 'idle')
      void navigate(to, {
        replace: true,
        state: returnsAfterSignIn ? returnToState(location, interruptedUserId) : null,
      });
  });
  return <Loading />;
}
