import { useTranslation } from '../../../i18n/useTranslation';
import { Button } from '../../../ui/plain/Button';
import { isolated, withIsolatedName } from '../../../ui/dialogs/FirmIdentity';
import type { Plan } from './planQueue';
import type { Outcome, QueueKind } from './Queue';
import styles from './queue.module.css';
import type { QueuePhase } from './QueueRun';
import { QueueTally } from './QueueTally';
import { takeFocus } from './takeFocus';

interface QueueProgressProps {
  readonly kind: QueueKind;
  readonly phase: Extract<QueuePhase, { kind: 'running' }>;
  readonly plan: Plan;
  readonly outcomes: readonly Outcome[];
  readonly stopping: boolean;
  readonly onStop: () => void;
}

/** How far it has come, whose turn it is, and Stop (rule Q3). */
export function QueueProgress({ phase, plan, stopping, onStop, ...props }: QueueProgressProps) {
  const { t } = useTranslation();
  const { place, pausedUntil } = phase;
  const count = plan.todo.length;
  const firm = plan.todo[place]?.firm.name ?? '';
  return (
    <div className={styles['progress']}>
      <p ref={takeFocus} tabIndex={-1}>
        {withIsolatedName(
          t('{{place}} of {{count}}: {{firm}}', { place: place + 1, count, firm: isolated(firm) }),
        )}
      </p>
      {/* Away from where Start was: a second tap would stop what it began. */}
      <div className={styles['bar']}>
        <progress aria-label={t('Progress')} max={count} value={place} />
        <Button busy={stopping} onClick={onStop}>
          {t('Stop')}
        </Button>
      </div>
      {stopping && <p role="status">{t('Stopping after this one…')}</p>}
      {pausedUntil !== null && !stopping && (
        <p role="status">
          {t('The service asks to wait. It goes on by itself at {{time}}.', {
            time: new Date(pausedUntil).toLocaleTimeString('en-GB'),
          })}
        </p>
      )}
      <QueueTally {...props} plan={plan} />
      <p className={styles['reason']}>{t('Please leave this page open until all are done.')}</p>
    </div>
  );
}
