import { CloseOutlined } from '@ant-design/icons';
import { Badge, Button, Menu } from 'antd';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslation } from '../../i18n/translation';
import { Brand } from './frame';
import styles from './SideMenu.module.css';

export interface MenuEntry {
  readonly path: string;
  readonly text: string;
  readonly opensNewTab?: true;
  /** The number of firms on the screen, if it is known. */
  readonly count?: number | null | undefined;
}

interface SideMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
  readonly onNavigate?: (() => void) | undefined;
}

/** Links in a list, as a screen reader expects of a website. */
export function SideMenu({ entries, onClose, onNavigate }: SideMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={styles['menu']}>
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
