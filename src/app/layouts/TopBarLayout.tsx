import { Button, Layout, Menu } from 'antd';
import { NavLink, useLocation } from 'react-router';
import { homeOf, paths } from '../../config/paths';
import { ROLE } from '../../domain/access';
import { useLogout } from '../../features/account/useLogout';
import { useTranslation } from '../../i18n/translation';
import { useSession } from '../../session/sessionSlice';
import { Copyright, ScreenOutlet, SkipLink } from './parts';
import styles from './layouts.module.css';
import { ColorMenu, TopBar } from './TopBar';

/** The layout of /changepassword, with its own top bar: Home, Profile, Change Password, Logout (product §2, rule A10). */
export default function TopBarLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const role = useSession()?.role ?? null;
  const logout = useLogout('general');
  const links = [
    [homeOf(role), t('Home')],
    [role === ROLE.member ? paths.membership : paths.dashboard, t('Profile')],
    [paths.changePassword, t('Change Password')],
  ] as const;
  return (
    <Layout className={styles['layout'] ?? ''}>
      <SkipLink />
      <TopBar
        start={
          <nav aria-label={t('Main menu')}>
            <Menu
              mode="horizontal"
              disabledOverflow
              role="list"
              tabIndex={-1}
              style={{ flexWrap: 'wrap', borderBottom: 0 }}
              selectedKeys={[pathname]}
              items={links.map(([to, text]) => ({
                key: to,
                role: 'listitem',
                label: <NavLink to={to}>{text}</NavLink>,
              }))}
            />
          </nav>
        }
      >
        <ColorMenu />
        <Button type="text" onClick={() => void logout()}>
          {t('Logout')}
        </Button>
      </TopBar>
      <Layout.Content id="content" className={styles['content'] ?? ''}>
        <ScreenOutlet />
      </Layout.Content>
      <Layout.Footer className={styles['footer'] ?? ''}>
        <Copyright />
      </Layout.Footer>
    </Layout>
  );
}
