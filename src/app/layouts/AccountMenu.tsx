import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '../../features/account/useLogout';
import type { LogoutKind } from '../../session/storedSession';

interface AccountMenuProps {
  readonly logout: LogoutKind;
  /** The address of the office's own site of the service; empty where there is none. */
  readonly officeSite?: string;
}

/** The avatar whose only item is Logout (product §2 Layouts), and for the office the way to its site where it has one. */
export function AccountMenu({ logout: kind, officeSite = '' }: AccountMenuProps) {
  const { t } = useTranslation();
  const logout = useLogout(kind);
  const button = useRef<HTMLButtonElement | HTMLAnchorElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      onOpenChange={(open) => {
        // The menu goes away with the focus in it.
        if (!open) button.current?.focus();
      }}
      menu={{
        items: [
          ...(officeSite === '' ? [] : [officeItem(t('Office site'), officeSite)]),
          { key: 'logout', label: t('Logout'), onClick: () => void logout() },
        ],
      }}
    >
      <Button
        ref={button}
        type="text"
        shape="circle"
        aria-label={t('Account')}
        aria-haspopup="menu"
      >
        <Avatar size="small" icon={<UserOutlined />} />
      </Button>
    </Dropdown>
  );
}

const officeItem = (text: string, address: string) => ({
  key: 'office',
  // By the keyboard the entry has the focus, and not its link.
  onClick: ({ domEvent: { target } }: { domEvent: { target: EventTarget } }) => {
    if (!(target instanceof HTMLAnchorElement)) window.open(address, '_blank', 'noopener');
  },
  label: (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ),
});
