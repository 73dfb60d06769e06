import { useTranslation } from '../../i18n/useTranslation';
import { useUserDetailsQuery } from '../../api/account';
import { homeOf, paths } from '../../config/paths';
import { useSession } from '../../session/useSession';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { Link } from 'react-router';
import styles from './DashboardPage.module.css';
import { LogoutButton } from './LogoutButton';

/** The simple dashboard of both roles: a welcome and Logout (product §2). */
export default function DashboardPage() {
  const { t } = useTranslation();
  const session = useSession();
  const query = useUserDetailsQuery();
  return (
    <Content heading={t('Dashboard')} tools={<LogoutButton />}>
      <QueryState query={query} failedText={t('Failed to load your details.')}>
        {({ name, email }) => (
          <div className={styles['card']}>
            <p className={styles['welcome']}>{t('Welcome, {{name}}', { name })}</p>
            <p translate="no">{email}</p>
          </div>
        )}
      </QueryState>
      {session !== null && (
        <p>
          <Link to={homeOf(session.role)}>{t('Go to the start page')}</Link>
        </p>
      )}
      {session !== null && (
        <p>
          <Link to={paths.changePassword}>{t('Change Password')}</Link>
        </p>
      )}
    </Content>
  );
}
