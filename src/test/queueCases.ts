import type { Failure } from '../domain/failure';
import type { LeftOutReason, QueueEnd } from '../features/members/queue/Queue';
import type { Sent } from '../features/members/queue/runQueue';

const refused = (status: number, retryAfter: number | null = null): Sent => ({
  kind: 'failed',
  failure: {
    kind: 'refused',
    status,
    message: `No (${status})`,
    error: null,
    errors: [],
    fields: [],
    retryAfter,
  },
});
const failed = (failure: Failure): Sent => ({ kind: 'failed', failure });
export const DONE: Sent = { kind: 'done' };
const EXPIRED: Sent = { kind: 'expired' };
const GONE: Sent = { kind: 'gone' };
const LOST = failed({ kind: 'network' });
const NO = refused(409);

/** An order of events, and what comes of it. */
export interface QueueCase {
  /** What the service answers, one after the other. */
  readonly answers: readonly Sent[];
  /** Firms that cannot take part when their turn comes. */
  readonly leftOut?: Readonly<Record<number, LeftOutReason>>;
  readonly numbers?: boolean;
  /** The person presses Stop while this call, counted from 1, is under way. */
  readonly stopDuring?: number;
  readonly stopInPause?: boolean;
  /** The same while the list is read before the second turn. */
  readonly stopWhileRead?: boolean;
  /** Why the list, old by then, cannot be read before each turn. */
  readonly unread?: readonly (Failure | null)[];
  /** Whether the same person signs in again; they do where nothing is said. */
  readonly staysAway?: boolean;
  readonly end: QueueEnd;
  /** Of the firms 1 to 4: done, refused, uncertain, left out, not tried. */
  readonly outcomes: string;
  /** Firms in the order of the calls. */
  readonly calls: readonly number[];
  /** Seconds of each pause. */
  readonly pauses?: readonly number[];
  /** How often the lists were read in between. */
  readonly rereads?: number;
}

const four = { calls: [1, 2, 3, 4] };

export const queueCases: Readonly<Record<string, QueueCase>> = {
  'all are done': { ...four, answers: [DONE, DONE, DONE, DONE], end: 'finished', outcomes: 'dddd' },
  'one is refused, and the others go on': {
    ...four,
    answers: [DONE, NO, DONE, DONE],
    end: 'finished',
    outcomes: 'drdd',
  },
  'a lost answer to a link: the list is read, and the others go on': {
    ...four,
    answers: [DONE, LOST, DONE, DONE],
    end: 'finished',
    outcomes: 'dudd',
    rereads: 1,
  },
  'a lost answer to a number ends it': {
    answers: [DONE, LOST],
    numbers: true,
    end: 'lostNumber',
    outcomes: 'du--',
    calls: [1, 2],
    rereads: 1,
  },
  'an answer of another shape to a number ends it': {
    answers: [failed({ kind: 'unreadable', status: 202 })],
    numbers: true,
    end: 'lostNumber',
    outcomes: 'u---',
    calls: [1],
    rereads: 1,
  },
  'a refused number goes on': {
    ...four,
    answers: [DONE, NO, DONE, DONE],
    numbers: true,
    end: 'finished',
    outcomes: 'drdd',
  },
  'a server error to a number may have given it': {
    answers: [refused(500)],
    numbers: true,
    end: 'lostNumber',
    outcomes: 'u---',
    calls: [1],
    rereads: 1,
  },
  'three refusals in a row end it': {
    answers: [NO, NO, NO],
    end: 'threeFailures',
    outcomes: 'rrr-',
    calls: [1, 2, 3],
  },
  'a refusal, a lost answer and a refusal in a row end it': {
    answers: [NO, LOST, NO],
    end: 'threeFailures',
    outcomes: 'rur-',
    calls: [1, 2, 3],
    rereads: 1,
  },
  'a yes between them counts anew': {
    ...four,
    answers: [NO, NO, DONE, NO],
    end: 'finished',
    outcomes: 'rrdr',
  },
  'a firm that is left out between them does not': {
    answers: [NO, NO, NO],
    leftOut: { 2: { kind: 'gone' } },
    end: 'threeFailures',
    outcomes: 'rlrr',
    calls: [1, 3, 4],
  },
  '403 ends it at once': {
    answers: [DONE, refused(403)],
    end: 'forbidden',
    outcomes: 'dr--',
    calls: [1, 2],
  },
  '401: after the sign-in it goes on with the same firm': {
    answers: [DONE, EXPIRED, DONE, DONE, DONE],
    end: 'finished',
    outcomes: 'dddd',
    calls: [1, 2, 2, 3, 4],
  },
  '401, and nobody signs in': {
    answers: [DONE, EXPIRED],
    staysAway: true,
    end: 'signedOut',
    outcomes: 'd---',
    calls: [1, 2],
  },
  'somebody else signed in while a call was under way': {
    answers: [DONE, GONE],
    end: 'signedOut',
    outcomes: 'd---',
    calls: [1, 2],
  },
  '429 waits as the service says, and goes on with the same firm': {
    answers: [DONE, refused(429, 7), DONE, DONE, DONE],
    end: 'finished',
    outcomes: 'dddd',
    calls: [1, 2, 2, 3, 4],
    pauses: [7],
  },
  '429 without a word waits a minute': {
    answers: [refused(429), DONE, DONE, DONE, DONE],
    end: 'finished',
    outcomes: 'dddd',
    calls: [1, 1, 2, 3, 4],
    pauses: [60],
  },
  '429 for the third time ends it': {
    answers: [refused(429, 5), refused(429, 9), refused(429, 1)],
    end: 'tooMany',
    outcomes: 'r---',
    calls: [1, 1, 1],
    pauses: [5, 9],
  },
  '429 with an hour waits, and with more ends it at once': {
    answers: [refused(429, 3600), refused(429, 3601)],
    end: 'tooMany',
    outcomes: 'r---',
    calls: [1, 1],
    pauses: [3600],
  },
  'a row that changed meanwhile is left out': {
    answers: [DONE, DONE, DONE],
    leftOut: { 3: { kind: 'gone' } },
    end: 'finished',
    outcomes: 'ddld',
    calls: [1, 2, 4],
  },
  'a list that cannot be read: nothing is sent on the older one, and nothing is uncertain': {
    answers: [DONE, DONE],
    numbers: true,
    unread: [null, { kind: 'network' }, null, null],
    end: 'finished',
    outcomes: 'drdd',
    calls: [1, 3, 4],
  },
  'a list that cannot be read three times ends it': {
    answers: [DONE],
    unread: [null, { kind: 'network' }, { kind: 'timeout' }, { kind: 'network' }],
    end: 'threeFailures',
    outcomes: 'drrr',
    calls: [1],
  },
  'Stop while the list is read': {
    answers: [DONE],
    stopWhileRead: true,
    end: 'stopped',
    outcomes: 'd---',
    calls: [1],
  },
  'another tab at the same firm leaves it out': {
    ...four,
    answers: [failed({ kind: 'elsewhere' }), DONE, DONE, DONE],
    end: 'finished',
    outcomes: 'lddd',
  },
  'Stop lets the running one end': {
    answers: [DONE, DONE],
    stopDuring: 2,
    end: 'stopped',
    outcomes: 'dd--',
    calls: [1, 2],
  },
  'Stop while the last one runs': {
    ...four,
    answers: [DONE, DONE, DONE, DONE],
    stopDuring: 4,
    end: 'finished',
    outcomes: 'dddd',
  },
  'Stop while it waits': {
    answers: [DONE, refused(429, 30)],
    stopInPause: true,
    end: 'stopped',
    outcomes: 'd---',
    calls: [1, 2],
    pauses: [30],
  },
  'Stop while the sign-in stands over it': {
    answers: [DONE, EXPIRED],
    stopDuring: 2,
    end: 'stopped',
    outcomes: 'd---',
    calls: [1, 2],
  },
};
