import { useTranslation } from '../../i18n/useTranslation';
import { NavLink, useHref } from 'react-router';
import { type LayoutName, type RouteRow, routes } from '../routes';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly layout: LayoutName;
  readonly onFollow: () => void;
}

/** The entries of a layout, straight from the route table. */
export function Sidebar({ layout, onFollow }: SidebarProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('Main menu')}>
      <ul className={styles['entries']}>
        {routes.map((route) =>
          route.layout === layout && route.nav !== undefined ? (
            <li key={route.path}>
              <Entry route={route} name={t(route.nav)} onFollow={onFollow} />
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly route: RouteRow;
  readonly name: string;
  readonly onFollow: () => void;
}

function Entry({ route, name, onFollow }: EntryProps) {
  const href = useHref(route.path);
  return route.opensNewTab === true ? (
    <a href={href} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    <NavLink to={route.path} end onClick={onFollow}>
      {name}
    </NavLink>
  );
}
