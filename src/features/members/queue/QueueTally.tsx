import { useTranslation } from '../../../i18n/useTranslation';
import type { Plan } from './planQueue';
import type { Outcome, OutcomeKind, QueueKind } from './Queue';
import styles from './queue.module.css';
import { outcomeTitle } from './queueTexts';

interface QueueTallyProps {
  readonly kind: QueueKind;
  readonly plan: Plan;
  readonly outcomes: readonly Outcome[];
}

const KINDS: readonly OutcomeKind[] = ['done', 'refused', 'uncertain', 'leftOut', 'notTried'];

/** What became of every firm that was chosen: the sum is the choice (rule Q5). */
export function QueueTally({ kind, plan, outcomes }: QueueTallyProps) {
  const { t } = useTranslation();
  const countOf = (wanted: OutcomeKind) =>
    outcomes.filter((outcome) => outcome.kind === wanted).length +
    (wanted === 'leftOut' ? plan.leftOut.length : 0);
  return (
    <dl className={styles['tally']}>
      {KINDS.map((each) => (
        <div key={each}>
          <dt>{outcomeTitle(t, kind, each)}</dt>
          <dd>{countOf(each)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('Chosen')}</dt>
        <dd>{plan.todo.length + plan.leftOut.length}</dd>
      </div>
    </dl>
  );
}
