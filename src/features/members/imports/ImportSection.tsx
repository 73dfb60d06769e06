import { Alert, Button, Flex } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useMemo, useRef } from 'react';
import type { FirmList } from '../../../domain/member';
import type { TFunction } from '../../../i18n/Text';
import { useTranslation } from '../../../i18n/useTranslation';
import type { DeletedFirm } from '../../../session/localHistory/deletedFirms';
import { type ImportAccount, imports } from '../../../session/localHistory/imports';
import { useLocalHistoryActions } from '../../../session/localHistory/useLocalHistory';
import { useDialogs } from '../../../ui/dialogs/DialogsContext';
import { Tag } from '../../../ui/Tag';
import type { AnyFirm, BulkRunTask } from '../bulkRun/bulkRunTypes';
import { AddedFirms, ChangedFirms } from './ImportedFirms';
import styles from './imports.module.css';
import {
  areOldValuesProven,
  isProven,
  leftToRestore,
  leftToTakeBack,
  listedById,
} from './importsLeft';

interface ImportSectionProps {
  readonly account: ImportAccount;
  /** Its list as it is now; `null` until it is loaded. */
  readonly list: FirmList<AnyFirm> | null;
  /** The firms that were deleted from here; `null` until the browser has answered. */
  readonly deletions: readonly DeletedFirm[] | null;
  /** The person has come to see this one. */
  readonly isOpened: boolean;
  readonly isLoading: boolean;
  readonly onRun: (task: BulkRunTask, firms: readonly AnyFirm[]) => void;
}

/** One import: what it added and changed, and what of it is left to take back. */
export function ImportSection({ account, list, deletions, isOpened, ...run }: ImportSectionProps) {
  const { t } = useTranslation();
  const { isLoading, onRun } = run;
  const { added, changed, inserted, updated, failed } = account;
  const listed = useMemo(
    () => (list === null || deletions === null ? null : listedById(list.rows, account, deletions)),
    [list, account, deletions],
  );
  const forget = useForget(account);
  const section = useRef<HTMLElement>(null);
  // Only on arrival: later the person reads elsewhere on the page.
  useEffect(() => {
    if (isOpened) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  const title = account.list === 'members' ? t('Members') : t('New Registration');
  const toTakeBack = listed && leftToTakeBack(account, listed);
  const toRestore = listed && leftToRestore(account, listed);
  const start = (kind: 'takeBack' | 'restore', left: typeof toTakeBack) => {
    if (left !== null) onRun({ kind, list: account.list, imported: left.imported }, left.firms);
  };
  /** Until list and deletions are read the buttons show what was imported, and wait. */
  const runButton = (kind: 'takeBack' | 'restore', left: typeof toTakeBack, most: number) => {
    const count = left === null ? most : left.firms.length;
    return (
      <Button
        danger={kind === 'takeBack'}
        disabled={left === null || count === 0}
        loading={isLoading}
        aria-busy={isLoading}
        onClick={() => start(kind, left)}
      >
        {kind === 'takeBack'
          ? t('Take back what this import added ({{count}})', { count })
          : t('Put the old values back ({{count}})', { count })}
      </Button>
    );
  };
  const counts = [
    [t('Inserted'), inserted ?? '-'],
    [t('Updated'), updated ?? '-'],
    [t('Failed'), failed],
  ] as const;
  const reason = reasonText(t, account);
  return (
    <section className={styles['import']} aria-label={account.fileName} ref={section}>
      <Flex wrap gap="0.25rem 1rem" align="center">
        <h2>
          <span>{title}</span> <bdi translate="no">{account.fileName}</bdi>
        </h2>
        <span className={styles['time']} translate="no">
          {dayjs(account.at).format('DD-MM-YYYY HH:mm')}
        </span>
        {!account.isConfirmed && <Tag colour="amber">{t('Not confirmed')}</Tag>}
      </Flex>
      {account.isConfirmed && (
        <p className={styles['counts']}>
          {counts.map(([name, count]) => (
            <span key={name}>
              <span>{name}</span> <b>{count}</b>
            </span>
          ))}
        </p>
      )}
      {reason !== null && <Alert type="info" showIcon role="note" title={reason} />}
      {added.length > 0 && (
        <details open={isOpened}>
          <summary>
            {isProven(account)
              ? t('Added firms ({{count}})', { count: added.length })
              : t('New firms that match the file ({{count}})', { count: added.length })}
          </summary>
          <AddedFirms added={added} list={list} listed={listed} />
        </details>
      )}
      {changed.length > 0 && (
        <details open={isOpened} className={styles['changed']}>
          <summary>{t('Changed firms ({{count}})', { count: changed.length })}</summary>
          <ChangedFirms changed={changed} list={list} listed={listed} />
        </details>
      )}
      <Flex wrap gap="small">
        {isProven(account) && added.length > 0 && runButton('takeBack', toTakeBack, added.length)}
        {areOldValuesProven(account) &&
          changed.length > 0 &&
          runButton('restore', toRestore, changed.length)}
        <Button onClick={() => void forget()}>{t('Forget')}</Button>
      </Flex>
    </section>
  );
}

/** Why nothing is offered; `null` if it is. */
function reasonText(t: TFunction, account: ImportAccount): string | null {
  const { isConfirmed, inserted, reason } = account;
  if (!isConfirmed) return t('Cannot be taken back: we could not confirm what was added.');
  switch (reason?.kind) {
    case undefined:
      return areOldValuesProven(account) || account.changed.length === 0
        ? null
        : t('Old values cannot be put back: more firms differ than the server updated.');
    case 'list':
      return t('Cannot be taken back: a list could not be read before or after the import.');
    case 'uncounted':
      return t('Cannot be taken back: the server did not say how many firms it added.');
    case 'rows':
      return t('Cannot be taken back: the portal could not read the rows of the file.');
    case 'others':
      return t(
        'Cannot be taken back: the server added {{inserted}}, and {{found}} new firms match the file. Others may have been added, too.',
        { inserted: inserted ?? 0, found: reason.found },
      );
  }
}

function useForget(account: ImportAccount) {
  const { confirm, showMessage } = useDialogs();
  const { remove } = useLocalHistoryActions();
  return async () => {
    const yes = await confirm((t) => ({
      title: t('Forget this import'),
      text: t(
        'What it changed is removed from this computer. It cannot be taken back from here any more.',
      ),
      confirmText: t('Forget'),
      danger: true,
    }));
    if (!yes) return;
    if (!(await remove(imports, [account])))
      await showMessage((t) => ({
        title: t('The import could not be removed'),
        text: t('Clear the data of this site in the browser settings.'),
      }));
  };
}
