import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tolerateMovedNodes } from '../../tolerateMovedNodes';
import { callTable, isOwnCall } from '../calls/callTable';
import { closeMessages, typeAll } from '../calls/moves';
import { smallOffice } from '../calls/smallOffice';
import { contract } from '../contract';
import { everyCombination } from '../everyPair';
import { showPortal } from '../showPortal';
import { stopClock } from '../stoppedClock';
import { amiss, translatePage } from '../translator';
import { timesSentTo } from '../wire';
import { expectStill } from './onScreen';

stopClock();

const untouched = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(tolerateMovedNodes);
afterAll(() => {
  const { removeChild, insertBefore } = untouched;
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

const kinds = ['moves the text', 'replaces the text'] as const;
const moments = ['before', 'in the middle', 'after'] as const;

const table = contract
  .flatMap((row) => (isOwnCall(row.call) ? [{ row, work: callTable[row.call] }] : []))
  .flatMap((each, turn) => {
    const ways = moments.flatMap((moment) =>
      kinds.map((kind) => [each.row.call, moment, kind, each.row, each.work] as const),
    );
    return everyCombination ? ways : ways.filter((_, index) => index === turn % ways.length);
  });

/** Every text on the screen matches React's state, and no screen has crashed. */
const expectFresh = () =>
  waitFor(() => {
    expect(amiss()).toEqual([]);
    expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
  });

test.each(table)(
  '%s, translated %s by a browser that %s: runs once and shows the new text',
  async (_call, moment, kind, row, work) => {
    const stops: (() => void)[] = [];
    const reach = async (here: (typeof moments)[number]) => {
      if (here === moment) stops.push(translatePage(kind, ''));
      if (stops.length > 0) await expectFresh();
    };
    await reach('before');
    showPortal(work.screen, work.as, { world: smallOffice });
    await work.open?.();
    await typeAll(work.typed ?? {});
    await reach('in the middle');
    await work.act?.();
    await work.done();
    await reach('after');
    await closeMessages();
    await expectStill();
    await reach('after');
    for (const stop of stops) stop();
    expect(timesSentTo(row)).toBe(1);
  },
);
