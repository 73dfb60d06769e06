import { Link } from 'react-router';
import type { ListName } from '../../../config/lists';
import { useTranslation } from '../../../i18n/useTranslation';
import type { SavedView } from '../../../session/savedViews/savedViews';
import { type TableState, viewQueryOf } from '../../../ui/FirmTable/useTableState';
import { viewAddress } from './viewAddress';
import styles from './views.module.css';

interface ViewLinksProps {
  readonly list: ListName;
  readonly views: readonly SavedView[];
  readonly state: TableState;
}

/** The saved views of a list, one press each (rule H7). Without any, they take no space. */
export function ViewLinks({ list, views, state }: ViewLinksProps) {
  const { t } = useTranslation();
  if (views.length === 0) return null;
  const current = viewAddress(list, viewQueryOf(state));
  return (
    <nav aria-label={t('Saved views')} className={styles['links']}>
      <ul>
        {views.map(({ key, name, query }) => {
          const address = viewAddress(list, query);
          return (
            <li key={key}>
              <Link to={address} aria-current={address === current ? 'page' : undefined}>
                <bdi translate="no">{name}</bdi>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
