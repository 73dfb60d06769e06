import { createContext, type ReactNode, type RefObject, useContext, useMemo } from 'react';
import type { MemberId } from '../../domain/member';
import type { TFunction } from '../../i18n/translation';

export interface MessageSubject {
  readonly name: string;
  /** Distinguishes firms of the same name; only for a firm of a list. */
  readonly id?: MemberId | null;
  readonly membership?: string | null;
  readonly mobile?: string;
}

export interface Message {
  /** The look of a notice: by default a success, but an error if it could not be shown as a message. */
  readonly kind?: 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text?: string;
  /** A second paragraph: the service's words, or what to do now. */
  readonly detail?: string | null;
  /** The last line of a dialog, whose content may come later. Its room is reserved. */
  readonly liveContent?: ReactNode;
  /** The firm that the message is about, named for a person on another screen (rule C4), and to distinguish equal names. */
  readonly subject?: MessageSubject;
}

export interface NoticeMessage extends Message {
  /** A button beside Close, which gets a function that closes the notice. */
  readonly action?: (close: () => void) => ReactNode;
}

export interface Question extends Message {
  /** The label of the confirming button names the action (rule F11). */
  readonly confirmText: string;
  readonly danger?: boolean;
  readonly ignoresBack?: true;
}

/** Makes the texts of a dialog, again whenever the language is switched while it is shown. */
export type InLanguage<Content> = (t: TFunction) => Content;

export type MessageInLanguage = InLanguage<Message>;

/** The dialogs of the specification, shown in the page (rule F11), one at a time and in order (rule C5). */
export interface Dialogs {
  /** Shows a message with OK; resolves to true if the person closed it, and to false if its screen or session ended. */
  readonly showMessage: (message: InLanguage<Message>) => Promise<boolean>;
  /** Asks a question; resolves to true if the person confirmed, and to false also if its screen or session ended. */
  readonly confirm: (question: InLanguage<Question>) => Promise<boolean>;
  /** Shows a notice, for `ms` milliseconds or until it is closed. A later notice with the same `topic` replaces it. */
  readonly notify: (notice: InLanguage<NoticeMessage>, ms?: number, topic?: string) => void;
}

type MountedRef = RefObject<boolean>;

/** The dialogs of the whole portal; `screen` is the one that opens a dialog. */
export interface PortalDialogs extends Dialogs {
  readonly showMessage: (message: InLanguage<Message>, screen?: MountedRef) => Promise<boolean>;
  readonly confirm: (question: InLanguage<Question>, screen?: MountedRef) => Promise<boolean>;
  readonly hasOpenQuestion: () => boolean;
  readonly closeScreen: (screen: MountedRef) => void;
}

export const DialogsContext = createContext<PortalDialogs | null>(null);

/** The default is for code outside any screen, which is always mounted. */
export const MountedContext = createContext<MountedRef>({ current: true });

/** Tells whether the screen around this component is still mounted (rule C4): check again after each `await`. */
export const useIsMounted = (): MountedRef => useContext(MountedContext);

/** The dialogs that belong to a session but to no screen, for messages that must reach the person anywhere. */
export function usePortalDialogs(): PortalDialogs {
  const portal = useContext(DialogsContext);
  if (portal === null) throw new Error('Dialogs are used outside of DialogsProvider');
  return portal;
}

/** The dialogs of the screen around this component (rules C4, C5). */
export function useDialogs(): Dialogs {
  const portal = usePortalDialogs();
  const isMounted = useIsMounted();
  return useMemo(
    () => ({
      showMessage: async (message) => {
        if (isMounted.current) return portal.showMessage(message, isMounted);
        // The person has left the screen: a notice tells them without blocking the current one.
        portal.notify((t) => ({ kind: 'error', ...message(t) }));
        return false;
      },
      confirm: async (question) => isMounted.current && portal.confirm(question, isMounted),
      notify: portal.notify,
    }),
    [portal, isMounted],
  );
}
