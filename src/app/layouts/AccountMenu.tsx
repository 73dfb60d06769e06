import { useTranslation } from '../../i18n/useTranslation';
import { handbookLink, type HandbookReaders } from '../../config/paths';
import { useLogout } from '../../features/account/useLogout';
import { currentLanguage } from '../../i18n/translation';
import type { LogoutKind } from '../../session/storedSession';
import { PERSON_ICON } from '../../ui/icons';
import { Menu } from '../../ui/Menu';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  readonly logout: LogoutKind;
  /** Whose part of the handbook Help opens. */
  readonly help: HandbookReaders;
  /** The address of the office's own site of the service; empty where there is none. */
  readonly officeSite?: string;
  /** Forgets what this computer noted for the office (rule Q7). */
  readonly onForget?: () => Promise<void>;
}

/** The avatar with Help and Logout (product §2 Layouts, rule F15), and for the office the way to its site and to its notes. */
export function AccountMenu({ logout: kind, help, officeSite = '', onForget }: AccountMenuProps) {
  const { t } = useTranslation();
  const logout = useLogout(kind);
  return (
    <Menu
      quiet
      aria-label={t('Account')}
      icon={<span className={styles['avatar']}>{PERSON_ICON}</span>}
      entries={[
        ...(officeSite === '' ? [] : [{ key: 'office', text: t('Office site'), href: officeSite }]),
        ...(onForget === undefined
          ? []
          : [
              {
                key: 'forget',
                text: t("Forget this computer's notes"),
                onChoose: () => void onForget(),
              },
            ]),
        { key: 'help', text: t('Help'), href: handbookLink(currentLanguage(), help) },
        { key: 'logout', text: t('Logout'), onChoose: () => void logout() },
      ]}
    />
  );
}
