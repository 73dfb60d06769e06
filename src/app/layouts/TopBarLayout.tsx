import {
  CheckOutlined,
  DesktopOutlined,
  MoonOutlined,
  SunOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, Layout, Menu, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { handbookLink, type HandbookReaders, homeOf, paths } from '../../config/paths';
import { ROLE } from '../../domain/access';
import { useLogout } from '../../features/account/useLogout';
import { currentLanguage, useTranslation } from '../../i18n/translation';
import { useSession } from '../../session/sessionSlice';
import { menuEntry } from '../../ui/action';
import { MenuButton } from '../../ui/MenuButton';
import { chooseColors, useColorChoice } from '../colorChoice';
import { useLanguageButton } from '../language';
import styles from './layouts.module.css';
import { Copyright, ScreenOutlet, SkipLink } from './parts';
import parts from './parts.module.css';

/** The layout of /changepassword, with its own top bar: Home, Profile, Change Password, Logout (product §2). */
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

type MenuItems = NonNullable<MenuProps['items']>;

interface TopBarProps {
  readonly start: ReactNode;
  /** Shown at the end of the bar, after the language switch, which comes with them; `null` draws neither yet. */
  readonly children: ReactNode;
}

export function TopBar({ start, children }: TopBarProps) {
  const language = useLanguageButton();
  return (
    <Layout.Header className={styles['bar'] ?? ''}>
      {start}
      <div className={styles['tools']}>
        {children !== null && (
          <>
            <Button type="text" {...language} className={parts['languageName'] ?? ''} />
            {children}
          </>
        )}
      </div>
    </Layout.Header>
  );
}

const COLOR_ICONS = {
  system: <DesktopOutlined aria-hidden />,
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
} as const;

/** Chooses light, dark, or the setting of the device, after the login (before it: the switch of PublicLayout). */
export function ColorMenu() {
  const { t } = useTranslation();
  const chosen = useColorChoice();
  const items = useColorEntries();
  return (
    <MenuButton isAtEnd menu={() => ({ selectedKeys: [chosen], items })}>
      {(opener) => (
        <Button {...opener} type="text" aria-label={t('Theme')} icon={COLOR_ICONS[chosen]} />
      )}
    </MenuButton>
  );
}

export function useColorEntries(): MenuItems {
  const { t } = useTranslation();
  const chosen = useColorChoice();
  const names = { system: t('Same as device'), light: t('Light'), dark: t('Dark') };
  return (['system', 'light', 'dark'] as const).map((choice) => ({
    key: choice,
    role: 'menuitemradio',
    'aria-checked': choice === chosen,
    icon: COLOR_ICONS[choice],
    label: names[choice],
    extra: choice === chosen && <CheckOutlined aria-hidden />,
    onClick: () => chooseColors(choice),
  }));
}

interface AccountMenuProps {
  readonly of: HandbookReaders;
  readonly entries: MenuItems;
}

export function AccountMenu({ of, entries }: AccountMenuProps) {
  const { t } = useTranslation();
  const logout = useLogout(of === 'members' ? 'memberLayout' : 'general');
  const menu = () => ({
    items: [
      ...entries,
      menuEntry({ key: 'help', text: t('Help'), href: handbookLink(currentLanguage(), of) }),
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
