import { Alert } from 'antd';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { useMembersQuery, useNewMembersQuery } from '../../../api/members';
import type { ListName } from '../../../config/lists';
import { openedImport } from '../../../config/importVisit';
import type { FirmList } from '../../../domain/member';
import { useTranslation } from '../../../i18n/useTranslation';
import { deletedFirms } from '../../../session/localHistory/deletedFirms';
import { imports } from '../../../session/localHistory/imports';
import { useLocalHistory } from '../../../session/localHistory/useLocalHistory';
import { Content } from '../../../ui/Content';
import { Loading } from '../../../ui/plain/Loading';
import { QueryState } from '../../../ui/QueryState';
import type BulkRunDialog from '../bulkRun/BulkRunDialog';
import type { AnyFirm, BulkRunTask } from '../bulkRun/bulkRunTypes';
import { useFrozenDuringRun } from '../bulkRun/useFrozenDuringRun';
import { useLazyDialog } from '../useLazyDialog';
import { ImportSection } from './ImportSection';
import styles from './imports.module.css';

interface ImportRun {
  readonly task: BulkRunTask;
  readonly firms: readonly AnyFirm[];
}

const loadBulkRun = () => import('../bulkRun/BulkRunDialog');

/** What imports from this computer changed, and how to take it back (rules H4, H5). */
export default function RecentImportsPage() {
  const { t } = useTranslation();
  const found = useLocalHistory(imports);
  const deletions = useLocalHistory(deletedFirms);
  const opened = openedImport(useLocation().state);
  const entries = found?.entries ?? [];
  const hasNone = (list: ListName) => !entries.some((entry) => entry.list === list);
  const members = useMembersQuery(undefined, { skip: hasNone('members') });
  const newMembers = useNewMembersQuery(undefined, { skip: hasNone('newMembers') });
  const now: Readonly<Record<ListName, FirmList<AnyFirm> | null>> = {
    members: useFrozenDuringRun(members.data ?? null),
    newMembers: useFrozenDuringRun(newMembers.data ?? null),
  };
  const run = useLazyDialog<ImportRun, ComponentProps<typeof BulkRunDialog>>(
    loadBulkRun,
    'Nothing was sent',
  );
  return (
    <Content heading={t('Recent imports')}>
      <p className={styles['intro']}>
        {t(
          'Your imports from this computer in the last 90 days, at most 20. Other computers do not have them.',
        )}
      </p>
      {found === null && <Loading />}
      {found?.isRefused === true && (
        <Alert
          type="warning"
          showIcon
          role="note"
          title={t('This browser does not keep imports.')}
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
          title={
            found.unreadable === 1
              ? t('1 import is damaged or from another version, and is not shown.')
              : t('{{count}} imports are damaged or from another version, and are not shown.', {
                  count: found.unreadable,
                })
          }
        />
      )}
      {found !== null && !found.isRefused && entries.length === 0 && (
        <p>{t('Nothing was imported from this computer in the last 90 days.')}</p>
      )}
      {!hasNone('members') && members.error !== undefined && (
        <QueryState query={members} failedText={t('The members could not be loaded.')} />
      )}
      {!hasNone('newMembers') && newMembers.error !== undefined && (
        <QueryState query={newMembers} failedText={t('The applications could not be loaded.')} />
      )}
      {entries.map((account) => (
        <ImportSection
          key={imports.keyOf(account)}
          account={account}
          list={now[account.list]}
          deletions={deletions?.entries ?? null}
          isOpened={account.at === opened}
          isLoading={run.isLoading}
          onRun={(task, firms) => run.open({ task, firms })}
        />
      ))}
      {run.opened !== null && (
        <run.opened.Dialog
          key={run.opened.number}
          {...run.opened.subject}
          onClose={run.close}
          onRunRemaining={(firms) =>
            run.opened !== null && run.open({ ...run.opened.subject, firms })
          }
        />
      )}
    </Content>
  );
}
