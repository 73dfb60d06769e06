import { StopOutlined } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { isolated, withIsolatedName } from '../../../ui/dialogs/FirmIdentity';
import { focusElement } from '../focusElement';
import type { PlannedFirm } from './planBulkRun';
import type { BulkRunPhase } from './bulkRunTypes';

interface BulkRunProgressProps {
  readonly phase: Extract<BulkRunPhase, { kind: 'running' }>;
  readonly todo: readonly PlannedFirm[];
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

export function BulkRunProgress({ phase, todo, isStopping, onStop }: BulkRunProgressProps) {
  const { t } = useTranslation();
  const { place, pausedUntil } = phase;
  const count = todo.length;
  const firm = isolated(todo[place]?.firm.name ?? '');
  return (
    <>
      <p ref={focusElement} tabIndex={-1}>
        {withIsolatedName(t('{{place}} of {{count}}: {{firm}}', { place: place + 1, count, firm }))}
      </p>
      {/* Away from the place of Start, since a second tap would stop the run. */}
      <Flex gap="middle" align="center">
        <Progress aria-label={t('Progress')} percent={(place / count) * 100} showInfo={false} />
        <Button
          icon={<StopOutlined aria-hidden />}
          loading={isStopping}
          aria-busy={isStopping}
          onClick={onStop}
        >
          {t('Stop')}
        </Button>
      </Flex>
      {isStopping && <p role="status">{t('Stopping after this firm…')}</p>}
      {pausedUntil !== null && !isStopping && (
        <p role="status">
          {t('The server is busy. This will continue automatically at {{time}}.', {
            time: new Date(pausedUntil).toLocaleTimeString('en-GB'),
          })}
        </p>
      )}
    </>
  );
}
