import type { ReactNode, RefObject } from 'react';
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
  /** The firm that the message is about, named for a person on another screen, and to distinguish equal names. */
  readonly subject?: MessageSubject;
  /** The button of a notice beside Close, which gets a function that closes the notice. */
  readonly action?: (close: () => void) => ReactNode;
}

export interface Question extends Message {
  /** The label of the confirming button names the action. */
  readonly confirmText: string;
  readonly danger?: boolean;
  readonly ignoresBack?: true;
}

/** Makes the texts of a dialog, again whenever the language is switched while it is shown. */
export type InLanguage<Content> = (t: TFunction) => Content;

export type MessageInLanguage = InLanguage<Message>;

export type MountedRef = RefObject<boolean>;

interface Open<Content> {
  readonly id: number;
  readonly owner: number;
  readonly content: InLanguage<Content>;
  readonly close: (isConfirmed?: boolean) => void;
}

export interface OpenDialog extends Open<Message | Question> {
  readonly kind: 'message' | 'question';
  readonly screen: MountedRef | undefined;
}

export interface OpenNotice extends Open<Message> {
  readonly kind: 'notice';
  readonly topic: string | undefined;
  /** How long to show it, counted from rendering; without it, until the person closes it. */
  readonly milliseconds: number | undefined;
}

type Opened = OpenDialog | OpenNotice;

/**
 * The messages, questions and notices of the portal, in order. Each belongs to an owner, and a dialog to the screen that opened
 * it: when either ends, the dialog is closed unconfirmed.
 */
export class DialogQueue {
  #opened: readonly Opened[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly ownerNow: () => number) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly opened = (): readonly Opened[] => this.#opened;

  /** Shows a message with OK; resolves to true if the person closed it, and to false if its screen or session ended. */
  readonly showMessage = (content: MessageInLanguage, screen?: MountedRef): Promise<boolean> =>
    this.#open((rest) => ({ kind: 'message', content, screen, ...rest }));

  /** Asks a question; resolves to true if the person confirmed, and to false also if its screen or session ended. */
  readonly confirm = (content: InLanguage<Question>, screen?: MountedRef): Promise<boolean> =>
    this.#open((rest) => ({ kind: 'question', content, screen, ...rest }));

  /** Shows a notice, for some milliseconds or until it is closed. A later notice with the same `topic` replaces it. */
  readonly notify = (content: MessageInLanguage, milliseconds?: number, topic?: string): void => {
    for (const open of this.#opened)
      if (topic !== undefined && open.kind === 'notice' && open.topic === topic) open.close();
    void this.#open((rest) => ({ kind: 'notice', content, milliseconds, topic, ...rest }));
  };

  readonly hasOpenQuestion = (): boolean => this.#opened.some(({ kind }) => kind === 'question');

  /** Closes the dialogs of a screen. A message that was still waiting becomes a notice, since nobody read it. */
  readonly closeScreen = (screen: MountedRef): void => {
    const dialogs = dialogsOf(this.#opened);
    for (const dialog of dialogs.filter((open) => open.screen === screen)) {
      if (dialog !== dialogs[0] && dialog.kind === 'message')
        this.notify((t) => ({ kind: 'error', ...dialog.content(t) }));
      dialog.close();
    }
  };

  /** Closes everything of other owners: the next person must not see or answer it. */
  readonly closeOthers = (owner: number): void => {
    for (const open of this.#opened) if (open.owner !== owner) open.close();
  };

  #open(make: (rest: Omit<Open<never>, 'content'>) => Opened): Promise<boolean> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const owner = this.ownerNow();
      const close = (isConfirmed = false) => {
        this.#show(this.#opened.filter((open) => open.id !== id));
        // The next person may be here while the dialog is still open: it must not be answered in their name.
        resolve(isConfirmed && this.ownerNow() === owner);
      };
      this.#show([...this.#opened, make({ id, owner, close })]);
    });
  }

  #show(opened: readonly Opened[]): void {
    this.#opened = opened;
    for (const listener of this.#listeners) listener();
  }
}

export const dialogsOf = (opened: readonly Opened[]): readonly OpenDialog[] =>
  opened.filter((open) => open.kind !== 'notice');

export const noticesOf = (opened: readonly Opened[]): readonly OpenNotice[] =>
  opened.filter((open) => open.kind === 'notice');
