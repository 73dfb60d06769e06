import { useTranslation } from '../../i18n/useTranslation';
import { Link, NavLink } from 'react-router';
import { type LayoutName, routes } from '../routes';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly layout: LayoutName;
  readonly onFollow: () => void;
}

/** The entries of a layout, straight from the route table. */
export function Sidebar({ layout, onFollow }: SidebarProps) {
  const { t } = useTranslation();
  const entries = routes.filter((route) => route.layout === layout);
  return (
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
                <NavLink to={path} end onClick={onFollow}>
                  {t(nav)}
                </NavLink>
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
