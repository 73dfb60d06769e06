import { Button, Flex, Modal, Spin } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useStore } from 'react-redux';
import {
  type PendingRoot,
  selectIsRunning,
  selectIsUnsettled,
  selectSentBefore,
} from '../../../api/pending';
import { useLocalNotes, useLocalNotesActions } from '../../../session/localNotes/useLocalNotes';
import { dropQueue } from '../../../session/work/stoppedQueue';
import { useSession } from '../../../session/useSession';
import { useReturnFocus } from '../../../ui/dialogs/returnFocus';
import { type Known, type ListedFirm, type Plan, planQueue } from './planQueue';
import type { QueueKind } from './Queue';
import styles from './queue.module.css';
import { QueueAccount } from './QueueAccount';
import { callOf } from './queueCalls';
import { QueuePlan } from './QueuePlan';
import { QueueProgress } from './QueueProgress';
import { queueAct, queueTitle, restTitle } from './queueTexts';
import { takeAnswer, takeFocus } from './takeFocus';
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
  const { phase, outcomes, stopping, run } = useQueueRun(kind, useLocalNotesActions());
  const userId = useSession()?.userId ?? null;
  const harmless = useRef<HTMLButtonElement>(null);
  useReturnFocus();
  const [order, setOrder] = useState(firms);
  const [sendAgain, setSendAgain] = useState(false);
  const known = useKnown(kind, sendAgain);
  // As it was when it began: what is sent changes what is known.
  const [begun, setBegun] = useState(EMPTY);
  const plan = phase.kind === 'asking' ? planQueue(kind, order, known) : begun;

  const canStart = phase.kind === 'asking' && plan.todo.length > 0;
  const canBeLeft = phase.kind === 'asking' || phase.kind === 'ended';
  const start = () => {
    setBegun(plan);
    void run.start(plan.todo, known);
  };
  const close = () => {
    // The account was read. What was only asked about leaves an earlier queue that stopped as it is.
    if (phase.kind === 'ended' && userId !== null) dropQueue(userId);
    onClose();
  };
  const rest = plan.todo.filter((_, place) => {
    const outcome = outcomes[place]?.kind;
    return outcome === 'notTried' || outcome === 'refused';
  });
  const goOn = () => {
    close();
    onRest(rest.map(({ firm }) => firm));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey || event.repeat) return;
    // Not also the button that has the focus.
    event.preventDefault();
    if (canStart) start();
  };
  return (
    <Modal
      open
      centered
      width="47.5rem"
      title={queueTitle(t, kind)}
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
              <Button type="primary" disabled={!canStart} onClick={start}>
                {queueAct(t, kind, plan.todo.length)}
              </Button>
            </>
          )}
          {phase.kind === 'ended' && (
            <>
              {rest.length > 0 && <Button onClick={goOn}>{restTitle(t, kind)}</Button>}
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
          <QueueProgress
            phase={phase}
            plan={plan}
            kind={kind}
            outcomes={outcomes}
            stopping={stopping}
            onStop={run.stop}
          />
        )}
        {phase.kind === 'ended' && (
          <QueueAccount kind={kind} plan={plan} outcomes={outcomes} end={phase.end} />
        )}
      </Flex>
    </Modal>
  );
}

/** What is known of the firms, at each moment at which it is asked. */
function useKnown(kind: QueueKind, sendAgain: boolean): Known {
  const store = useStore<PendingRoot>();
  const { notesNow } = useLocalNotesActions();
  // The plan is drawn anew with what is noted.
  useLocalNotes();
  return {
    get linkSent() {
      return notesNow().linkSent;
    },
    sendAgain,
    isUnderWay: (id) => selectIsRunning(store.getState(), callOf(kind, id).change.name),
    isUnsettled: (id) => {
      const { name } = callOf(kind, id).change;
      const state = store.getState();
      return selectIsUnsettled(state, name) || selectSentBefore(state, name) !== undefined;
    },
  };
}
