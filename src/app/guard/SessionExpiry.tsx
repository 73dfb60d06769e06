import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { expiryAcknowledged, selectExpired } from '../../session/sessionSlice';
import { useSession } from '../../session/useSession';
import { useDialogs } from '../../ui/dialogs/DialogsContext';

const SignInOver = lazy(() => import('./SignInOver'));

/**
 * The service refused the token (spec §8, decisions S3): said once, however many calls were refused. With unsaved work
 * the sign-in opens over the screen, so that nothing typed is lost.
 */
export function SessionExpiry() {
  const { t } = useTranslation();
  const { tell } = useDialogs();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const expired = useSelector(selectExpired);
  const over = expired && session === null;
  // The expiry comes from a call, not from anything that a person did on the screen.
  useEffect(() => {
    if (!over) return;
    void navigate(paths.root, { replace: true });
    void tell({ title: t('Authentication Failed'), text: t('Please log in again.') }).then(() =>
      dispatch(expiryAcknowledged()),
    );
  }, [over, dispatch, navigate, tell, t]);

  if (!expired || session === null) return null;
  return (
    <Suspense>
      <SignInOver session={session} />
    </Suspense>
  );
}
