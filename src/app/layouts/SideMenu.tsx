import { CloseOutlined } from '@ant-design/icons';
import { Badge, Button, Menu } from 'antd';
import { Link, NavLink, useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { useTranslation } from '../../i18n/translation';
import { routes } from '../routes';
import { Brand } from './Brand';
import styles from './SideMenu.module.css';
import type { MenuCounts } from './useListCounts';

interface SideMenuProps {
  readonly layout: 'member' | 'admin';
  readonly counts: MenuCounts;
  readonly onClose: () => void;
  readonly onNavigate?: (() => void) | undefined;
}

/** The menu entries of a layout, from the route table: links in a list, as a screen reader expects of a website. */
export function SideMenu({ layout, counts, onClose, onNavigate }: SideMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entries = routes.filter((route) => route.layout === layout && route.nav !== undefined);
  return (
    <div className={styles['menu']}>
      <div className={styles['head']}>
        <Brand to={paths[layout]} short />
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
          items={entries.map(({ path, nav, opensNewTab }) => ({
            key: path,
            role: 'listitem',
            label: opensNewTab ? (
              <Link to={path} target="_blank" rel="noreferrer">
                {nav && t(nav)}
              </Link>
            ) : (
              <NavLink to={path} end onClick={onNavigate}>
                {nav && t(nav)}
              </NavLink>
            ),
            extra: <Count of={counts[path]} />,
          }))}
        />
      </nav>
    </div>
  );
}

/** Outside the link, so that it is not part of the link's name. */
function Count({ of }: { readonly of: number | null | undefined }) {
  return of == null ? null : (
    <Badge
      // The key replaces the badge for each number, since antd's animation keeps all digits for a second.
      key={of}
      count={of}
      showZero
      overflowCount={Number.MAX_SAFE_INTEGER}
      className={styles['count'] ?? ''}
    />
  );
}
