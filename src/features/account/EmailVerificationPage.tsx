import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { account, useVerifyEmailMutation } from '../../api/account';
import { useAppDispatch } from '../../api/state';
import { paths } from '../../config/paths';
import { type Failure, failureOf, isUncertain } from '../../domain/failure';
import { emailVerified, watchSession } from '../../session/sessionSlice';
import { failureText } from '../../ui/failureText';
import { Loading } from '../../ui/plain/small';
import { Notice } from '../../ui/plain/Notice';
import { Content } from '../../ui/Content';
import { Button } from '../../ui/plain/Button';
import { useChange } from '../../ui/useChange';
import styles from '../../ui/plain/form.module.css';

const VERIFIED = 'verified';

/** Email Verification (product §2 item 3): the link in the email carries a token. */
export default function EmailVerificationPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const locationState: unknown = useLocation().state;
  const [token] = useState(() => params.get('token')?.trim() ?? '');
  // Shared by the whole portal: a person who comes back to this page finds the state of the link, not a page without a token.
  const [verifyEmail, { isUninitialized, isLoading, isSuccess, error }] = useVerifyEmailMutation({
    fixedCacheKey: 'the opened link',
  });
  const { run } = useChange(account.endpoints.verifyEmail, undefined, {});

  const isWaiting = isLoading || (isUninitialized && token !== '');
  const isVerified = isSuccess || locationState === VERIFIED;
  const outcome = isWaiting ? 'verifying' : isVerified ? 'verified' : 'failed';
  // Only this page has the token, so it can send the token again while it is open.
  const failure = token === '' || error === undefined ? null : failureOf(error);

  const verify = () =>
    run(async ({ isLeft }) => {
      const isHere = dispatch(watchSession());
      const answer = await verifyEmail(token);
      if (answer.error !== undefined || isLeft()) return answer;
      // Without a token, a reload or Back still shows the success.
      void navigate(paths.emailVerification, { replace: true, state: VERIFIED });
      // A person who has logged in meanwhile keeps that session.
      if (isHere() && answer.data.token !== null) dispatch(emailVerified(answer.data.token));
      return answer;
    });
  const verifyOpenedLink = useEffectEvent(() => {
    // Removes the token from the address bar and the history at once.
    void navigate(paths.emailVerification, { replace: true });
    void verify();
  });
  // Opening the link is the person's action. A second one is refused while it runs, even if React runs effects twice.
  useEffect(() => {
    if (token !== '') verifyOpenedLink();
  }, [token]);

  return (
    <Content heading={t('Email Verification')}>
      <div className={styles['slim']}>
        {outcome === 'verifying' && <Loading text={t('Verifying your email...')} />}
        {outcome === 'verified' && (
          <>
            <p role="status">{t('Email verified successfully!')}</p>
            <Button primary onClick={() => void navigate(paths.login)}>
              {t('Login')}
            </Button>
          </>
        )}
        {outcome === 'failed' && <NotVerified failure={failure} onRetry={() => void verify()} />}
      </div>
    </Content>
  );
}

interface NotVerifiedProps {
  /** How the request failed; `null` if there was none. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** "Resend Email" sends nothing, since the service has no such request (product §2); it says who can help. */
function NotVerified({ failure, onRetry }: NotVerifiedProps) {
  const { t } = useTranslation();
  const [hasRequested, setHasRequested] = useState(false);
  // The answer was lost, so the same link may still be valid.
  const isLost = failure !== null && isUncertain(failure);
  return (
    <>
      <Notice
        kind="error"
        role="alert"
        title={t('Email verification failed. Please try again or contact support.')}
        description={isLost ? failureText(t, failure) : undefined}
        action={isLost && <Button onClick={onRetry}>{t('Retry')}</Button>}
      />
      <p>
        <Button onClick={() => setHasRequested(true)}>{t('Resend Email')}</Button>
      </p>
      <p role="status">
        {hasRequested && t('The office can send you a new link. Please contact the office.')}
      </p>
    </>
  );
}
