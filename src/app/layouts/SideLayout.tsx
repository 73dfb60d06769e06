import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { Badge, Button, Drawer, Layout, Menu } from 'antd';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useAssociation } from '../../config/ConfigContext';
import { dayOfYear } from '../../domain/days';
import { useTranslation } from '../../i18n/translation';
import { readItem, removeItem, writeItem } from '../../session/browserStorage';
import { useCloseOnBack } from '../../ui/dialogs/useCloseOnBack';
import { PrintLine } from '../../ui/plain/small';
import { useNow } from '../../ui/useNow';
import { SignInAgainDialog } from '../guard/resumeWork';
import { useMedia } from './AntdProvider';
import styles from './layouts.module.css';
import { Brand, ScreenOutlet, SkipLink } from './parts';
import { TopBar } from './TopBarLayout';

interface MenuEntry {
  readonly path: string;
  readonly text: string;
  readonly opensNewTab?: true;
  readonly count?: number | null | undefined;
}

interface SideLayoutProps {
  /** The first one is the home of the layout. */
  readonly entries: readonly MenuEntry[];
  /** Keeps the sidebar as it was left on this computer; it starts closed there (product §2 Layouts). */
  readonly keepsSidebar?: boolean;
  /** The end of the top bar after a login: colours, the link home and the account menu. */
  readonly account: ReactNode;
  readonly footer: ReactNode;
}

/** Without room for the menu beside the content, the menu covers it: antd's `lg`, which grows with the font size. */
const NARROW = 'screen and (width < 62rem)';

const SIDEBAR_KEY = 'sidebar';

/** The common part of the member and the admin layout: a sidebar that can be closed, a top bar, a footer. */
export function SideLayout({ entries, keepsSidebar = false, account, footer }: SideLayoutProps) {
  const { t } = useTranslation();
  const { name, shortName } = useAssociation();
  const day = useNow(dayOfYear);
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
    if (keepsSidebar && open) writeItem(SIDEBAR_KEY, 'open');
    if (keepsSidebar && !open) removeItem(SIDEBAR_KEY);
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
          <PrintLine start={name} end={t('Printed on {{day}}', { day })} />
          <ScreenOutlet />
        </Layout.Content>
        {footer}
      </Layout>
    </Layout>
  );
}

interface SideMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
  readonly onNavigate?: () => void;
}

/** Links in a list, as a screen reader expects of a website. */
function SideMenu({ entries, onClose, onNavigate }: SideMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={styles['sideMenu']}>
      <div className={styles['head']}>
        <Brand to={entries[0]?.path ?? ''} short />
        <Button
          type="text"
          aria-label={t('Close menu')}
          icon={<CloseOutlined aria-hidden />}
          style={{ flex: 'none', color: 'inherit' }}
          onClick={onClose}
        />
      </div>
      <nav aria-label={t('Main menu')}>
        <Menu
          theme="dark"
          mode="inline"
          role="list"
          tabIndex={-1}
          selectedKeys={[pathname]}
          items={entries.map(({ path, text, opensNewTab, count }) => ({
            key: path,
            role: 'listitem',
            label: opensNewTab ? (
              <Link to={path} target="_blank" rel="noreferrer">
                {text}
              </Link>
            ) : (
              <NavLink to={path} end onClick={onNavigate}>
                {text}
              </NavLink>
            ),
            // Outside the link, so that it is not part of the link's name.
            extra: count != null && (
              <Badge
                // The key replaces the badge for each number, since antd's animation keeps all digits for a second.
                key={count}
                count={count}
                showZero
                overflowCount={Number.MAX_SAFE_INTEGER}
                className={styles['count'] ?? ''}
              />
            ),
          }))}
        />
      </nav>
    </div>
  );
}
