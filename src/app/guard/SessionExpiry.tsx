import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import {
  expiryAcknowledged,
  selectIsExpired,
  selectInterruptedUserId,
} from '../../session/sessionSlice';
import { useSession } from '../../session/useSession';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { returnToState } from './returnTo';

/** Shows once, however many requests failed, that the token was refused (rule S3); over unsaved work see SignInAgainDialog. */
export function SessionExpiry() {
  const { showMessage } = usePortalDialogs();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSession();
  const isExpired = useSelector(selectIsExpired);
  const interruptedUserId = useSelector(selectInterruptedUserId);
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
