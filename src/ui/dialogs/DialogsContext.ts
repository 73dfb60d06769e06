import { createContext, type ReactNode, type RefObject, useContext, useMemo } from 'react';
import type { MemberId } from '../../domain/memberId';

export interface MessageSubject {
  readonly name: string;
  /** What tells it from a firm of the same name; only of a firm of a list. */
  readonly id?: MemberId | null;
  readonly membership?: string | null;
  readonly mobile?: string;
}

export interface Message {
  readonly title: string;
  readonly text?: string;
  /** A second paragraph: what the service said, or what to do now. */
  readonly detail?: string | null;
  /** The last line of a dialog, which may come later, when what it says is known. It needs no more room then. */
  readonly liveContent?: ReactNode;
  /** Whom it is about: named for who reads it on another screen (rule C4), and between two of the same name. */
  readonly subject?: MessageSubject;
}

/** A message that never stands in the way. */
export interface NoticeMessage extends Message {
  /** A later one of the same subject takes its place. */
  readonly key?: string;
  /** What can be done about it, beside Close; it takes the notice away once that is begun. */
  readonly action?: (close: () => void) => ReactNode;
}

export interface Question extends Message {
  /** The affirmative button says the act (rule F11). */
  readonly confirmText: string;
  readonly danger?: boolean;
}

/** The dialogs of the spec, shown in the page (rule F11), one at a time in the order they came (rule C5). */
export interface Dialogs {
  /** A message with an "OK"; resolves to whether the person closed it, and not the end of its screen or session. */
  readonly showMessage: (message: Message) => Promise<boolean>;
  /** A question; resolves to whether the person chose the act. One whose screen or session went is answered no. */
  readonly confirm: (question: Question) => Promise<boolean>;
  /** A notice that never stands in the way: it goes by itself after `milliseconds`, or stays until it is closed. */
  readonly notify: (message: NoticeMessage, milliseconds?: number) => void;
}

/** Whether a screen still stands. */
type MountedRef = RefObject<boolean>;

/** The dialogs of the portal as a whole; `screen` is the one that a dialog is opened for. */
export interface PortalDialogs extends Dialogs {
  readonly showMessage: (message: Message, screen?: MountedRef) => Promise<boolean>;
  readonly confirm: (question: Question, screen?: MountedRef) => Promise<boolean>;
  /** Whether a question waits for its answer. */
  readonly hasOpenQuestion: () => boolean;
  /** The screen is gone, and what was opened for it goes too. */
  readonly closeScreen: (screen: MountedRef) => void;
}

export const DialogsContext = createContext<PortalDialogs | null>(null);

/** Around every screen stands the portal, which is always there. */
export const MountedContext = createContext<MountedRef>({ current: true });

/** Whether the screen around this component still stands (rule C4): asked again after each wait. */
export const useIsMounted = (): MountedRef => useContext(MountedContext);

/** The dialogs that belong to a session and to no screen: for what must be told wherever the person is. */
export function usePortalDialogs(): PortalDialogs {
  const portal = useContext(DialogsContext);
  if (portal === null) throw new Error('Dialogs are used outside of DialogsProvider');
  return portal;
}

/** The dialogs of the screen that stands around this component (rules C4, C5). */
export function useDialogs(): Dialogs {
  const portal = usePortalDialogs();
  const isMounted = useIsMounted();
  return useMemo(
    () => ({
      showMessage: async (message) => {
        if (isMounted.current) return portal.showMessage(message, isMounted);
        // The person has left: they are told, and are not held up where they are now.
        portal.notify(message);
        return false;
      },
      confirm: async (question) => isMounted.current && portal.confirm(question, isMounted),
      notify: portal.notify,
    }),
    [portal, isMounted],
  );
}
