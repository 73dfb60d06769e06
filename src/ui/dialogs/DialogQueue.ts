import type { RefObject } from 'react';
import type { NoticeMessage, Message, PortalDialogs, Question } from './DialogsContext';

/** A message, or a question if it has a `confirmText`. */
export interface OpenDialog {
  readonly id: number;
  readonly sessionEpoch: number;
  /** The screen that opened it; `null` if none did. */
  readonly screen: RefObject<boolean> | null;
  readonly content: Message | Question;
  readonly close: (isConfirmed: boolean) => void;
}

export interface OpenNotice {
  readonly id: number;
  readonly sessionEpoch: number;
  readonly message: NoticeMessage;
  /** How long to show it, counted from rendering; without it, until the person closes it. */
  readonly milliseconds: number | undefined;
  readonly close: () => void;
}

interface DialogQueueState {
  /** Only the first one is shown. */
  readonly dialogs: readonly OpenDialog[];
  readonly notices: readonly OpenNotice[];
}

/**
 * The messages and questions of the portal, shown one at a time (rule C5). Each belongs to a session epoch, and a dialog to the
 * screen that opened it: when either ends, the dialog is closed unconfirmed.
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
        // The next person may be here while the dialog is still open: it must not be answered in their name.
        resolve(isConfirmed && this.#currentEpoch() === sessionEpoch);
      };
      const dialog = { id, sessionEpoch, screen, content, close };
      this.#change({ dialogs: [...this.#state.dialogs, dialog] });
    });
  }

  /** Closes the dialogs of a screen. A message that was still waiting becomes a notice, since nobody read it (rule C4). */
  closeScreen(screen: RefObject<boolean>): void {
    const [shown] = this.#state.dialogs;
    for (const dialog of this.#state.dialogs.filter((open) => open.screen === screen)) {
      if (dialog !== shown && !('confirmText' in dialog.content)) this.notify(dialog.content);
      dialog.close(false);
    }
  }

  /** Closes everything of other session epochs: the next person must not see or answer it. */
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
