import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { useVerifyEmailMutation } from '../../api/account';
import { paths } from '../../config/paths';
import { emailVerified } from '../../session/sessionSlice';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { PlainButton } from '../../ui/PlainButton';
import styles from './AccountForm.module.css';

/** Email Verification (spec §2 item 3): the link in the mail carries a token. */
export default function EmailVerificationPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [params] = useSearchParams();
  const [token] = useState(() => params.get('token')?.trim() ?? '');
  const [verifyEmail] = useVerifyEmailMutation();
  // Kept here: a new token clears the answers that an earlier session was given, this one among them.
  const [outcome, setOutcome] = useState<'verifying' | 'verified' | 'failed'>(
    token === '' ? 'failed' : 'verifying',
  );
  const sent = useRef(false);

  // The opened link is the act itself. Once per link, also when React runs effects twice (decisions S5).
  useEffect(() => {
    if (token === '' || sent.current) return;
    sent.current = true;
    // Out of the address bar and the history at once.
    void navigate(paths.emailVerification, { replace: true });
    const verify = async () => {
      const { data, error } = await verifyEmail(token);
      setOutcome(error === undefined ? 'verified' : 'failed');
      if (data?.token != null) dispatch(emailVerified(data.token));
    };
    void verify();
  }, [token, verifyEmail, navigate, dispatch]);

  return (
    <Page heading={t('Email Verification')}>
      <div className={styles['card']}>
        {outcome === 'verifying' && <Loading text={t('Verifying your email...')} />}
        {outcome === 'verified' && <Verified />}
        {outcome === 'failed' && <NotVerified />}
      </div>
    </Page>
  );
}

function Verified() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <p role="status">{t('Email verified successfully!')}</p>
      <PlainButton primary onClick={() => void navigate(paths.login)}>
        {t('Login')}
      </PlainButton>
    </>
  );
}

/** "Resend Email" sends nothing (spec §2): there is no call for it, and it says who can help. */
function NotVerified() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div className={styles['notice']}>
        <Notice
          kind="error"
          role="alert"
          title={t('Email verification failed. Please try again or contact support.')}
        />
      </div>
      <PlainButton onClick={() => setAsked(true)}>{t('Resend Email')}</PlainButton>
      <p role="status">{asked && t('The office can send you a new link. Please contact it.')}</p>
    </>
  );
}
