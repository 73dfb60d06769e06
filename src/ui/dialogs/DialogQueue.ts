import type { RefObject } from 'react';
import type { InLanguage, Message, NoticeMessage, PortalDialogs, Question } from './DialogsContext';

interface Open<Content> {
  readonly id: number;
  readonly owner: number;
  readonly content: InLanguage<Content>;
}

export interface OpenDialog extends Open<Message | Question> {
  readonly screen: RefObject<boolean> | undefined;
  readonly isQuestion: boolean;
  readonly close: (isConfirmed: boolean) => void;
}

export interface OpenNotice extends Open<NoticeMessage> {
  readonly topic: string | undefined;
  /** How long to show it, counted from rendering; without it, until the person closes it. */
  readonly milliseconds: number | undefined;
  readonly close: () => void;
}

interface DialogQueueState {
  readonly dialogs: readonly OpenDialog[];
  readonly notices: readonly OpenNotice[];
}

/**
 * The messages and questions of the portal, shown one at a time (rule C5). Each belongs to an owner, and a dialog to the
 * screen that opened it: when either ends, the dialog is closed unconfirmed.
 */
export class DialogQueue implements PortalDialogs {
  #state: DialogQueueState = { dialogs: [], notices: [] };
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly ownerNow: () => number) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DialogQueueState => this.#state;

  readonly showMessage: PortalDialogs['showMessage'] = (message, screen) =>
    this.#open({ isQuestion: false, content: message, screen });

  readonly confirm: PortalDialogs['confirm'] = (question, screen) =>
    this.#open({ isQuestion: true, content: question, screen });

  readonly hasOpenQuestion = (): boolean =>
    this.#state.dialogs.some(({ isQuestion }) => isQuestion);

  readonly notify: PortalDialogs['notify'] = (content, milliseconds, topic) => {
    const id = ++this.#lastId;
    const close = () =>
      this.#change({ notices: this.#state.notices.filter((notice) => notice.id !== id) });
    const notice = { id, content, topic, milliseconds, close, owner: this.ownerNow() };
    const others = this.#state.notices.filter(
      (other) => topic === undefined || other.topic !== topic,
    );
    this.#change({ notices: [...others, notice] });
  };

  #open(opened: Pick<OpenDialog, 'isQuestion' | 'content' | 'screen'>): Promise<boolean> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const owner = this.ownerNow();
      const close = (isConfirmed: boolean) => {
        this.#change({ dialogs: this.#state.dialogs.filter((dialog) => dialog.id !== id) });
        // The next person may be here while the dialog is still open: it must not be answered in their name.
        resolve(isConfirmed && this.ownerNow() === owner);
      };
      const dialog = { ...opened, id, owner, close };
      this.#change({ dialogs: [...this.#state.dialogs, dialog] });
    });
  }

  /** Closes the dialogs of a screen. A message that was still waiting becomes a notice, since nobody read it (rule C4). */
  closeScreen(screen: RefObject<boolean>): void {
    const [shown] = this.#state.dialogs;
    for (const dialog of this.#state.dialogs.filter((open) => open.screen === screen)) {
      if (dialog !== shown && !dialog.isQuestion)
        this.notify((t) => ({ kind: 'error', ...dialog.content(t) }));
      dialog.close(false);
    }
  }

  /** Closes everything of other owners: the next person must not see or answer it. */
  closeOthers(owner: number): void {
    for (const dialog of this.#state.dialogs) if (dialog.owner !== owner) dialog.close(false);
    for (const notice of this.#state.notices) if (notice.owner !== owner) notice.close();
  }

  #change(changed: Partial<DialogQueueState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
