import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { expiryAcknowledged, selectExpired } from '../../session/sessionSlice';
import { useSession } from '../../session/useSession';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';

/**
 * The service refused the token (product §8, rule S3): said once, however many calls were refused. Over unsaved work
 * the layout opens the sign-in instead (SignInOver).
 */
export function SessionExpiry() {
  const { t } = useTranslation();
  const { tell } = usePortalDialogs();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const expired = useSelector(selectExpired);
  const over = expired && session === null;
  const tellOnce = useEffectEvent(async () => {
    const closed = await tell({
      title: t('Authentication Failed'),
      text: t('Please log in again.'),
    });
    if (closed) dispatch(expiryAcknowledged());
  });
  // The expiry comes from a call, not from anything that a person did on the screen.
  useEffect(() => {
    if (!over) return;
    void navigate(paths.root, { replace: true });
    void tellOnce();
  }, [over, navigate]);

  return null;
}
