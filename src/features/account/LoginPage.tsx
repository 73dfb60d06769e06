import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useAssociation } from '../../config/useAssociation';
import { homeOf, paths } from '../../config/paths';
import type { Session } from '../../session/session';
import { useSession } from '../../session/useSession';
import { Logo } from '../../ui/Logo';
import { Notice } from '../../ui/Notice';
import { Content } from '../../ui/Content';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';
import { LogoutButton } from './LogoutButton';

/** The sign-in page for all roles (product §2 item 2). */
export default function LoginPage() {
  const { t } = useTranslation();
  const association = useAssociation();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <div className={styles['silk']} data-full-width>
      <div className={styles['card']}>
        <Logo size={72} />
        <p className={styles['association']}>
          <span>{association.name}</span>
        </p>
        <Content heading={t('Login')}>
          {session !== null && session.userId !== null && (
            <div className={styles['signedIn']}>
              <SignedIn session={session} />
            </div>
          )}
          <LoginForm onSignedIn={({ role }) => void navigate(homeOf(role))} />
          <p className={styles['links']}>
            <Link to={paths.register}>{t('Apply for membership')}</Link>
            <Link to={paths.forgotPassword}>{t('Forgot password?')}</Link>
          </p>
        </Content>
      </div>
    </div>
  );
}

/** Nobody is forwarded by force (rule A4), and a role without a screen is told so (rule A3). */
function SignedIn({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  return session.role === null ? (
    <Notice
      kind="warning"
      role="alert"
      title={t('This account has no access here.')}
      description={t('Please ask the office which account to use.')}
      action={<LogoutButton />}
    />
  ) : (
    <Notice
      kind="info"
      role="alert"
      title={
        <>
          {t('Signed in as {{name}}:', { name: session.userName })}{' '}
          <Link to={homeOf(session.role)}>{t('continue')}</Link>
        </>
      }
    />
  );
}
