import { screen } from '@testing-library/react';
import { findHeading, press } from './moves';
import type { Failed } from './expectedMessages';

/** An answer with which product §8 says that this call is refused. */
export interface RefusalCase {
  readonly status: number;
  readonly body: object;
  readonly words: string | null;
  readonly errors?: string;
}

/** A 2xx answer with another body than the documented one. */
export type Shape =
  | 'empty'
  | 'null'
  | 'list null'
  | 'list missing'
  | 'list an object'
  | 'wrong types';

/** A call on the screen that makes it, with the firms of smallOffice.ts. */
export interface CallRow {
  readonly as: 'visitor' | 'member' | 'admin';
  /** Below the base path. */
  readonly screen: string;
  /** Opens the form or dialog that sends it, if needed. */
  readonly open?: () => Promise<void>;
  /** What is typed, by label; every failure must keep it. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Checks what else every failure must keep. */
  readonly stays?: () => void;
  /** Sends the call; `null` if opening the screen does. */
  readonly act: (() => Promise<void>) | null;
  /**
   * The effect of a 401: the session ends and the login page opens, or the login opens over unsaved changes, or the message is
   * about the call itself.
   */
  readonly on401: 'signed out' | 'sign-in over the work' | 'said';
  /** Refusals of product §8 in addition to those of every call. */
  readonly refusals?: readonly RefusalCase[];
  /** The effect of a 2xx answer with another body: success (checked by `carriesOn`) or a failure. */
  readonly takes: Readonly<Record<Shape, 'done' | 'unreadable' | Failed>>;
  /** Only the documented status means success; a 204 counts as unreadable (W6). */
  readonly onlyStatus200?: true;
  /** Waits for what a good answer shows, and answers its question. */
  readonly done: () => Promise<unknown>;
  /** The same if the answer counted as good although the service did nothing; by default `done`. */
  readonly carriesOn?: () => Promise<unknown>;
  /** Tries again, where that is neither Retry nor the same action; `reopen` goes to another screen and back. */
  readonly again?: (reopen: () => Promise<void>) => Promise<void>;
  /** Milliseconds until an answer counts as lost (W10). */
  readonly timeLimit?: number;
}

/** Calls of one kind are made in the same way, by people who are logged in or not, and react to a 401 in the same way. */
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

/** A 2xx answer that says no (rule W6). */
export const statusError = withWords(200, { status: 'error' });

/** Refusals of both updates of a member; the error comes before the message. */
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

/** The status alone means success; the body is at most a message. */
export const bodyIsNothing = everyShape('done' as const);

/** The call is documented with a status in its body, and nothing else means success (W6). */
export const statusIsAll = everyShape<Failed>({ kind: 'refused', status: 200, words: null });

/** The body is needed. */
export const bodyIsAll = { ...everyShape('unreadable' as const), 'wrong types': 'done' } as const;

/** A read: the screen shows a failure in place, and the data in the end. */
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
    // Only the heading: which parts can be read is tested with the decoders.
    carriesOn: findHeading,
    again: () => press('Retry'),
    ...rest,
  };
}

export const shows = (text: string) => () => screen.findAllByText(text);
