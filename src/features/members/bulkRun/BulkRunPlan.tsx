import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex } from 'antd';
import type { Text } from '../../../i18n/Text';
import { useTranslation } from '../../../i18n/useTranslation';
import { focusElement } from '../focusElement';
import type { Plan, PlannedFirm } from './planBulkRun';
import type { AnyFirm, BulkRunKind, BulkRunPhase } from './bulkRunTypes';
import { BulkRunTable } from './BulkRunTable';
import { skipText } from './bulkRunTexts';

interface BulkRunPlanProps {
  readonly kind: BulkRunKind;
  readonly plan: Plan;
  readonly problem: Extract<BulkRunPhase, { kind: 'asking' }>['problem'];
  readonly sendAgain: boolean;
  readonly onSendAgainChange: (again: boolean) => void;
  readonly onOrderChange: (firms: readonly AnyFirm[]) => void;
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
  const { sendAgain, onSendAgainChange, onOrderChange } = props;
  const hasSent =
    kind === 'paymentLink' &&
    (sendAgain || skipped.some(({ reason }) => reason.kind === 'sentFromHere'));
  const hasOrder = kind === 'number' && todo.length > 1;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= todo.length) return;
    const firms = todo.map(({ firm }) => firm);
    onOrderChange([
      ...firms.toSpliced(from, 1).toSpliced(to, 0, ...firms.slice(from, from + 1)),
      ...skipped.map(({ firm }) => firm),
    ]);
  };
  const order = {
    key: 'order',
    title: t('Order'),
    // `aria-disabled` keeps the focus on the buttons at the ends.
    render: ({ firm: { name } }: PlannedFirm, place: number) => (
      <Flex wrap>
        <Button
          type="text"
          aria-label={t('Move {{firm}} up', { firm: name })}
          aria-disabled={place === 0}
          icon={<UpOutlined aria-hidden />}
          onClick={() => move(place, place - 1)}
        />
        <Button
          type="text"
          aria-label={t('Move {{firm}} down', { firm: name })}
          aria-disabled={place === todo.length - 1}
          icon={<DownOutlined aria-hidden />}
          onClick={() => move(place, place + 1)}
        />
      </Flex>
    ),
  };
  return (
    <>
      {problem !== null && (
        <div ref={focusElement} tabIndex={-1}>
          <Alert
            type="error"
            showIcon
            title={t(PROBLEMS[problem].title)}
            description={t(PROBLEMS[problem].advice)}
          />
        </div>
      )}
      {todo.length === 0 && <p>{t('This cannot be done for any of the chosen firms.')}</p>}
      {hasOrder && <p>{t('The first firm gets the lowest number.')}</p>}
      {todo.length > 0 && (
        <BulkRunTable
          label={t('Firms to process')}
          rows={todo.map((planned) => ({ key: planned.id, ...planned }))}
          columns={hasOrder ? [order] : []}
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
