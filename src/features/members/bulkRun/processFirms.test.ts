import { expect, test } from 'vitest';
import type { Failure } from '../../../domain/failure';
import { refused } from '../../../test/refused';
import type { FirmResult, BulkRunEnd } from './bulkRunTypes';
import { processFirms, type SendResult } from './processFirms';

const failed = (failure: Failure): SendResult => ({ kind: 'failed', failure });

/** An answer with an error status, `429:7` with the seconds to wait. */
function refusedBy(written: string): SendResult {
  const [status = 0, retryAfter = null] = written.split(':').map(Number);
  return failed({ ...refused(status), retryAfter });
}

const ANSWERS: ReadonlyMap<string, SendResult> = new Map([
  ['d', { kind: 'done' }],
  ['no', refusedBy('409')],
  ['lost', failed({ kind: 'network' })],
  ['unreadable', failed({ kind: 'unreadable', status: 202 })],
  ['elsewhere', failed({ kind: 'elsewhere' })],
  ['expired', { kind: 'expired' }],
  ['gone', { kind: 'gone' }],
]);

interface Otherwise {
  readonly numbers?: true;
  /** The firm that cannot take part when it is reached. */
  readonly skipped?: number;
  /** The person presses Stop during this request, counted from 1. */
  readonly stopDuring?: number;
  readonly stopInPause?: true;
  /** The same while the list is refetched before the second firm. */
  readonly stopWhileRead?: true;
  /** The firms before which the stale list cannot be fetched. */
  readonly unread?: readonly number[];
  /** The same person does not log in again. */
  readonly staysAway?: true;
  /** The seconds of each pause. */
  readonly pauses?: readonly number[];
  /** How often the lists were refetched in between. */
  readonly rereads?: number;
}

/**
 * The service's answers in order; the end; the results of firms 1 to 4 (done, refused, uncertain, left out, - not tried); and
 * the firms in the order of requests.
 */
type Case = readonly [
  what: string,
  answers: string,
  end: BulkRunEnd,
  outcomes: string,
  calls: string,
  otherwise: Otherwise,
];

const CASES: readonly Case[] = [
  ['all are done', 'd d d d', 'finished', 'dddd', '1234', {}],
  ['one is refused, and the others go on', 'd no d d', 'finished', 'drdd', '1234', {}],
  ['a lost answer to a link: the list is read, and the others go on', 'd lost d d', 'finished', 'dudd', '1234', { rereads: 1 }],
  ['a lost answer to a number ends it', 'd lost', 'lostNumber', 'du--', '12', { numbers: true, rereads: 1 }],
  ['an answer of another shape to a number ends it', 'unreadable', 'lostNumber', 'u---', '1', { numbers: true, rereads: 1 }],
  ['a refused number goes on', 'd no d d', 'finished', 'drdd', '1234', { numbers: true }],
  ['a server error to a number may have given it', '500', 'lostNumber', 'u---', '1', { numbers: true, rereads: 1 }],
  ['three refusals in a row end it', 'no no no', 'threeFailures', 'rrr-', '123', {}],
  ['a refusal, a lost answer and a refusal in a row end it', 'no lost no', 'threeFailures', 'rur-', '123', { rereads: 1 }],
  ['a yes between them counts anew', 'no no d no', 'finished', 'rrdr', '1234', {}],
  ['a firm that is left out between them does not', 'no no no', 'threeFailures', 'rlrr', '134', { skipped: 2 }],
  ['403 ends it at once', 'd 403', 'forbidden', 'dr--', '12', {}],
  ['401: after the sign-in it goes on with the same firm', 'd expired d d d', 'finished', 'dddd', '12234', {}],
  ['401, and nobody signs in', 'd expired', 'signedOut', 'd---', '12', { staysAway: true }],
  ['somebody else signed in while a call was under way', 'd gone', 'signedOut', 'd---', '12', {}],
  ['429 waits as the service says, and goes on with the same firm', 'd 429:7 d d d', 'finished', 'dddd', '12234', { pauses: [7] }],
  ['429 without a word waits a minute', '429 d d d d', 'finished', 'dddd', '11234', { pauses: [60] }],
  ['429 for the third time ends it', '429:5 429:9 429:1', 'tooMany', 'r---', '111', { pauses: [5, 9] }],
  ['429 with an hour waits, and with more ends it at once', '429:3600 429:3601', 'tooMany', 'r---', '11', { pauses: [3600] }],
  ['a row that changed meanwhile is left out', 'd d d', 'finished', 'ddld', '124', { skipped: 3 }],
  ['a list that cannot be read: nothing is sent on the older one, and nothing is uncertain', 'd d', 'finished', 'drdd', '134', { numbers: true, unread: [2] }],
  ['a list that cannot be read three times ends it', 'd', 'threeFailures', 'drrr', '1', { unread: [2, 3, 4] }],
  ['Stop while the list is read', 'd', 'stopped', 'd---', '1', { stopWhileRead: true }],
  ['another tab at the same firm leaves it out', 'elsewhere d d d', 'finished', 'lddd', '1234', {}],
  ['Stop lets the running one end', 'd d', 'stopped', 'dd--', '12', { stopDuring: 2 }],
  ['Stop while the last one runs', 'd d d d', 'finished', 'dddd', '1234', { stopDuring: 4 }],
  ['Stop while it waits', 'd 429:30', 'stopped', 'd---', '12', { stopInPause: true, pauses: [30] }],
  ['Stop while the sign-in stands over it', 'd expired', 'stopped', 'd---', '12', { stopDuring: 2 }],
]; // oxfmt-ignore

const SIGNS = { done: 'd', refused: 'r', uncertain: 'u', skipped: 'l', notTried: '-' } as const;

async function seen(answers: string, rest: Otherwise) {
  const results: FirmResult[] = [1, 2, 3, 4].map(() => ({ kind: 'notTried' }));
  const given = answers.split(' ').map((answer) => ANSWERS.get(answer) ?? refusedBy(answer));
  const calls: number[] = [];
  const pauses: number[] = [];
  let stopped = false;
  let rereads = 0;
  let underWay = 0;
  let turn = 0;
  const end = await processFirms([1, 2, 3, 4], rest.numbers === true, {
    refetchListIfStale: async () => {
      turn += 1;
      stopped ||= rest.stopWhileRead === true && calls.length > 0;
      return rest.unread?.includes(turn) ? { kind: 'network' } : null;
    },
    skipReasonOf: (id) => (id === rest.skipped ? { kind: 'gone' } : null),
    send: async (id) => {
      underWay += 1;
      // Never more than one request at a time.
      expect(underWay).toBe(1);
      calls.push(id);
      await Promise.resolve();
      underWay -= 1;
      if (rest.stopDuring === calls.length) stopped = true;
      return given[calls.length - 1] ?? { kind: 'done' };
    },
    refetchLists: async () => {
      rereads += 1;
    },
    pause: async (seconds) => {
      pauses.push(seconds);
      stopped ||= rest.stopInPause === true;
    },
    waitForSignIn: async () => rest.staysAway !== true,
    isStopped: () => stopped,
    onFirmStarted: () => undefined,
    onFirmResult: (place, result) => {
      results[place] = result;
    },
  });
  const signs = results.map(({ kind }) => SIGNS[kind]).join('');
  return { end, results: signs, calls: calls.join(''), pauses, rereads };
}

test.each(CASES)(
  'a run over four firms (rules Q3, Q4): %s',
  async (_, answers, end, results, calls, otherwise) => {
    const { pauses = [], rereads = 0 } = otherwise;
    expect(await seen(answers, otherwise)).toEqual({ end, results, calls, pauses, rereads });
  },
);
