import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from '../../i18n/translation';
import { Button } from '../plain/Button';
import { Dialog, DialogText } from './Dialog';
import { DialogQueue, dialogsOf, noticesOf, type OpenDialog } from './DialogQueue';
import styles from './dialogs.module.css';
import { DialogsContext, MountedContext, usePortalDialogs } from './DialogsContext';
import { FirmIdentity, withIsolatedName } from '../FirmIdentity';
import { NoticeBox } from './NoticeBox';
import { useCloseOnBack } from './useCloseOnBack';

interface DialogsProviderProps {
  /** Whose screen it is now: the dialogs of another owner are closed. */
  readonly ownerNow?: () => number;
  readonly owner?: number;
  readonly children: ReactNode;
}

/** Shows messages, questions and notices. Part of the first file: a script of their own might fail to load. */
export function DialogsProvider({
  ownerNow = () => 0,
  owner = ownerNow(),
  children,
}: DialogsProviderProps) {
  const [queue] = useState(() => new DialogQueue(ownerNow));
  const opened = useSyncExternalStore(queue.subscribe, queue.opened, queue.opened);
  // A layout effect, so that the next person never sees a message to the one before, not even for a frame.
  useLayoutEffect(() => queue.closeOthers(owner), [queue, owner]);
  const [shown] = dialogsOf(opened);
  return (
    <DialogsContext value={queue}>
      {children}
      <div className={styles['notices']}>
        {noticesOf(opened).map((notice) => (
          <NoticeBox key={notice.id} {...notice} />
        ))}
      </div>
      {shown !== undefined && <ShownDialog key={shown.id} {...shown} />}
    </DialogsContext>
  );
}

/** Surrounds one screen: dialogs opened inside belong to it, and close with it. */
export function ScreenDialogs({ children }: { readonly children: ReactNode }) {
  const queue = usePortalDialogs();
  const isMounted = useRef(true);
  // Async code of the screen learns only from this that the screen is gone.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queue.closeScreen(isMounted);
    };
  }, [queue]);
  return <MountedContext value={isMounted}>{children}</MountedContext>;
}

function ShownDialog({ content, close }: OpenDialog) {
  const { t } = useTranslation();
  const shown = content(t);
  const { subject, text, detail, liveContent } = shown;
  const isQuestion = 'confirmText' in shown;
  const cancel = () => close(!isQuestion);
  useCloseOnBack(cancel, !(isQuestion && shown.ignoresBack));
  return (
    <Dialog
      title={withIsolatedName(shown.title)}
      onCancel={cancel}
      record={subject?.id ?? null}
      actions={
        isQuestion ? (
          <>
            {/* The harmless answer comes first and has the focus, so that a stray Enter deletes nothing. */}
            <Button onClick={() => close(false)}>{t('Cancel')}</Button>
            <Button primary danger={shown.danger === true} onClick={() => close(true)}>
              {shown.confirmText}
            </Button>
          </>
        ) : (
          <Button primary onClick={() => close(true)}>
            {t('OK')}
          </Button>
        )
      }
    >
      <DialogText>
        {subject?.id != null && (
          <p>
            <FirmIdentity {...subject} />
          </p>
        )}
        {text !== undefined && <p>{text}</p>}
        {detail != null && <p>{detail}</p>}
      </DialogText>
      {liveContent !== undefined && (
        // Reserves its line from the start, so that no button moves when the text comes (docs/decisions/0006).
        <div role="status" style={{ minHeight: 'calc(1lh + 0.5rem)' }}>
          {liveContent}
        </div>
      )}
    </Dialog>
  );
}
