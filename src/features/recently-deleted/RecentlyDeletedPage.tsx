import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import type { ListName } from '../../config/lists';
import { useTranslation } from '../../i18n/useTranslation';
import { deletedFirms } from '../../session/localHistory/deletedFirms';
import { useLocalHistory } from '../../session/localHistory/useLocalHistory';
import { Content } from '../../ui/Content';
import { Loading } from '../../ui/plain/Loading';
import { DeletedList } from './DeletedList';
import { deletedRows } from './deletedRows';
import styles from './recentlyDeleted.module.css';

interface RecentlyDeletedPageProps {
  /** Opens the import of this list with a file (another feature, joined in app/screens). */
  readonly importFile: (list: ListName, file: File) => void;
  readonly isImportLoading: boolean;
}

/** The firms that were deleted from this computer, which can be imported again (rules H2, H3). */
export default function RecentlyDeletedPage(props: RecentlyDeletedPageProps) {
  const { t } = useTranslation();
  const found = useLocalHistory(deletedFirms);
  const [chosenList, setChosenList] = useState<ListName | null>(null);
  const rows = {
    members: deletedRows(found?.entries ?? [], 'members'),
    newMembers: deletedRows(found?.entries ?? [], 'newMembers'),
  };
  // Begins with the list that has something.
  const list =
    chosenList ??
    (rows.members.length === 0 && rows.newMembers.length > 0 ? 'newMembers' : 'members');
  return (
    <Content heading={t('Recently deleted')}>
      <p className={styles['intro']}>
        {t(
          'Firms that you deleted on this computer in the last 90 days. Other computers do not have these copies.',
        )}
      </p>
      {found === null && <Loading />}
      {found?.isRefused === true && (
        <Alert
          type="warning"
          showIcon
          role="note"
          className={styles['alert'] ?? ''}
          title={t('This browser does not keep copies of deleted firms.')}
          description={t(
            'Its storage is turned off, full or not answering. Reload the page to try again.',
          )}
        />
      )}
      {found !== null && found.unreadable > 0 && (
        <Alert
          type="info"
          showIcon
          role="note"
          className={styles['alert'] ?? ''}
          title={
            found.unreadable === 1
              ? t('1 copy is damaged or from another version, and is not shown.')
              : t('{{count}} copies are damaged or from another version, and are not shown.', {
                  count: found.unreadable,
                })
          }
        />
      )}
      {found !== null && !found.isRefused && (
        <>
          <Segmented
            // The radio buttons inside take the Tab key.
            tabIndex={-1}
            aria-label={t('Show')}
            value={list}
            onChange={setChosenList}
            options={(['members', 'newMembers'] as const).map((name) => ({
              value: name,
              label: (
                <span>
                  <span>{name === 'members' ? t('Members') : t('New Registration')}</span>{' '}
                  <b className={styles['count']}>{rows[name].length}</b>
                </span>
              ),
            }))}
          />
          <DeletedList key={list} list={list} rows={rows[list]} {...props} />
        </>
      )}
    </Content>
  );
}
