import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectQueueRuns } from '../../../api/changes';
import { dropQueue, keptQueue } from '../../../session/work/stoppedQueue';
import { useSession } from '../../../session/useSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import styles from '../members.module.css';
import type { ListedFirm } from './planQueue';
import type { QueueKind } from './Queue';
import { countSigns, isNotDone } from './queueSigns';
import { queueTitle, restTitle } from './queueTexts';

interface StoppedQueueProps {
  readonly kinds: readonly QueueKind[];
  readonly rows: readonly ListedFirm[];
  readonly onBegin: (kind: QueueKind, firms: readonly ListedFirm[]) => void;
}

/** After a reload, or for who left in the middle: at which firm the queue stopped (rule Q5). It never goes on by itself. */
export function StoppedQueue({ kinds, rows, onBegin }: StoppedQueueProps) {
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? null;
  const [kept, setKept] = useState(() => (userId === null ? null : keptQueue(userId)));
  const runs = useSelector(selectQueueRuns);
  const kind = kinds.find((each) => each === kept?.kind);
  if (kept === null || kind === undefined || userId === null || runs) return null;
  const { ids, signs } = kept;
  const close = () => {
    dropQueue(userId);
    setKept(null);
  };
  const goOn = () => {
    const left = new Set(ids.filter((_, place) => isNotDone(signs, place)));
    close();
    onBegin(
      kind,
      rows.filter(({ id }) => id !== null && left.has(id)),
    );
  };
  const counts = {
    done: countSigns(signs, 'done'),
    refused: countSigns(signs, 'refused'),
    unknown: countSigns(signs, 'uncertain'),
    left: countSigns(signs, 'notTried'),
  };
  return (
    <div className={styles['part']}>
      <Notice
        kind="warning"
        role="status"
        title={
          counts.left === 0
            ? t('{{queue}}: every firm had its turn', { queue: queueTitle(t, kind) })
            : t('{{queue}}: stopped at {{place}} of {{count}}', {
                queue: queueTitle(t, kind),
                place: ids.length - counts.left,
                count: ids.length,
              })
        }
        description={t(
          'The page was left or loaded again. Done: {{done}}, refused: {{refused}}, not known: {{unknown}}, not tried: {{left}}.',
          counts,
        )}
        action={
          <>
            {counts.left + counts.refused > 0 && (
              <Button onClick={goOn}>{restTitle(t, kind)}</Button>
            )}{' '}
            <Button onClick={close}>{t('Close')}</Button>
          </>
        }
      />
    </div>
  );
}
