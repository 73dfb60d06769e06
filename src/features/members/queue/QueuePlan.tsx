import { useTranslation } from '../../../i18n/useTranslation';
import { Button } from '../../../ui/plain/Button';
import { Notice } from '../../../ui/plain/Notice';
import { DOWN_ICON, UP_ICON } from '../../../ui/icons';
import type { ListedFirm, Plan, PlannedFirm } from './planQueue';
import type { QueueKind } from './Queue';
import styles from './queue.module.css';
import type { QueuePhase } from './QueueRun';
import { leftOutText } from './queueTexts';
import { takeFocus } from './takeFocus';
import '../../../ui/theme/boxes.css';

interface QueuePlanProps {
  readonly kind: QueueKind;
  readonly plan: Plan;
  readonly trouble: Extract<QueuePhase, { kind: 'asking' }>['trouble'];
  readonly sendAgain: boolean;
  readonly onSendAgain: (again: boolean) => void;
  readonly onOrder: (firms: readonly ListedFirm[]) => void;
}

/** So many are drawn; the others are counted. */
const SHOWN = 200;

/** What will be done, in order, and who is left out and why (rule Q2). */
export function QueuePlan({
  kind,
  plan,
  trouble,
  sendAgain,
  onSendAgain,
  onOrder,
}: QueuePlanProps) {
  const { t } = useTranslation();
  const { todo, leftOut } = plan;
  const hasSent = sendAgain || leftOut.some(({ reason }) => reason.kind === 'sentFromHere');
  const move = (place: number, by: -1 | 1) => {
    const firms = todo.map(({ firm }) => firm);
    const [moved] = firms.splice(place, 1);
    if (moved !== undefined) firms.splice(place + by, 0, moved);
    onOrder([...firms, ...leftOut.map(({ firm }) => firm)]);
  };
  return (
    <div className={styles['plan']}>
      {trouble !== null && <Trouble trouble={trouble} />}
      {todo.length === 0 && <p>{t('None of the chosen firms can take part.')}</p>}
      {kind === 'number' && todo.length > 1 && <p>{t('The first one gets the lowest number.')}</p>}
      <div className={styles['scroll']} role="region" aria-label={t('Order')} tabIndex={0}>
        <ol aria-label={t('What will be done')} className={styles['firms']}>
          {todo.slice(0, SHOWN).map((planned, place) => (
            <PlannedRow
              key={planned.id}
              planned={planned}
              onMove={
                kind !== 'number' || todo.length < 2
                  ? null
                  : (by) => {
                      const to = place + by;
                      if (to >= 0 && to < todo.length) move(place, by);
                    }
              }
              isFirst={place === 0}
              isLast={place === todo.length - 1}
            />
          ))}
        </ol>
      </div>
      {todo.length > SHOWN && <p>{t('and {{count}} more', { count: todo.length - SHOWN })}</p>}
      {hasSent && (
        <label className={styles['again']}>
          <input
            type="checkbox"
            checked={sendAgain}
            onChange={({ target }) => onSendAgain(target.checked)}
          />
          <span>{t('Send once more to those who got a link from this computer')}</span>
        </label>
      )}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
    </div>
  );
}

function Trouble({ trouble }: { readonly trouble: 'list' | 'otherQueue' }) {
  const { t } = useTranslation();
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice
        kind="error"
        role="alert"
        title={
          trouble === 'list'
            ? t('The list could not be read, so nothing was sent.')
            : t('Another queue is still at work, here or in another tab, so nothing was sent.')
        }
        description={
          trouble === 'list'
            ? t('Please try again in a moment.')
            : t('Please wait until it is done.')
        }
      />
    </div>
  );
}

interface PlannedRowProps {
  readonly planned: PlannedFirm;
  /** `null` where the order means nothing. */
  readonly onMove: ((by: -1 | 1) => void) | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function PlannedRow({ planned: { firm }, onMove, isFirst, isLast }: PlannedRowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <span>
        <bdi translate="no">{firm.name || '-'}</bdi> <small translate="no">{firm.mobile}</small>
      </span>
      {onMove !== null && (
        <span className={styles['move']}>
          <Button
            small
            quiet
            aria-label={t('{{firm}} earlier', { firm: firm.name })}
            aria-disabled={isFirst}
            icon={UP_ICON}
            onClick={() => onMove(-1)}
          />
          <Button
            small
            quiet
            aria-label={t('{{firm}} later', { firm: firm.name })}
            aria-disabled={isLast}
            icon={DOWN_ICON}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  );
}

function LeftOut({ leftOut }: Pick<Plan, 'leftOut'>) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('Left out: {{count}}', { count: leftOut.length })}</h3>
      <div className={styles['scroll']} role="region" aria-label={t('Reasons')} tabIndex={0}>
        <ul aria-label={t('Left out')} className={styles['firms']}>
          {leftOut.slice(0, SHOWN).map(({ firm, reason }, place) => (
            <li key={`${firm.id} ${place}`}>
              <bdi translate="no">{firm.name || '-'}</bdi>
              <span className={styles['reason']}>{leftOutText(t, reason)}</span>
            </li>
          ))}
        </ul>
      </div>
      {leftOut.length > SHOWN && (
        <p>{t('and {{count}} more', { count: leftOut.length - SHOWN })}</p>
      )}
    </>
  );
}
