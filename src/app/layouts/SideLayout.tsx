import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { useSession } from '../../session/useSession';
import { SignInOver } from '../guard/SignInOver';
import { Button } from '../../ui/plain/Button';
import { MENU_ICON } from '../../ui/icons';
import { isNarrowWindow } from '../../ui/narrowWindow';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { ColorSwitch } from '../colours/ColorSwitch';
import { AntdProvider } from './AntdProvider';
import { PaperHead } from './PaperHead';
import { ScreenOutlet } from './ScreenOutlet';
import { Sidebar } from './Sidebar';
import styles from './SideLayout.module.css';
import { SkipLink } from './SkipLink';

interface SideLayoutProps {
  readonly layout: 'member' | 'admin';
  /** Of whoever is signed in: the way home and the menu, in the top bar. */
  readonly account: ReactNode;
  readonly footer: ReactNode;
}

/** What the member and the admin layout share: a sidebar that can be closed, a top bar, a footer. */
export function SideLayout({ layout, account, footer }: SideLayoutProps) {
  const { t } = useTranslation();
  const session = useSession();
  // On a phone the sidebar covers the page.
  const [open, setOpen] = useState(() => layout === 'member' && !isNarrowWindow());
  return (
    <AntdProvider readers={layout === 'admin' ? 'office' : 'member'}>
      <div className={styles['layout']}>
        <SkipLink />
        <SignInOver />
        <Sidebar layout={layout} open={open} onClose={() => setOpen(false)} />
        {open && (
          <div className={styles['backdrop']} aria-hidden="true" onClick={() => setOpen(false)} />
        )}
        <div className={styles['column']}>
          <header className={styles['header']}>
            <Button
              quiet
              aria-label={open ? t('Close menu') : t('Open menu')}
              aria-expanded={open}
              aria-controls="sidebar"
              icon={MENU_ICON}
              onClick={() => setOpen(!open)}
            />
            <div className={styles['topBar']}>
              <LanguageSwitch />
              <ColorSwitch />
              {session === null ? <Link to={paths.root}>{t('Login')}</Link> : account}
            </div>
          </header>
          <main id="content" className={styles['content']}>
            <PaperHead />
            <ScreenOutlet />
          </main>
          {footer}
        </div>
      </div>
    </AntdProvider>
  );
}
