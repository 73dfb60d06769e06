import { describe, expect, test } from 'vitest';
import { DONE, type QueueCase, queueCases } from '../../../test/queueCases';
import type { Outcome } from './Queue';
import { runQueue } from './runQueue';

const SIGNS = { done: 'd', refused: 'r', uncertain: 'u', leftOut: 'l', notTried: '-' } as const;

async function seen({ answers, leftOut = {}, numbers = false, ...rest }: QueueCase) {
  const outcomes: Outcome[] = [1, 2, 3, 4].map(() => ({ kind: 'notTried' }));
  const calls: number[] = [];
  const unread = [...(rest.unread ?? [])];
  const pauses: number[] = [];
  let stopped = false;
  let rereads = 0;
  let underWay = 0;
  const end = await runQueue([1, 2, 3, 4], numbers, {
    unreadList: async () => {
      const failure = unread.shift() ?? null;
      stopped ||= rest.stopWhileRead === true && calls.length > 0;
      return failure;
    },
    reasonAgainst: (id) => leftOut[id] ?? null,
    send: async (id) => {
      underWay += 1;
      // One at a time, whatever happens.
      expect(underWay).toBe(1);
      calls.push(id);
      await Promise.resolve();
      underWay -= 1;
      if (rest.stopDuring === calls.length) stopped = true;
      return answers[calls.length - 1] ?? DONE;
    },
    reread: async () => {
      rereads += 1;
    },
    pause: async (seconds) => {
      pauses.push(seconds);
      stopped ||= rest.stopInPause === true;
    },
    signedInAgain: async () => rest.staysAway !== true,
    isStopped: () => stopped,
    onTurn: () => undefined,
    onOutcome: (place, outcome) => {
      outcomes[place] = outcome;
    },
  });
  return {
    end,
    outcomes: outcomes.map(({ kind }) => SIGNS[kind]).join(''),
    calls,
    pauses,
    rereads,
  };
}

describe('a queue of four firms (rules Q3, Q4)', () => {
  test.each(Object.entries(queueCases))('%s', async (_, row) => {
    const { end, outcomes, calls, pauses = [], rereads = 0 } = row;
    expect(await seen(row)).toEqual({ end, outcomes, calls, pauses, rereads });
  });
});
