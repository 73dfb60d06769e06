import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer, Layout } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useAssociation } from '../../config/useAssociation';
import { useTranslation } from '../../i18n/useTranslation';
import { useSession } from '../../session/useSession';
import { SignInAgainDialog } from '../guard/SignInAgainDialog';
import { AntdProvider } from './AntdProvider';
import { ColorMenu } from './ColorMenu';
import { PrintHeader } from './PrintHeader';
import { ScreenOutlet } from './ScreenOutlet';
import { isSidebarKept, keepSidebar } from './sidebarChoice';
import styles from './shell.module.css';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { NARROW, useMedia } from './useMedia';
import type { MenuCounts } from './useListCounts';

interface SideLayoutProps {
  readonly layout: 'member' | 'admin';
  /** Beside the entries of the menu. */
  readonly counts?: MenuCounts;
  /** Of whoever is signed in: colours, the way home and the menu, in the top bar. */
  readonly account: ReactNode;
  readonly footer: ReactNode;
}

const NO_COUNTS: MenuCounts = {};

/** What the member and the admin layout share: a sidebar that can be closed, a top bar, a footer. */
export function SideLayout({ layout, counts = NO_COUNTS, account, footer }: SideLayoutProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { shortName } = useAssociation();
  const toggle = useRef<HTMLButtonElement>(null);
  const isNarrow = useMedia(NARROW);
  const [sider, setSider] = useState(() => layout === 'member' || isSidebarKept());
  /** Covers the page, so it never stands open from the start; following an entry closes it. */
  const [drawer, setDrawer] = useState<'closed' | 'open' | 'followed'>('closed');
  const isOpen = isNarrow ? drawer === 'open' : sider;

  const setOpen = (open: boolean) => {
    if (isNarrow) return setDrawer(open ? 'open' : 'closed');
    setSider(open);
    if (layout === 'admin') keepSidebar(open);
    // The one in the sidebar goes with it.
    if (!open) toggle.current?.focus();
  };
  const menu = { layout, counts, onClose: () => setOpen(false) };
  return (
    <AntdProvider audience={layout === 'admin' ? 'office' : 'member'}>
      <Layout hasSider className={styles['layout'] ?? ''}>
        <SkipLink />
        <SignInAgainDialog />
        {!isNarrow && sider && (
          <Layout.Sider id="sidebar" width="15rem" className={styles['sider'] ?? ''}>
            <SideMenu {...menu} />
          </Layout.Sider>
        )}
        {isNarrow && (
          <Drawer
            id="sidebar"
            aria-label={t('Main menu')}
            placement="left"
            size="min(16.5rem, 85vw)"
            closable={false}
            destroyOnHidden
            // Not on the box around it: antd's lock gives the focus to the first link.
            autoFocus={false}
            open={drawer === 'open'}
            // After an entry it is the next screen that takes the focus.
            focusable={{ focusTriggerAfterClose: drawer !== 'followed' }}
            rootClassName={styles['drawer'] ?? ''}
            styles={{ section: { background: 'var(--silk)' }, body: { padding: 0 } }}
            onClose={menu.onClose}
          >
            <SideMenu {...menu} onNavigate={() => setDrawer('followed')} />
          </Drawer>
        )}
        <Layout className={styles['column'] ?? ''}>
          <TopBar
            start={
              <>
                <Button
                  ref={toggle}
                  type="text"
                  style={{ flex: 'none' }}
                  aria-label={isOpen ? t('Close menu') : t('Open menu')}
                  aria-expanded={isOpen}
                  aria-controls="sidebar"
                  icon={<MenuOutlined aria-hidden />}
                  onClick={() => setOpen(!isOpen)}
                />
                {/* The open sidebar names it right beside. */}
                {(isNarrow || !sider) && (
                  <span className={styles['name']} translate="no">
                    {shortName}
                  </span>
                )}
              </>
            }
          >
            {session === null ? (
              <>
                <ColorMenu />
                <Link to={paths.root}>{t('Login')}</Link>
              </>
            ) : (
              account
            )}
          </TopBar>
          <Layout.Content id="content" className={styles['content'] ?? ''}>
            <PrintHeader />
            <ScreenOutlet />
          </Layout.Content>
          {footer}
        </Layout>
      </Layout>
    </AntdProvider>
  );
}
