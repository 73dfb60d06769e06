import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { ID_CARD_ICON, LOCK_ICON } from '../../ui/icons';
import { Content } from '../../ui/Content';
import styles from './MemberHomePage.module.css';

/** A member's start page with its two tiles (product §2, /member). */
export default function MemberHomePage() {
  const { t } = useTranslation();
  return (
    <Content heading={t('Dashboard')}>
      <div className={styles['tiles']}>
        <Link to={paths.membership} className={styles['tile'] ?? ''}>
          {ID_CARD_ICON}
          {t('Profile')}
        </Link>
        <Link to={paths.changeMemberPassword} className={styles['tile'] ?? ''}>
          {LOCK_ICON}
          {t('Change Password')}
        </Link>
      </div>
    </Content>
  );
}
