import { Link, useLocation, useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../api/state';
import { homeOf } from '../../config/paths';
import { LoginForm } from '../../features/account/LoginForm';
import { useTranslation } from '../../i18n/translation';
import { pathsWithDrafts } from '../../session/drafts';
import {
  isSamePerson,
  selectIsExpired,
  tokenAbandoned,
  useSession,
} from '../../session/sessionSlice';
import { Dialog, DialogText } from '../../ui/dialogs/Dialog';
import { Button } from '../../ui/plain/Button';
import { Notice } from '../../ui/plain/Notice';

/** Lets a person log in again over unsaved work. In the layout's file, since its own might not load. */
export function SignInAgainDialog() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const isExpired = useAppSelector(selectIsExpired);
  if (!isExpired || session === null) return null;
  return (
    <Dialog
      title={t('Authentication Failed')}
      // Only the buttons of the dialog close it.
      onCancel={() => undefined}
      actions={
        <Button onClick={() => dispatch(tokenAbandoned())}>{t('Leave without saving')}</Button>
      }
    >
      <DialogText>
        <p>{t('Please log in again.')}</p>
        <p>{t('What you typed is still here. Log in to save it.')}</p>
      </DialogText>
      <LoginForm
        onSignedIn={(now) => {
          // Another person must not continue this person's work.
          if (!isSamePerson(session, now)) void navigate(homeOf(now.role), { replace: true });
        }}
      />
    </Dialog>
  );
}

/** Offers a way back to unsaved edits after the next login. */
export function DraftNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const userId = useSession()?.userId ?? null;
  const draftPaths = userId === null ? [] : pathsWithDrafts(userId);
  return draftPaths
    .filter((path) => path !== pathname)
    .map((path) => (
      <Notice
        key={path}
        banner
        kind="warning"
        role="status"
        title={
          <>
            <span>{t('You have unsaved changes from earlier.')}</span>{' '}
            <Link to={path}>{t('Continue editing')}</Link>
          </>
        }
      />
    ));
}
