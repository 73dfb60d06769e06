import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectQueueRuns } from '../../../api/pending';
import type { MemberId } from '../../../domain/memberId';
import { dropQueue, keptQueue } from '../../../session/work/stoppedQueue';
import { useSession } from '../../../session/useSession';
import { focusFirst } from '../../../ui/focusFirst';
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
export function StoppedQueue(props: StoppedQueueProps) {
  const userId = useSession()?.userId ?? null;
  const runs = useSelector(selectQueueRuns);
  // What is kept is read when the last answer is there.
  return userId === null || runs ? null : <KeptQueue key={userId} {...props} userId={userId} />;
}

interface KeptQueueProps extends StoppedQueueProps {
  readonly userId: MemberId;
}

function KeptQueue({ kinds, rows, onBegin, userId }: KeptQueueProps) {
  const { t } = useTranslation();
  const [kept, setKept] = useState(() => keptQueue(userId));
  const kind = kinds.find((each) => each === kept?.kind);
  if (kept === null || kind === undefined) return null;
  const { ids, signs } = kept;
  const close = () => {
    dropQueue(userId);
    setKept(null);
    focusFirst();
  };
  // It is forgotten when they have been asked about and begin; in the order that the person made.
  const goOn = () => {
    const left = ids.filter((_, place) => isNotDone(signs, place));
    onBegin(kind, withIds(rows, left));
  };
  const counts = {
    done: countSigns(signs, 'done'),
    refused: countSigns(signs, 'refused'),
    unknown: countSigns(signs, 'uncertain'),
    left: countSigns(signs, 'notTried'),
  };
  return (
    <div className={styles['part']}>
      <Alert
        type="warning"
        showIcon
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
          <div className={styles['acts']}>
            {counts.left + counts.refused > 0 && (
              <Button onClick={goOn}>{restTitle(t, kind)}</Button>
            )}
            <Button onClick={close}>{t('Close')}</Button>
          </div>
        }
      />
    </div>
  );
}

/** The firms of these ids, in their order, as far as they are listed. */
function withIds(rows: readonly ListedFirm[], ids: readonly MemberId[]): readonly ListedFirm[] {
  const wanted = new Set(ids);
  const firmOf = new Map<MemberId, ListedFirm>();
  for (const firm of rows) if (firm.id !== null && wanted.has(firm.id)) firmOf.set(firm.id, firm);
  return ids.flatMap((id) => firmOf.get(id) ?? []);
}
