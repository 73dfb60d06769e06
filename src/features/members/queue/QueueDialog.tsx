import { Button, Flex, Modal, Spin } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useStore } from 'react-redux';
import type { PendingRoot } from '../../../api/pending';
import { useLocalNotes } from '../../../session/localNotes/useLocalNotes';
import { dropQueue } from '../../../session/unsaved/stoppedQueue';
import { useSession } from '../../../session/useSession';
import { useReturnFocus } from '../../../ui/dialogs/returnFocus';
import { takeAnswer, takeFocus } from '../takeFocus';
import { accountOf, type Plan, planQueue } from './planQueue';
import type { ListedFirm, QueueKind } from './Queue';
import styles from './queue.module.css';
import { QueueAccount } from './QueueAccount';
import { QueuePlan } from './QueuePlan';
import { QueueProgress } from './QueueProgress';
import { queues } from './queues';
import { QueueTally } from './QueueTally';
import { ENDS } from './queueTexts';
import { useQueueRun } from './useQueueRun';

interface QueueDialogProps {
  readonly kind: QueueKind;
  /** As they were chosen, in the order of the list. */
  readonly firms: readonly ListedFirm[];
  readonly onClose: () => void;
  /** Begins anew with the firms whose change was certainly not made. */
  readonly onRest: (firms: readonly ListedFirm[]) => void;
}

const EMPTY: Plan = { todo: [], leftOut: [] };

/** Many firms in one go (rules Q2–Q5): the question, the run, the account. */
export default function QueueDialog({ kind, firms, onClose, onRest }: QueueDialogProps) {
  const { t } = useTranslation();
  const { phase, outcomes, stopping, start, stop } = useQueueRun(kind);
  const userId = useSession()?.userId ?? null;
  const harmless = useRef<HTMLButtonElement>(null);
  useReturnFocus();
  const [order, setOrder] = useState(firms);
  const [sendAgain, setSendAgain] = useState(false);
  const store = useStore<PendingRoot>();
  // The plan is drawn anew with what is noted.
  const { linkSent } = useLocalNotes();
  // As it was when it began: what is sent changes what is known.
  const [begun, setBegun] = useState(EMPTY);
  const plan =
    phase.kind === 'asking'
      ? planQueue(kind, order, { state: store.getState(), linkSent, sendAgain })
      : begun;

  const account = accountOf(plan, outcomes);
  const { title, act, rest: restTitle } = queues[kind];

  const canStart = phase.kind === 'asking' && plan.todo.length > 0;
  const canBeLeft = phase.kind === 'asking' || phase.kind === 'ended';
  const begin = () => {
    setBegun(plan);
    void start(plan.todo, sendAgain);
  };
  const close = () => {
    // The account was read. What was only asked about leaves an earlier queue that stopped as it is.
    if (phase.kind === 'ended' && userId !== null) dropQueue(userId);
    onClose();
  };
  const rest = account.filter(({ outcome: { kind: is } }) => is === 'notTried' || is === 'refused');
  const goOn = () => {
    close();
    onRest(rest.map(({ firm }) => firm));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey || event.repeat) return;
    // Not also the button that has the focus.
    event.preventDefault();
    if (canStart) begin();
  };
  return (
    <Modal
      open
      centered
      width="47.5rem"
      title={t(title)}
      closable={false}
      mask={{ closable: false }}
      // Only Stop ends one that runs: Escape is pressed too easily.
      onCancel={() => canBeLeft && close()}
      afterOpenChange={() => takeAnswer(harmless.current)}
      wrapProps={{ onKeyDown }}
      classNames={{ container: styles['window'] ?? '', body: styles['body'] ?? '' }}
      footer={
        <>
          {phase.kind === 'asking' && (
            <>
              <Button ref={harmless} onClick={close}>
                {t('Cancel')}
              </Button>
              <Button type="primary" disabled={!canStart} onClick={begin}>
                {act(t, plan.todo.length)}
              </Button>
            </>
          )}
          {phase.kind === 'ended' && (
            <>
              {rest.length > 0 && <Button onClick={goOn}>{t(restTitle)}</Button>}
              <Button type="primary" onClick={close}>
                {t('Close')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Flex vertical gap="middle" align="stretch" className={styles['content'] ?? ''}>
        {phase.kind === 'asking' && (
          <QueuePlan
            kind={kind}
            plan={plan}
            trouble={phase.trouble}
            sendAgain={sendAgain}
            onSendAgain={setSendAgain}
            onOrder={setOrder}
          />
        )}
        {phase.kind === 'reading' && (
          <Flex ref={takeFocus} tabIndex={-1} role="status" gap="small">
            <Spin size="small" />
            <span>{t('The list is being read…')}</span>
          </Flex>
        )}
        {phase.kind === 'running' && (
          <>
            <QueueProgress phase={phase} todo={plan.todo} stopping={stopping} onStop={stop} />
            <QueueTally kind={kind} account={account} />
            <small>{t('Please leave this page open until all are done.')}</small>
          </>
        )}
        {phase.kind === 'ended' && (
          <>
            <p ref={takeFocus} tabIndex={-1}>
              {t(ENDS[phase.end])}
            </p>
            <QueueTally kind={kind} account={account} />
            <QueueAccount kind={kind} account={account} />
          </>
        )}
      </Flex>
    </Modal>
  );
}
