import { Button, Flex, Modal, Spin } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useSelector } from 'react-redux';
import type { ApiRoot } from '../../../api/baseApi';
import { members } from '../../../api/members';
import type { PendingRoot } from '../../../api/pending';
import { asciiDigits } from '../../../domain/asciiDigits';
import { useLocalNotes } from '../../../session/localNotes';
import { useReturnFocus } from '../../../ui/dialogs/returnFocus';
import { useCloseOnBack } from '../../../ui/dialogs/useCloseOnBack';
import { focusDialogAnswer } from '../focusElement';
import { reportOf, type Plan, planBulkRun } from './planBulkRun';
import type { AnyFirm, BulkRunTask, FirmResult } from './bulkRunTypes';
import styles from './bulkRun.module.css';
import { BulkRunReport } from './BulkRunReport';
import { BulkRunPlan } from './BulkRunPlan';
import { BulkRunProgress } from './BulkRunProgress';
import { bulkRuns } from './bulkRuns';
import { BulkRunSummary } from './BulkRunSummary';
import { END_TEXTS } from './bulkRunTexts';
import { TypedCount } from './TypedCount';
import { useBulkRun } from './useBulkRun';

interface BulkRunDialogProps {
  readonly task: BulkRunTask;
  /** The selected firms, in the order of the list. */
  readonly firms: readonly AnyFirm[];
  readonly onClose: () => void;
  /** Opens a new run for the firms whose change was certainly not made. */
  readonly onRunRemaining: (firms: readonly AnyFirm[]) => void;
}

const EMPTY: Plan = { todo: [], skipped: [] };

const canBeTriedAgain = (result: FirmResult): boolean =>
  result.kind === 'notTried' ||
  result.kind === 'refused' ||
  (result.kind === 'skipped' && ['noCopy', 'overLimit'].includes(result.reason.kind));

/** A change for many firms in one go (rules Q2–Q5): plan, progress, report. */
export default function BulkRunDialog({
  task,
  firms,
  onClose,
  onRunRemaining,
}: BulkRunDialogProps) {
  const { t } = useTranslation();
  const { kind } = task;
  const { phase, results, stopping, start, stop } = useBulkRun(task);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useReturnFocus();
  const [sendAgain, setSendAgain] = useState(false);
  // The plan follows the list, the changes in progress and the notes.
  const list = useSelector((state: ApiRoot) => members.endpoints[task.list].select()(state).data);
  const pending = useSelector((state: PendingRoot) => state.pending);
  const { linkSent } = useLocalNotes();
  // Fixed at the start, since sending changes the notes.
  const [startedPlan, setStartedPlan] = useState(EMPTY);
  const plan =
    phase.kind === 'asking'
      ? planBulkRun(kind, firms, { state: { pending }, linkSent, sendAgain, list })
      : startedPlan;

  const report = reportOf(plan, results);
  const { title, confirmText, remainingTitle: restTitle, isTyped = false } = bulkRuns[kind];
  const [typed, setTyped] = useState('');

  const count = plan.todo.length;
  const isConfirmed = !isTyped || asciiDigits(typed).trim() === String(count);
  const canStart = phase.kind === 'asking' && count > 0 && isConfirmed;
  const canClose = phase.kind === 'asking' || phase.kind === 'ended';
  const startRun = () => {
    setStartedPlan(plan);
    void start(plan.todo, sendAgain);
  };
  useCloseOnBack(onClose, canClose);
  const remaining = report.filter(({ result }) => canBeTriedAgain(result));
  const goOn = () => {
    onClose();
    onRunRemaining(remaining.map(({ firm }) => firm));
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
      classNames={{ container: styles['window'] ?? '', body: styles['body'] ?? '' }}
      footer={
        <>
          {phase.kind === 'asking' && (
            <>
              <Button ref={cancelButton} onClick={onClose}>
                {t('Cancel')}
              </Button>
              <Button type="primary" danger={isTyped} disabled={!canStart} onClick={startRun}>
                {confirmText(t, count)}
              </Button>
            </>
          )}
          {phase.kind === 'ended' && (
            <>
              {remaining.length > 0 && <Button onClick={goOn}>{t(restTitle)}</Button>}
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
        {phase.kind === 'asking' && isTyped && count > 0 && (
          <TypedCount count={count} typed={typed} onTyped={setTyped} />
        )}
        {phase.kind === 'reading' && (
          <Flex role="status" gap="small">
            <Spin size="small" aria-live="off" />
            <span>{t('Loading the list…')}</span>
          </Flex>
        )}
        {phase.kind === 'running' && (
          <>
            <BulkRunProgress phase={phase} todo={plan.todo} isStopping={stopping} onStop={stop} />
            <BulkRunSummary kind={kind} report={report} />
            <small>{t('Keep this page open until all firms are done.')}</small>
          </>
        )}
        {phase.kind === 'ended' && (
          <>
            <p>{t(END_TEXTS[phase.end])}</p>
            <BulkRunSummary kind={kind} report={report} />
            <BulkRunReport kind={kind} report={report} />
          </>
        )}
      </Flex>
    </Modal>
  );
}
