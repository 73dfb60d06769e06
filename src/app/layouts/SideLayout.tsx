import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { SignInOver } from '../guard/SignInOver';
import { Button } from '../../ui/Button';
import { CLOSE_ICON, MENU_ICON } from '../../ui/icons';
import { isNarrowWindow } from '../../ui/narrowWindow';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { ColorSwitch } from '../colours/ColorSwitch';
import { rememberGroup } from '../bootstrap/fetchNextGroup';
import { Brand } from './Brand';
import { PaperHead } from './PaperHead';
import { ScreenOutlet } from './ScreenOutlet';
import { Sidebar } from './Sidebar';
import silk from './Sidebar.module.css';
import styles from './SideLayout.module.css';
import { SkipLink } from './SkipLink';

interface SideLayoutProps {
  readonly layout: 'member' | 'admin';
  /** Where the brand leads. */
  readonly home: string;
  /** On a wide screen; on a phone the sidebar covers the page and always starts closed. */
  readonly startsOpen: boolean;
  readonly topBar: ReactNode;
  readonly footer: ReactNode;
}

/** What the member and the admin layout share: a sidebar that can be closed, a top bar, a footer. */
export function SideLayout({ layout, home, startsOpen, topBar, footer }: SideLayoutProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => startsOpen && !isNarrowWindow());
  // For the next sign-in in this browser.
  useEffect(() => rememberGroup(layout === 'admin' ? 'office' : 'member'), [layout]);
  const followed = () => {
    if (isNarrowWindow()) setOpen(false);
  };
  return (
    <div className={styles['layout']} data-sidebar={open ? 'open' : 'closed'}>
      <SkipLink />
      <SignInOver />
      <aside id="sidebar" className={silk['sidebar']} hidden={!open}>
        <div className={silk['head']}>
          <Brand to={home} short />
          <Button
            quiet
            className={silk['onSilk']}
            aria-label={t('Close menu')}
            icon={CLOSE_ICON}
            onClick={() => setOpen(false)}
          />
        </div>
        <Sidebar layout={layout} onFollow={followed} />
      </aside>
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
            {topBar}
          </div>
        </header>
        <main id="content" className={styles['content']}>
          <PaperHead />
          <ScreenOutlet />
        </main>
        {footer}
      </div>
    </div>
  );
}
