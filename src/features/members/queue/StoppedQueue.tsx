import { Alert, Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectQueueRuns } from '../../../api/pending';
import type { MemberId } from '../../../domain/memberId';
import { dropQueue, keptQueue } from '../../../session/unsaved/stoppedQueue';
import { useSession } from '../../../session/useSession';
import { focusFirst } from '../../../ui/focusFirst';
import styles from '../members.module.css';
import { type ListedFirm, type OutcomeKind, type QueueKind, SIGNS } from './Queue';
import { queues } from './queues';

interface StoppedQueueProps {
  readonly kinds: readonly QueueKind[];
  readonly rows: readonly ListedFirm[];
  /** The script of what was begun is on its way. */
  readonly loading: boolean;
  readonly onBegin: (kind: QueueKind, firms: readonly ListedFirm[]) => void;
}

/** After a reload, or for who left in the middle: at which firm the queue stopped (rule Q5). It never goes on by itself. */
export function StoppedQueue({ kinds, rows, loading, onBegin }: StoppedQueueProps) {
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? null;
  const runs = useSelector(selectQueueRuns);
  // What is kept is read when the last answer is there.
  const kept = useMemo(() => (userId === null || runs ? null : keptQueue(userId)), [userId, runs]);
  const [closedBy, setClosedBy] = useState<MemberId | null>(null);
  const kind = kinds.find((each) => each === kept?.kind);
  if (userId === null || kept === null || kind === undefined || closedBy === userId) return null;
  const { ids, signs } = kept;
  const close = () => {
    dropQueue(userId);
    setClosedBy(userId);
    focusFirst();
  };
  const count = (outcome: OutcomeKind) => signs.split(SIGNS[outcome]).length - 1;
  const counts = {
    done: count('done'),
    refused: count('refused'),
    unknown: count('uncertain'),
    left: count('notTried'),
  };
  // It is forgotten when they have been asked about and begin; in the order that the person made.
  const goOn = () => {
    const rest = ids.filter(
      (_, place) => signs[place] === SIGNS.notTried || signs[place] === SIGNS.refused,
    );
    const firmOf = new Map(rows.map((firm) => [firm.id, firm]));
    onBegin(
      kind,
      rest.flatMap((id) => firmOf.get(id) ?? []),
    );
  };
  const queue = t(queues[kind].title);
  return (
    <Alert
      className={styles['part'] ?? ''}
      type="warning"
      showIcon
      role="status"
      title={
        counts.left === 0
          ? t('{{queue}}: every firm had its turn', { queue })
          : t('{{queue}}: stopped at {{place}} of {{count}}', {
              queue,
              place: ids.length - counts.left,
              count: ids.length,
            })
      }
      description={t(
        'The page was left or loaded again. Done: {{done}}, refused: {{refused}}, not known: {{unknown}}, not tried: {{left}}.',
        counts,
      )}
      action={
        <Flex wrap gap="small">
          {counts.left + counts.refused > 0 && (
            <Button loading={loading} aria-busy={loading} onClick={goOn}>
              {t(queues[kind].rest)}
            </Button>
          )}
          <Button onClick={close}>{t('Close')}</Button>
        </Flex>
      }
    />
  );
}
