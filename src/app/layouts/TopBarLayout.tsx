import { useTranslation } from '../../i18n/useTranslation';
import { NavLink } from 'react-router';
import { homeOf, paths } from '../../config/paths';
import { ROLE } from '../../domain/roles';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { ColorSwitch } from '../colours/ColorSwitch';
import { useSession } from '../../session/useSession';
import { Footer } from './Footer';
import page from './PublicLayout.module.css';
import { ScreenOutlet } from './ScreenOutlet';
import { SkipLink } from './SkipLink';
import styles from './TopBarLayout.module.css';
import { useLogout } from '../../features/account/useLogout';

/** The own top bar of /changepassword: Home, Profile, Change Password, Logout (product §2, rule A10). */
export default function TopBarLayout() {
  const { t } = useTranslation();
  const role = useSession()?.role ?? null;
  const logout = useLogout('general');
  return (
    <div className={page['layout']}>
      <SkipLink />
      <header className={styles['header']}>
        <nav aria-label={t('Main menu')} className={styles['links']}>
          <NavLink to={homeOf(role)}>{t('Home')}</NavLink>
          <NavLink to={role === ROLE.member ? paths.membership : paths.dashboard}>
            {t('Profile')}
          </NavLink>
          <NavLink to={paths.changePassword}>{t('Change Password')}</NavLink>
        </nav>
        <div className={styles['links']}>
          <LanguageSwitch />
          <ColorSwitch />
          <button type="button" className={styles['logout']} onClick={() => void logout()}>
            {t('Logout')}
          </button>
        </div>
      </header>
      <main id="content" className={page['content']}>
        <ScreenOutlet />
      </main>
      <Footer />
    </div>
  );
}
