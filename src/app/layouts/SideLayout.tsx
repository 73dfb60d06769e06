import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer, Layout } from 'antd';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useAssociation } from '../../config/useAssociation';
import { dayOfYear } from '../../domain/days';
import { useTranslation } from '../../i18n/translation';
import { PrintLine } from '../../ui/PrintLine';
import { useNow } from '../../ui/useNow';
import { useCloseOnBack } from '../../ui/dialogs/useCloseOnBack';
import { SignInAgainDialog } from '../guard/SignInAgainDialog';
import { ScreenOutlet, SkipLink } from './frame';
import styles from './shell.module.css';
import { type MenuEntry, SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { NARROW, useMedia } from './useMedia';
import { readItem, removeItem, writeItem } from '../../session/browserStorage';

interface SideLayoutProps {
  /** The first one is the home of the layout. */
  readonly entries: readonly MenuEntry[];
  /** Keeps the sidebar as it was left on this computer; it starts closed there (product §2 Layouts). */
  readonly keepsSidebar?: boolean;
  /** The end of the top bar after a login: colours, the link home and the account menu. */
  readonly account: ReactNode;
  readonly footer: ReactNode;
}

/** Not part of the session: stays after a logout. */
const SIDEBAR_KEY = 'sidebar';

/** The common part of the member and the admin layout: a sidebar that can be closed, a top bar, a footer. */
export function SideLayout({ entries, keepsSidebar = false, account, footer }: SideLayoutProps) {
  const { t } = useTranslation();
  const { shortName } = useAssociation();
  const toggle = useRef<HTMLButtonElement>(null);
  const isNarrow = useMedia(NARROW);
  const [sider, setSider] = useState(() => !keepsSidebar || readItem(SIDEBAR_KEY) === 'open');
  /** The drawer covers the page, so it starts closed; following an entry closes it too. */
  const [drawer, setDrawer] = useState<'closed' | 'open' | 'followed'>('closed');
  const isOpen = isNarrow ? drawer === 'open' : sider;
  // The frame after the screen, whose request is then on the way.
  const hasFrame = useDeferredValue(true, false);

  const setOpen = (open: boolean) => {
    if (isNarrow) return setDrawer(open ? 'open' : 'closed');
    setSider(open);
    if (keepsSidebar) keepSidebar(open);
    // The close button in the sidebar disappears, so the focus moves to the toggle.
    if (!open) toggle.current?.focus();
  };
  useCloseOnBack(() => setOpen(false), isNarrow && isOpen);
  const menu = { entries, onClose: () => setOpen(false) };
  return (
    <Layout hasSider className={styles['layout'] ?? ''}>
      <SkipLink />
      <SignInAgainDialog />
      {!isNarrow && sider && (
        <Layout.Sider id="sidebar" width="15rem" className={styles['sider'] ?? ''}>
          <SideMenu {...menu} />
        </Layout.Sider>
      )}
      {isNarrow && hasFrame && (
        <Drawer
          id="sidebar"
          aria-label={t('Main menu')}
          placement="left"
          size="min(16.5rem, 85vw)"
          closable={false}
          destroyOnHidden
          // antd's own focus goes to the surrounding box; its focus lock then focuses the first link.
          autoFocus={false}
          open={drawer === 'open'}
          // After an entry was followed, the next screen takes the focus.
          focusable={{ focusTriggerAfterClose: drawer !== 'followed' }}
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
                aria-label={t('Main menu')}
                aria-expanded={isOpen}
                aria-controls={isOpen ? 'sidebar' : undefined}
                icon={<MenuOutlined aria-hidden />}
                onClick={() => setOpen(!isOpen)}
              />
              {/* The open sidebar shows the name itself. */}
              {(isNarrow || !sider) && (
                <span className={styles['name']} translate="no">
                  {shortName}
                </span>
              )}
            </>
          }
        >
          {hasFrame ? account : null}
        </TopBar>
        <Layout.Content id="content" className={styles['content'] ?? ''}>
          <PrintHeader />
          <ScreenOutlet />
        </Layout.Content>
        {footer}
      </Layout>
    </Layout>
  );
}

function keepSidebar(open: boolean): void {
  if (open) writeItem(SIDEBAR_KEY, 'open');
  else removeItem(SIDEBAR_KEY);
}

function PrintHeader() {
  const { t } = useTranslation();
  const { name } = useAssociation();
  const day = useNow(dayOfYear);
  return <PrintLine start={name} end={t('Printed on {{day}}', { day })} />;
}
