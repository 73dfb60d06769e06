import type { RefObject } from 'react';
import type { NoticeMessage, Message, PortalDialogs, Question } from './DialogsContext';

/** A message, or a question where it has an act. */
export interface OpenDialog {
  readonly id: number;
  readonly sessionEpoch: number;
  /** The screen that it was opened for; `null` where it belongs to none. */
  readonly screen: RefObject<boolean> | null;
  readonly content: Message | Question;
  /** Ends it: with the act, or without. */
  readonly close: (isConfirmed: boolean) => void;
}

export interface OpenNotice {
  readonly id: number;
  readonly sessionEpoch: number;
  readonly message: NoticeMessage;
  /** How long it stands, from when it is drawn; until the person closes it where nothing is said. */
  readonly milliseconds: number | undefined;
  readonly close: () => void;
}

interface DialogQueueState {
  /** The first one is shown. */
  readonly dialogs: readonly OpenDialog[];
  readonly notices: readonly OpenNotice[];
}

/**
 * What the portal has to say and to ask, one after the other (rule C5). All of it belongs to the turn of one person,
 * and a dialog to the screen it was opened for: it ends with either, as if nobody had acted.
 */
export class DialogQueue implements PortalDialogs {
  #state: DialogQueueState = { dialogs: [], notices: [] };
  #lastId = 0;
  readonly #listeners = new Set<() => void>();
  readonly #currentEpoch: () => number;

  constructor(currentEpoch: () => number) {
    this.#currentEpoch = currentEpoch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DialogQueueState => this.#state;

  readonly showMessage = (message: Message, screen?: RefObject<boolean>) =>
    this.#open(message, screen);

  readonly confirm = (question: Question, screen?: RefObject<boolean>) =>
    this.#open(question, screen);

  readonly hasOpenQuestion = (): boolean =>
    this.#state.dialogs.some(({ content }) => 'confirmText' in content);

  readonly notify = (message: NoticeMessage, milliseconds?: number): void => {
    const id = ++this.#lastId;
    const close = () =>
      this.#change({ notices: this.#state.notices.filter((notice) => notice.id !== id) });
    const notice = { id, message, milliseconds, close, sessionEpoch: this.#currentEpoch() };
    // An older one of the same subject is no longer true.
    const others = this.#state.notices.filter(
      (other) => message.key === undefined || other.message.key !== message.key,
    );
    this.#change({ notices: [...others, notice] });
  };

  #open(content: Message | Question, screen: RefObject<boolean> | null = null): Promise<boolean> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const sessionEpoch = this.#currentEpoch();
      const close = (isConfirmed: boolean) => {
        this.#change({ dialogs: this.#state.dialogs.filter((dialog) => dialog.id !== id) });
        // The next person may be here already, and the dialog not gone yet: it is not answered in their name.
        resolve(isConfirmed && this.#currentEpoch() === sessionEpoch);
      };
      const dialog = { id, sessionEpoch, screen, content, close };
      this.#change({ dialogs: [...this.#state.dialogs, dialog] });
    });
  }

  /** The screen went. A message that had to wait was not read yet: it stays as a notice (rule C4). */
  closeScreen(screen: RefObject<boolean>): void {
    const [shown] = this.#state.dialogs;
    for (const dialog of this.#state.dialogs.filter((open) => open.screen === screen)) {
      if (dialog !== shown && !('confirmText' in dialog.content)) this.notify(dialog.content);
      dialog.close(false);
    }
  }

  /** Another person is here now: nothing of before is shown, or answered in their name. */
  closeOtherEpochs(sessionEpoch: number): void {
    for (const dialog of this.#state.dialogs)
      if (dialog.sessionEpoch !== sessionEpoch) dialog.close(false);
    for (const notice of this.#state.notices)
      if (notice.sessionEpoch !== sessionEpoch) notice.close();
  }

  #change(changed: Partial<DialogQueueState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
