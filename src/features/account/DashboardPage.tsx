import { Button } from 'antd';
import { useTranslation } from '../../i18n/translation';
import { useUserDetailsQuery } from '../../api/account';
import { homeOf, paths } from '../../config/paths';
import { useSession } from '../../session/sessionSlice';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { Link } from 'react-router';
import card from '../../ui/plain/form.module.css';
import { useLogout } from './useLogout';

/** The simple dashboard of both roles: a welcome and Logout (product §2). */
export default function DashboardPage() {
  const { t } = useTranslation();
  const session = useSession();
  const query = useUserDetailsQuery();
  const logout = useLogout('general');
  return (
    <Content
      heading={t('Dashboard')}
      tools={<Button onClick={() => void logout()}>{t('Logout')}</Button>}
    >
      <QueryState query={query} failedText={t('Your details could not be loaded.')}>
        {({ name, email }) => (
          <article className={card['card']}>
            <div style={{ fontSize: '1.25rem', fontWeight: 600 }}>
              {t('Welcome, {{name}}', { name })}
            </div>
            <div translate="no">{email}</div>
          </article>
        )}
      </QueryState>
      {session !== null && (
        <p className="row" style={{ gap: '0 1.5rem', lineHeight: '2.75rem' }}>
          <Link to={homeOf(session.role)}>{t('Go to the home page')}</Link>
          <Link to={paths.changePassword}>{t('Change Password')}</Link>
        </p>
      )}
    </Content>
  );
}
