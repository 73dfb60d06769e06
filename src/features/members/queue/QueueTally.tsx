import { Flex, Statistic } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { AccountOfFirm } from './planQueue';
import type { OutcomeKind, QueueKind } from './Queue';
import { outcomeTitle } from './queueTexts';

interface QueueTallyProps {
  readonly kind: QueueKind;
  readonly account: readonly AccountOfFirm[];
}

const KINDS: readonly OutcomeKind[] = ['done', 'refused', 'uncertain', 'leftOut', 'notTried'];

/** Counts what became of every firm that was chosen: the sum is the choice (rule Q5). */
export function QueueTally({ kind, account }: QueueTallyProps) {
  const { t } = useTranslation();
  const counts = [
    ...KINDS.map((wanted) => ({
      title: outcomeTitle(t, kind, wanted),
      count: account.filter(({ outcome }) => outcome.kind === wanted).length,
    })),
    { title: t('Chosen'), count: account.length },
  ];
  return (
    <Flex wrap gap="0.5rem 2rem">
      {counts.map(({ title, count }) => (
        <Statistic
          key={title}
          title={<span role="term">{title}</span>}
          value={count}
          formatter={(value) => <span role="definition">{value}</span>}
        />
      ))}
    </Flex>
  );
}
