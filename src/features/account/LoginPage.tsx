import { currentLanguage, keptText, useTranslation } from '../../i18n/translation';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAssociation } from '../../config/ConfigContext';
import { handbookLink, homeOf, paths } from '../../config/paths';
import type { Session } from '../../session/storedSession';
import { useSession } from '../../session/sessionSlice';
import { Button } from '../../ui/plain/Button';
import { Logo } from '../../ui/plain/small';
import { Notice } from '../../ui/plain/Notice';
import { Content } from '../../ui/Content';
import { LoginForm } from './LoginForm';
import { isolated, withIsolatedName } from '../../ui/FirmIdentity';
import styles from './LoginPage.module.css';
import { mayReturn, readReturnTo } from './returnTo';
import { useLogout } from './useLogout';

/** The login page for all roles (product §2 item 2). */
export default function LoginPage() {
  const { t } = useTranslation();
  const association = useAssociation();
  const session = useSession();
  const navigate = useNavigate();
  const returnTo = readReturnTo(useLocation().state);
  const next = (signedIn: Session) =>
    returnTo !== null && mayReturn(returnTo, signedIn) ? returnTo.path : homeOf(signedIn.role);
  return (
    <div className={styles['silk']} data-full-width>
      <div className={styles['card']}>
        <Logo size={72} />
        <p className={styles['association']}>
          <span translate="no" className="two-lines">
            {association.name}
          </span>
        </p>
        <Content heading={t('Login')} startsIn="email">
          {session !== null && session.userId !== null && (
            <SignedIn session={session} next={next(session)} />
          )}
          {session === null && returnTo !== null && (
            <Notice
              kind="info"
              role="note"
              title={t('You wanted to open: {{screen}}', { screen: keptText(returnTo.title) })}
              description={t('Log in to open it.')}
            />
          )}
          <p className="quiet">
            {t(
              'Use the email address registered with the office. Forgot your password? We will email you a new one.',
            )}
          </p>
          <LoginForm onSignedIn={(now) => void navigate(next(now))} />
          <p className={styles['links']}>
            <Link to={paths.register}>{t('Apply for membership')}</Link>
            <Link to={paths.forgotPassword}>{t('Forgot password?')}</Link>
            {/* In a new tab, so that typed text stays and the help can be read next to the form. */}
            <a
              href={handbookLink(currentLanguage(), 'members')}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('Help')}
            </a>
          </p>
        </Content>
      </div>
    </div>
  );
}

/** A logged-in person is not redirected; a role without a screen gets an explanation. */
function SignedIn({ session, next }: { readonly session: Session; readonly next: string }) {
  const { t } = useTranslation();
  const logout = useLogout('general');
  return session.role === null ? (
    <Notice
      kind="warning"
      role="alert"
      title={t('This account has no access here.')}
      description={t('Please ask the office which account to use.')}
      action={<Button onClick={() => void logout()}>{t('Logout')}</Button>}
    />
  ) : (
    <Notice
      kind="info"
      role="alert"
      title={
        <>
          {withIsolatedName(t('Signed in as {{name}}:', { name: isolated(session.userName) }))}{' '}
          <Link to={next}>{t('continue')}</Link>
        </>
      }
    />
  );
}
