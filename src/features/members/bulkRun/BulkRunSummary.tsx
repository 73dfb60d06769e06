import { Flex, Statistic } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { FirmReport } from './planBulkRun';
import type { FirmResultKind, BulkRunKind } from './bulkRunTypes';
import { resultTitle } from './bulkRunTexts';

interface BulkRunSummaryProps {
  readonly kind: BulkRunKind;
  readonly report: readonly FirmReport[];
}

const KINDS: readonly FirmResultKind[] = ['done', 'refused', 'uncertain', 'skipped', 'notTried'];

/** Counts the results of all selected firms; the sum equals the selection (rule Q5). */
export function BulkRunSummary({ kind, report }: BulkRunSummaryProps) {
  const { t } = useTranslation();
  const counts = [
    ...KINDS.map((resultKind) => ({
      title: resultTitle(t, kind, resultKind),
      count: report.filter(({ result }) => result.kind === resultKind).length,
    })),
    { title: t('Chosen'), count: report.length },
  ];
  return (
    <Flex id="bulk-run-counts" wrap gap="0.5rem 2rem">
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
