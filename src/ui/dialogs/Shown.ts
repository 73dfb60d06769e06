import type { Message, Question } from './DialogsContext';

/** A dialog or notice that is now shown. */
export type Shown =
  | {
      readonly kind: 'message';
      readonly id: number;
      readonly message: Message;
      readonly close: () => void;
    }
  | {
      readonly kind: 'question';
      readonly id: number;
      readonly question: Question;
      readonly answer: (yes: boolean) => void;
    }
  | {
      readonly kind: 'notice';
      readonly id: number;
      readonly message: Message;
      readonly close: () => void;
    };
