import { Alert, Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectIsBulkRunning } from '../../../api/pending';
import type { MemberId } from '../../../domain/memberId';
import { removeBulkRun, readBulkRun } from '../../../session/unsaved/stoppedBulkRun';
import { useSession } from '../../../session/useSession';
import styles from '../members.module.css';
import {
  type AnyFirm,
  type FirmResultKind,
  type ListRunKind,
  STATUS_LETTERS,
} from './bulkRunTypes';
import { listRuns } from './bulkRuns';

interface StoppedBulkRunProps {
  readonly kinds: readonly ListRunKind[];
  readonly rows: readonly AnyFirm[];
  /** The script of the dialog is loading. */
  readonly loading: boolean;
  readonly onResume: (kind: ListRunKind, firms: readonly AnyFirm[]) => void;
}

/** After a reload, or after leaving during a run: how far it came (rule Q5). It never continues automatically. */
export function StoppedBulkRun({ kinds, rows, loading, onResume }: StoppedBulkRunProps) {
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? null;
  const isBulkRunning = useSelector(selectIsBulkRunning);
  // The record is read once the last answer has arrived.
  const record = useMemo(
    () => (userId === null || isBulkRunning ? null : readBulkRun(userId)),
    [userId, isBulkRunning],
  );
  const [closedBy, setClosedBy] = useState<MemberId | null>(null);
  const kind = kinds.find((each) => each === record?.kind);
  if (userId === null || record === null || kind === undefined || closedBy === userId) return null;
  const { ids, statuses } = record;
  const close = () => {
    removeBulkRun(userId);
    setClosedBy(userId);
  };
  const count = (result: FirmResultKind) => statuses.split(STATUS_LETTERS[result]).length - 1;
  const counts = {
    done: count('done'),
    refused: count('refused'),
    unknown: count('uncertain'),
    left: count('notTried'),
  };
  // The record stays until the person confirms and the new run begins. The order is the person's own.
  const goOn = () => {
    const rest = ids.filter(
      (_, place) =>
        statuses[place] === STATUS_LETTERS.notTried || statuses[place] === STATUS_LETTERS.refused,
    );
    const firmOf = new Map(rows.map((firm) => [firm.id, firm]));
    onResume(
      kind,
      rest.flatMap((id) => firmOf.get(id) ?? []),
    );
  };
  const title = t(listRuns[kind].title);
  return (
    <Alert
      className={styles['part'] ?? ''}
      type="warning"
      showIcon
      role="status"
      title={
        counts.left === 0
          ? t('{{action}}: all firms were processed', { action: title })
          : t('{{action}}: stopped at {{place}} of {{count}}', {
              action: title,
              place: ids.length - counts.left,
              count: ids.length,
            })
      }
      description={t(
        'The page was left or reloaded. Done: {{done}}, failed: {{refused}}, unknown: {{unknown}}, not tried: {{left}}.',
        counts,
      )}
      action={
        <Flex wrap gap="small">
          {counts.left + counts.refused > 0 && (
            <Button loading={loading} aria-busy={loading} onClick={goOn}>
              {t(listRuns[kind].remainingTitle)}
            </Button>
          )}
          <Button onClick={close}>{t('Close')}</Button>
        </Flex>
      }
    />
  );
}
