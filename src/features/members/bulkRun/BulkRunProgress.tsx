import { StopOutlined } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { isolated, withIsolatedName } from '../../../ui/dialogs/FirmIdentity';
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
  const [spoken, setSpoken] = useState(0);
  const speak = useEffectEvent(() => setSpoken(place));
  useEffect(() => {
    // A sentence for each firm would never end.
    const timer = setInterval(() => speak(), 5000);
    return () => clearInterval(timer);
  }, []);
  const firm = isolated(todo[place]?.firm.name ?? '');
  return (
    <>
      <p>
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
      <span role="status" className="visually-hidden">
        {spoken > 0 && t('{{done}} of {{count}} firms done', { done: spoken, count })}
      </span>
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
