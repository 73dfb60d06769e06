import { createContext, useContext } from 'react';

export interface Message {
  readonly title: string;
  readonly text?: string;
  /** A second paragraph: what the service said, or what to do now. */
  readonly detail?: string | null;
}

export interface Question extends Message {
  /** The affirmative button says the act (decisions F11). */
  readonly act: string;
  readonly dangerous?: boolean;
}

/** The dialogs of the spec, shown in the page (decisions F11). */
export interface Dialogs {
  /** A message with an "OK"; resolves when it was closed. */
  readonly tell: (message: Message) => Promise<void>;
  /** A question; resolves to whether the person chose the act. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** A message that goes by itself after `milliseconds` and never stands in the way. */
  readonly announce: (message: Message, milliseconds: number) => void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs is used outside of DialogsProvider');
  return dialogs;
}
