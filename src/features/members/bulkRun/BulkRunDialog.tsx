import { StopOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Modal, Progress, Spin } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { members } from '../../../api/members';
import { useAppSelector } from '../../../api/state';
import { asciiDigits } from '../../../domain/text';
import { useTranslation } from '../../../i18n/translation';
import { useLocalNotes } from '../../../session/localNotes';
import { isolated, withIsolatedName } from '../../../ui/FirmIdentity';
import { useReturnFocus } from '../../../ui/focus';
import { useCloseOnBack } from '../../../ui/dialogs/useCloseOnBack';
import { focusDialogAnswer } from '../../../ui/dialogs/avoidPointer';
import styles from './bulkRun.module.css';
import {
  type BulkRunTask,
  bulkRuns,
  canBeTriedAgain,
  type ChosenFirm,
  planBulkRun,
  reportOf,
} from './bulkRun';
import { BulkRunPlan, BulkRunReport, BulkRunSummary } from './BulkRunTable';
import { END_TEXTS } from './bulkRunTexts';
import { type BulkRunPhase, useBulkRun } from './useBulkRun';

export interface BulkRunDialogProps {
  readonly task: BulkRunTask;
  /** The selected firms, in the order of the list. */
  readonly firms: readonly ChosenFirm[];
  readonly onClose: () => void;
  /** Opens a new run for the firms whose change was certainly not made. */
  readonly onRunRemaining: (firms: readonly ChosenFirm[]) => void;
}

/** A change for many firms in one go: plan, progress, report. */
export default function BulkRunDialog(props: BulkRunDialogProps) {
  const { task, firms, onClose, onRunRemaining } = props;
  const { t } = useTranslation();
  const { kind } = task;
  const isDeletion = kind === 'delete';
  const { phase, startedPlan, results, isStopping, start, stop } = useBulkRun(task);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useReturnFocus();
  const [sendAgain, setSendAgain] = useState(false);
  // The plan follows the list, the changes in progress and the notes.
  const list = useAppSelector((state) => members.endpoints[task.list].select()(state).data);
  const changes = useAppSelector((state) => state.changes);
  const { linkSent } = useLocalNotes();
  const plan =
    phase.kind === 'asking'
      ? planBulkRun(kind, firms, { state: { changes }, linkSent, sendAgain, list })
      : startedPlan;

  const report = reportOf(plan, results);
  const { title, confirmText } = bulkRuns[kind];
  const [typed, setTyped] = useState('');

  const count = plan.todo.length;
  const isConfirmed = !isDeletion || asciiDigits(typed).trim() === String(count);
  const canStart = phase.kind === 'asking' && count > 0 && isConfirmed;
  const canClose = phase.kind === 'asking' || phase.kind === 'ended';
  const startRun = () => void start(plan, sendAgain);
  useCloseOnBack(onClose, canClose);
  const remaining = report.filter(({ result }) => canBeTriedAgain(result)).map(({ firm }) => firm);
  const goOn = () => {
    onClose();
    onRunRemaining(remaining);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey || event.repeat) return;
    // Prevents pressing the focused button as well.
    event.preventDefault();
    if (canStart) startRun();
  };
  return (
    <Modal
      open
      centered
      width="47.5rem"
      title={t(title)}
      closable={false}
      mask={{ closable: false }}
      // Only Stop ends a run: Escape is pressed too easily.
      onCancel={() => canClose && onClose()}
      afterOpenChange={() => focusDialogAnswer(cancelButton.current)}
      wrapProps={{ onKeyDown }}
      classNames={{ container: styles['window'] ?? '' }}
      // Its parts are those of the window.
      styles={{ body: { display: 'contents' } }}
      footer={
        <>
          {phase.kind === 'asking' && (
            <>
              <Button ref={cancelButton} onClick={onClose}>
                {t('Cancel')}
              </Button>
              <Button type="primary" danger={isDeletion} disabled={!canStart} onClick={startRun}>
                {confirmText(t, count)}
              </Button>
            </>
          )}
          {phase.kind === 'ended' && (
            <>
              {remaining.length > 0 && (
                <Button onClick={goOn}>
                  {kind === 'paymentLink' ? t('Only those not sent') : t('Only those not done')}
                </Button>
              )}
              <Button type="primary" onClick={onClose}>
                {t('Close')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Flex
        // The account is a place of its own, which gets the focus of the running bulk run.
        key={canClose ? phase.kind : 'running'}
        vertical
        role="group"
        tabIndex={-1}
        aria-label={t(phase.kind === 'ended' ? END_TEXTS[phase.end] : title)}
        // While they change, they would be spoken each time.
        aria-describedby={phase.kind === 'ended' ? 'bulk-run-counts' : undefined}
        gap="middle"
        className={styles['content'] ?? ''}
      >
        {phase.kind === 'asking' && (
          <BulkRunPlan
            kind={kind}
            plan={plan}
            problem={phase.problem}
            sendAgain={sendAgain}
            onSendAgainChange={setSendAgain}
          />
        )}
        {phase.kind === 'asking' && isDeletion && count > 0 && (
          // A press alone comes too easily.
          <div style={{ display: 'grid', gap: '0.5rem' }}>
            <p id="bulk-run-typed">
              {t(
                'To be deleted: {{count}}. Each firm is looked at again first, and a copy is kept on this computer.',
                { count },
              )}
            </p>
            <label>
              <span>{t('Type {{count}} to confirm', { count })}</span>
              <Input
                aria-describedby="bulk-run-typed"
                inputMode="numeric"
                autoComplete="off"
                style={{ width: '8rem', marginInlineStart: '0.5rem' }}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
          </div>
        )}
        {phase.kind === 'reading' && (
          <Flex role="status" gap="small">
            <Spin size="small" aria-live="off" />
            <span>{t('Loading the list…')}</span>
          </Flex>
        )}
        {phase.kind === 'running' && (
          <>
            <BulkRunProgress phase={phase} todo={plan.todo} isStopping={isStopping} onStop={stop} />
            <BulkRunSummary kind={kind} report={report} />
            <small>{t('Keep this page open until all firms are done.')}</small>
          </>
        )}
        {phase.kind === 'ended' && (
          <>
            <p>{t(END_TEXTS[phase.end])}</p>
            <BulkRunReport kind={kind} report={report} />
          </>
        )}
      </Flex>
    </Modal>
  );
}

interface BulkRunProgressProps {
  readonly phase: Extract<BulkRunPhase, { kind: 'running' }>;
  readonly todo: readonly ChosenFirm[];
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

/** Which firm has its turn, and Stop. */
function BulkRunProgress({ phase, todo, isStopping, onStop }: BulkRunProgressProps) {
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
  const firm = isolated(todo[place]?.name ?? '');
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
