import { Alert, Checkbox } from 'antd';
import type { Text } from '../../../i18n/Text';
import { useTranslation } from '../../../i18n/useTranslation';
import { DialogText } from '../../../ui/dialogs/DialogText';
import type { Plan } from './planBulkRun';
import type { BulkRunKind, BulkRunPhase } from './bulkRunTypes';
import { BulkRunTable } from './BulkRunTable';
import { skipText } from './bulkRunTexts';

interface BulkRunPlanProps {
  readonly kind: BulkRunKind;
  readonly plan: Plan;
  readonly problem: Extract<BulkRunPhase, { kind: 'asking' }>['problem'];
  readonly sendAgain: boolean;
  readonly onSendAgainChange: (again: boolean) => void;
}

const PROBLEMS = {
  list: {
    title: 'The list could not be loaded, so nothing was sent.',
    advice: 'Please try again in a moment.',
  },
  otherBulkRun: {
    title: 'Other firms are still being processed, here or in another tab, so nothing was sent.',
    advice: 'Wait until it has finished.',
  },
} as const satisfies Record<string, Record<'title' | 'advice', Text>>;

export function BulkRunPlan({
  kind,
  plan: { todo, skipped },
  problem,
  ...props
}: BulkRunPlanProps) {
  const { t } = useTranslation();
  const { sendAgain, onSendAgainChange } = props;
  const counts = { count: todo.length, skipped: skipped.length };
  const hasSent =
    kind === 'paymentLink' &&
    (sendAgain || skipped.some(({ reason }) => reason.kind === 'sentFromHere'));
  return (
    <>
      {problem !== null && (
        <Alert
          type="error"
          showIcon
          title={t(PROBLEMS[problem].title)}
          description={t(PROBLEMS[problem].advice)}
        />
      )}
      <DialogText>
        <p>
          {todo.length === 0
            ? t('This cannot be done for any of the chosen firms.')
            : t('Firms to process: {{count}}. To be skipped: {{skipped}}.', counts)}
        </p>
        {kind === 'number' && todo.length > 1 && (
          <p>{t('The first firm gets the lowest number.')}</p>
        )}
      </DialogText>
      {todo.length > 0 && (
        <BulkRunTable
          label={t('Firms to process')}
          rows={todo.map((planned) => ({ key: planned.id, ...planned }))}
          columns={[]}
        />
      )}
      {hasSent && (
        <Checkbox checked={sendAgain} onChange={({ target }) => onSendAgainChange(target.checked)}>
          {t('Also send to firms that already got a link from this computer')}
        </Checkbox>
      )}
      {skipped.length > 0 && (
        <>
          <h3>{t('Skipped: {{count}}', { count: skipped.length })}</h3>
          <BulkRunTable
            label={t('Skipped')}
            rows={skipped.map((each, place) => ({ key: `${each.firm.id} ${place}`, ...each }))}
            columns={[
              {
                key: 'reason',
                title: t('Reason'),
                render: ({ reason }) => <span>{skipText(t, reason)}</span>,
              },
            ]}
          />
        </>
      )}
    </>
  );
}
