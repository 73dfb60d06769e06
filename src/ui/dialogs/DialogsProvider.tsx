import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../plain/Button';
import { Dialog } from './Dialog';
import { DialogQueue, type Shown } from './DialogQueue';
import styles from './dialogs.module.css';
import { DialogsContext, type Message, type PortalDialogs } from './DialogsContext';
import { FirmIdentity, withIsolatedName } from './FirmIdentity';
import { NoticeBox } from './NoticeBox';

interface DialogsProviderProps {
  /** Whose turn it is, asked whenever something is opened (rules C4, C5). */
  readonly turnNow?: () => number;
  /** The same as last drawn. */
  readonly turn?: number;
  readonly children: ReactNode;
}

/** Shows messages, questions and notices. They need no script of their own: it could be missing (rule C9). */
export function DialogsProvider({
  turnNow = () => 0,
  turn = turnNow(),
  children,
}: DialogsProviderProps) {
  const [queue] = useState(() => new DialogQueue(turnNow));
  const [dialogs] = useState(() => dialogsOf(queue));
  const { dialogs: open, notices } = useSyncExternalStore(
    queue.subscribe,
    queue.state,
    queue.state,
  );
  // The turn changes in the store, not by anything on the screen.
  useEffect(() => queue.goOnIn(turn), [queue, turn]);
  const shown = open.find((dialog) => dialog.turn === turn);
  return (
    <DialogsContext value={dialogs}>
      {children}
      <div className={styles['notices']} aria-live="polite">
        {notices.map((notice) =>
          notice.turn === turn ? <NoticeBox key={notice.id} {...notice} /> : null,
        )}
      </div>
      {shown !== undefined && <ShownDialog key={shown.id} {...shown} />}
    </DialogsContext>
  );
}

function dialogsOf(queue: DialogQueue): PortalDialogs {
  return {
    tell: (message, place) => queue.open(message, place ?? null),
    ask: (question, place) => queue.open(question, place ?? null),
    announce: (message, milliseconds) => queue.announce(message, milliseconds),
    isAsking: queue.isAsking,
    leave: (place) => queue.leave(place),
  };
}

function ShownDialog({ content, end }: Shown) {
  const { t } = useTranslation();
  const isQuestion = 'act' in content;
  return (
    <Dialog
      title={withIsolatedName(content.title)}
      onCancel={() => end(!isQuestion)}
      record={content.about?.id ?? null}
      actions={
        isQuestion ? (
          <>
            {/* The harmless answer comes first and has the focus: Enter by mistake deletes nothing. */}
            <Button onClick={() => end(false)}>{t('Cancel')}</Button>
            <Button primary danger={content.dangerous === true} onClick={() => end(true)}>
              {content.act}
            </Button>
          </>
        ) : (
          <Button primary onClick={() => end(true)}>
            {t('OK')}
          </Button>
        )
      }
    >
      <Texts {...content} />
    </Dialog>
  );
}

function Texts({ about, text, detail, live }: Message) {
  return (
    <>
      {about?.id != null && (
        <p>
          <FirmIdentity {...about} />
        </p>
      )}
      {text !== undefined && <p>{text}</p>}
      {detail != null && <p>{detail}</p>}
      {live !== undefined && (
        <div role="status" className={styles['live']}>
          {live}
        </div>
      )}
    </>
  );
}
