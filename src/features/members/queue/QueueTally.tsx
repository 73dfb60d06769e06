import { Flex, Statistic } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Plan } from './planQueue';
import type { Outcome, OutcomeKind, QueueKind } from './Queue';
import { outcomeTitle } from './queueTexts';

export interface QueueTallyProps {
  readonly kind: QueueKind;
  readonly plan: Plan;
  readonly outcomes: readonly Outcome[];
}

const KINDS: readonly OutcomeKind[] = ['done', 'refused', 'uncertain', 'leftOut', 'notTried'];

/** Counts what became of every firm that was chosen: the sum is the choice (rule Q5). */
export function QueueTally({ kind, plan: { todo, leftOut }, outcomes }: QueueTallyProps) {
  const { t } = useTranslation();
  const counts = KINDS.map((wanted): [string, number] => [
    outcomeTitle(t, kind, wanted),
    outcomes.filter((outcome) => outcome.kind === wanted).length +
      (wanted === 'leftOut' ? leftOut.length : 0),
  ]);
  return (
    <Flex wrap gap="small large">
      {[...counts, [t('Chosen'), todo.length + leftOut.length] as const].map(([title, value]) => (
        <Statistic
          key={title}
          title={<span role="term">{title}</span>}
          value={value}
          formatter={(count) => <span role="definition">{count}</span>}
        />
      ))}
    </Flex>
  );
}
