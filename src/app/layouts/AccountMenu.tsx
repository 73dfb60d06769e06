import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '../../features/account/useLogout';
import type { LogoutKind } from '../../session/sessionStorage';

/** The avatar whose only item is Logout (spec §2 Layouts). */
export function AccountMenu({ logout: kind }: { readonly logout: LogoutKind }) {
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
        items: [{ key: 'logout', label: t('Logout') }],
        onClick: () => void logout(),
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
