import { useTranslation } from 'react-i18next';
import { useLogout } from '../../features/account/useLogout';
import type { LogoutKind } from '../../session/storedSession';
import { PERSON_ICON } from '../../ui/icons';
import { Menu } from '../../ui/Menu';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  readonly logout: LogoutKind;
  /** The address of the office's own site of the service; empty where there is none. */
  readonly officeSite?: string;
}

/** The avatar whose only item is Logout (product §2 Layouts), and for the office the way to its site where it has one. */
export function AccountMenu({ logout: kind, officeSite = '' }: AccountMenuProps) {
  const { t } = useTranslation();
  const logout = useLogout(kind);
  return (
    <Menu
      quiet
      aria-label={t('Account')}
      icon={<span className={styles['avatar']}>{PERSON_ICON}</span>}
      entries={[
        ...(officeSite === '' ? [] : [{ key: 'office', text: t('Office site'), href: officeSite }]),
        { key: 'logout', text: t('Logout'), onChoose: () => void logout() },
      ]}
    />
  );
}
