import { UserOutlined } from '@ant-design/icons';
import { useTranslation } from '../../i18n/useTranslation';
import { handbookLink, type HandbookReaders } from '../../config/paths';
import { useLogout } from '../../features/account/useLogout';
import { currentLanguage } from '../../i18n/translation';
import type { LogoutKind } from '../../session/storedSession';
import { Menu } from '../../ui/Menu';
import type { MenuEntry } from '../../ui/MenuEntry';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  readonly logout: LogoutKind;
  /** Whose part of the handbook Help opens. */
  readonly help: HandbookReaders;
  /** Above Help. */
  readonly entries?: readonly MenuEntry[];
}

/** The avatar with Help and Logout (product §2 Layouts, rule F15). */
export function AccountMenu({ logout: kind, help, entries = [] }: AccountMenuProps) {
  const { t } = useTranslation();
  const logout = useLogout(kind);
  return (
    <Menu
      quiet
      aria-label={t('Account')}
      icon={
        <span className={styles['avatar']}>
          <UserOutlined aria-hidden />
        </span>
      }
      entries={[
        ...entries,
        { key: 'help', text: t('Help'), href: handbookLink(currentLanguage(), help) },
        { key: 'logout', text: t('Logout'), onChoose: () => void logout() },
      ]}
    />
  );
}
