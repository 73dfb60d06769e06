import { useTranslation } from '../../i18n/useTranslation';
import { Link, NavLink } from 'react-router';
import { paths } from '../../config/paths';
import { Button } from '../../ui/plain/Button';
import { CLOSE_ICON } from '../../ui/icons';
import { isNarrowWindow } from '../../ui/narrowWindow';
import { routes } from '../routes';
import { Brand } from './Brand';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly layout: 'member' | 'admin';
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The entries of a layout, straight from the route table. On a phone it covers the page, so following one closes it. */
export function Sidebar({ layout, open, onClose }: SidebarProps) {
  const { t } = useTranslation();
  const entries = routes.filter((route) => route.layout === layout);
  return (
    <aside id="sidebar" className={styles['sidebar']} hidden={!open}>
      <div className={styles['head']}>
        <Brand to={paths[layout]} short />
        <Button
          quiet
          className={styles['onSilk']}
          aria-label={t('Close menu')}
          icon={CLOSE_ICON}
          onClick={onClose}
        />
      </div>
      <nav aria-label={t('Main menu')}>
        <ul className={styles['entries']}>
          {entries.map(({ path, nav, opensNewTab }) =>
            nav === undefined ? null : (
              <li key={path}>
                {opensNewTab ? (
                  <Link to={path} target="_blank" rel="noreferrer">
                    {t(nav)}
                  </Link>
                ) : (
                  <NavLink to={path} end onClick={() => isNarrowWindow() && onClose()}>
                    {t(nav)}
                  </NavLink>
                )}
              </li>
            ),
          )}
        </ul>
      </nav>
    </aside>
  );
}
