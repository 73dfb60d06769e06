import { findHeading, press } from './moves';
import type { EndpointName } from './endpoints';
import type { Failed, Says } from './messages';

/*
 * One row per call: everything that the tables of src/test know about it. The rows import no test runner, since the docs of the
 * screens read them too.
 */

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
  readonly endpoint: EndpointName;
  readonly as: 'visitor' | 'member' | 'admin';
  /** Below the base path. */
  readonly screen: string;
  /** Opens the form or dialog that sends it, if needed. */
  readonly open?: () => Promise<void>;
  /** What is typed, by label; every failure must keep it. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What else every failure must keep visible. */
  readonly stays?: () => HTMLElement | null;
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
  /** The messages for its failures (product §8). */
  readonly says: Says;
  /** Waits for what a good answer shows, and answers its question. */
  readonly done: () => Promise<unknown>;
  /** The same if the answer counted as good although the service did nothing; by default `done`. */
  readonly carriesOn?: () => Promise<unknown>;
  /** Tries again, where that is neither Retry nor the same action; `reopen` goes to another screen and back. */
  readonly again?: (reopen: () => Promise<void>) => Promise<void>;
  /** Milliseconds until an answer counts as lost (W10). */
  readonly timeLimit?: number;
}

/** A change on the screen that makes it. */
export interface ChangeRow extends CallRow {
  /** The record in its key (C1). */
  readonly id?: number;
  /**
   * A change that harms if two tabs send it: one tab at a time does (C2), and a page that is opened before its answer asks first
   * (C11), by this name, if it has one. `null` if sending it twice does no harm.
   */
  readonly overTabs: { readonly asksBy: string | null } | null;
  /** Whom a late answer concerns (C4): calls without a token belong to no session. */
  readonly answerIsFor: 'the person' | 'whoever is on its screen' | 'its page' | 'a new session';
  /** The message after a good answer; `null` if only the list shows it. */
  readonly confirmation: string | null;
  /** The firm that the notice names if the screen was left (C4). */
  readonly firm?: string;
  /** The session ends with it, on any screen. */
  readonly endsSession?: true;
  readonly pressed: PressRow;
}

/** The ways in which people press again while the first call is running. */
export type WayName =
  | 'a double click'
  | 'Enter and a click'
  | 'after sort, search and page'
  | 'other language and colours'
  | 'Back and Forward'
  | 'two clicks in one tick, left and come back'
  | 'a second form'
  // Of every change that is sent by one tab at a time.
  | 'another tab at it';

/** How a change is pressed again. The first press is `act`. */
export interface PressRow {
  /** The ways that make sense for it. */
  readonly ways: readonly WayName[];
  /** The control that sends it or asks first, visible while the call is running; `null` if opening the screen sends it. */
  readonly control: (() => HTMLElement) | null;
  /** The question before it is sent, and the button that sends. */
  readonly question?: readonly [title: string, act: string];
  /** What is visible while it is running, if that is not `aria-busy` on the control. */
  readonly runs?: () => HTMLElement;
  /** The one-line field in which Enter sends it. */
  readonly field?: string;
  /** Prepares a new instance of the screen for another press; by default `open`. */
  readonly reopen?: () => Promise<void>;
  /** Another screen that makes the same change. */
  readonly second?: string;
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
export const read = (
  row: Pick<CallRow, 'endpoint' | 'as' | 'screen' | 'says' | 'done'> & Partial<CallRow>,
): CallRow => ({
  act: null,
  on401: 'signed out',
  takes: bodyIsAll,
  // Only the heading: which parts can be read is tested with the decoders.
  carriesOn: findHeading,
  again: () => press('Retry'),
  ...row,
});

const hardest = 'two clicks in one tick, left and come back';
export const left = ['Back and Forward', hardest] as const;
export const atOnce = ['a double click', 'Enter and a click'] as const;
export const ofForms = [...atOnce, 'other language and colours', ...left] as const;
export const ofRows = [...ofForms, 'after sort, search and page'] as const;

/** The hardest way of a change. A call without a button is sent by opening its link again. */
export const hardestWay = ({ pressed }: ChangeRow): WayName =>
  pressed.control === null ? 'a second form' : hardest;
