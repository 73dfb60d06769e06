import { UserOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { handbookLink, type HandbookReaders } from '../../config/paths';
import { useLogout } from '../../features/account/useLogout';
import { currentLanguage, useTranslation } from '../../i18n/translation';
import type { LogoutKind } from '../../session/storedSession';
import { menuEntry } from '../../ui/action';
import { MenuButton } from '../../ui/MenuButton';
import styles from './shell.module.css';

interface AccountMenuProps {
  readonly logout: LogoutKind;
  readonly help: HandbookReaders;
  readonly entries?: NonNullable<MenuProps['items']>;
}

export function AccountMenu({ logout: kind, help, entries = [] }: AccountMenuProps) {
  const { t } = useTranslation();
  const logout = useLogout(kind);
  const menu = () => ({
    items: [
      ...entries,
      menuEntry({ key: 'help', text: t('Help'), href: handbookLink(currentLanguage(), help) }),
      { key: 'logout', label: t('Logout'), onClick: () => void logout() },
    ],
  });
  return (
    <MenuButton isAtEnd menu={menu}>
      {(opener) => (
        <Button
          {...opener}
          type="primary"
          shape="circle"
          className={styles['avatar'] ?? ''}
          aria-label={t('Account')}
          icon={<UserOutlined aria-hidden />}
        />
      )}
    </MenuButton>
  );
}
