import { screen } from '@testing-library/react';
import { findHeading, press } from './moves';
import type { Failed } from './expectedMessages';

/** An answer by which product §8 names a refusal of this call. */
export interface RefusalCase {
  readonly status: number;
  readonly body: object;
  readonly words: string | null;
  readonly errors?: string;
}

/** An answer that came, 2xx, with a body that is not the documented one: each call says what it makes of it. */
export type Shape =
  | 'empty'
  | 'null'
  | 'list null'
  | 'list missing'
  | 'list an object'
  | 'wrong types';

/** A call on the screen that makes it, in the small office of smallOffice.ts. */
export interface CallRow {
  readonly as: 'visitor' | 'member' | 'admin';
  /** Below the base path. */
  readonly screen: string;
  /** Opens the form or dialog that sends it, where it does not stand there by itself. */
  readonly open?: () => Promise<void>;
  /** What is typed, by label: it stays through every failure. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Expects anything else that stays through every failure. */
  readonly stays?: () => void;
  /** What sends the call; `null` where opening the screen does. */
  readonly act: (() => Promise<void>) | null;
  /**
   * What a 401 means: the session is over and the sign-in page asks for another; it is asked for over the unsaved work;
   * or it speaks of the call itself.
   */
  readonly on401: 'signed out' | 'sign-in over the work' | 'said';
  /** The refusals that product §8 names beside those of every call. */
  readonly refusals?: readonly RefusalCase[];
  /** What a 2xx with another body means: the work is done (`carriesOn` shows it), or a failure. */
  readonly takes: Readonly<Record<Shape, 'done' | 'unreadable' | Failed>>;
  /** Only the documented status says yes: a 204 is no answer that can be read (W6). */
  readonly onlyStatus200?: true;
  /** What is seen when the service has answered well; what asks for an answer then is answered. */
  readonly done: () => Promise<unknown>;
  /** What is seen when the answer was taken for a good one although the service did nothing; without it: `done`. */
  readonly carriesOn?: () => Promise<unknown>;
  /**
   * How one tries again, where that is neither Retry nor the same action: `reopen` goes to another screen and back.
   */
  readonly again?: (reopen: () => Promise<void>) => Promise<void>;
  /** Milliseconds until an answer counts as lost (W10). */
  readonly timeLimit?: number;
}

/** Calls of one kind are made alike, by people who are signed in or not, and a 401 means the same to them. */
export const kindOf = ({ as, typed, on401 }: CallRow, changes: boolean): string =>
  [as === 'visitor', changes, typed !== undefined, on401].join();

const message = 'The message.';

export const withWords = (status: number, body: object = {}): RefusalCase => ({
  status,
  body: { ...body, message },
  words: message,
});

export const wordless = (status: number, body: object = {}): RefusalCase => ({
  status,
  body,
  words: null,
});

/** The answer itself says no (rule W6). */
export const saidError = withWords(200, { status: 'error' });

/** What both forms that change a member are refused with: the error comes before the message. */
export const updateRefusals: readonly RefusalCase[] = [
  { ...withWords(400, { error: 'The error.' }), words: 'The error.' },
  withWords(400),
  wordless(400),
];

const everyShape = <T>(taken: T): Readonly<Record<Shape, T>> => ({
  empty: taken,
  null: taken,
  'list null': taken,
  'list missing': taken,
  'list an object': taken,
  'wrong types': taken,
});

/** The status alone says that the work is done; the body holds at most a message. */
export const bodyIsNothing = everyShape('done' as const);

/** The call is documented with a status, and nothing else says yes (W6). */
export const statusIsAll = everyShape<Failed>({ kind: 'refused', status: 200, words: null });

/** The answer is needed. */
export const bodyIsAll = { ...everyShape('unreadable' as const), 'wrong types': 'done' } as const;

/** A read: the screen loads it, says in place what failed, and shows it in the end. */
export function read(
  as: 'member' | 'admin',
  path: string,
  done: () => Promise<unknown>,
  rest: Partial<CallRow> = {},
): CallRow {
  return {
    as,
    screen: path,
    act: null,
    on401: 'signed out',
    takes: bodyIsAll,
    done,
    // Something of it: which part could be read is the matter of the decoders' own tests.
    carriesOn: findHeading,
    again: () => press('Retry'),
    ...rest,
  };
}

export const shows = (text: string) => () => screen.findAllByText(text);
