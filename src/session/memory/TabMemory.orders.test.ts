import { expect, test } from 'vitest';
import {
  ADITI,
  clock,
  DAY,
  found,
  freshBrowser,
  NOON,
  openTab,
  REKHA,
  seenIn,
  sentIn,
} from '../../test/memoryTabs';
import type { TabMemory } from './TabMemory';

freshBrowser();

/** Orders of events: what happens, in two tabs, and what a third one finds afterwards. */
interface Tabs {
  readonly one: TabMemory;
  readonly two: TabMemory;
}

const orders: readonly [
  string,
  (tabs: Tabs) => Promise<unknown>,
  { seen?: Record<number, number>; sent?: Record<number, string> },
][] = [
  ['nothing at all', async ({ one }) => one.open(ADITI), {}],
  [
    'both tabs send and read lists at once',
    ({ one, two }) =>
      Promise.all([
        one.noteLinkSent(ADITI, 1, true),
        two.open(ADITI),
        two.noteLinkSent(ADITI, 2, false),
        one.noteSeen(ADITI, [1, 2]),
        two.noteSeen(ADITI, [2, 3]),
      ]),
    { seen: { 1: NOON, 2: NOON, 3: NOON }, sent: { 1: `sent ${NOON}`, 2: `perhaps ${NOON}` } },
  ],
  [
    'a tab that opened long ago saw it later than the other',
    async ({ one, two }) => {
      await one.open(ADITI);
      await two.noteSeen(ADITI, [1]);
      clock.now += 3 * DAY;
      await one.noteSeen(ADITI, [1]);
    },
    { seen: { 1: NOON } },
  ],
  [
    'a link is sent a second time in the other tab',
    async ({ one, two }) => {
      await one.noteLinkSent(ADITI, 1, true);
      clock.now += DAY;
      await two.noteLinkSent(ADITI, 1, true);
    },
    { sent: { 1: `sent ${NOON + DAY}` } },
  ],
  [
    'the later try was not answered: it is never "sent"',
    async ({ one }) => {
      await one.noteLinkSent(ADITI, 1, true);
      clock.now += DAY;
      await one.noteLinkSent(ADITI, 1, false);
    },
    { sent: { 1: `perhaps ${NOON + DAY}` } },
  ],
  [
    'another person, whose key begins alike, notes and forgets',
    async ({ one }) => {
      await one.noteSeen(ADITI, [1]);
      await one.noteSeen(REKHA, [1, 2]);
      await one.forget(REKHA);
    },
    { seen: { 1: NOON } },
  ],
  [
    'all is forgotten, and a list is read after it',
    async ({ one }) => {
      await one.noteLinkSent(ADITI, 1, true);
      clock.now += DAY;
      await Promise.all([one.forget(ADITI), one.noteSeen(ADITI, [1])]);
    },
    { seen: { 1: NOON + DAY } },
  ],
  [
    'it is forgotten while it is read and written',
    ({ one }) =>
      Promise.all([one.noteSeen(ADITI, [1]), one.noteLinkSent(ADITI, 1, true), one.forget(ADITI)]),
    {},
  ],
  [
    'everybody of a service is forgotten',
    async ({ one, two }) => {
      await one.noteSeen(ADITI, [1]);
      await two.forget('https://service.example#');
    },
    {},
  ],
  [
    'the clock was set back: what is to come counts as now, from now on',
    async ({ one, two }) => {
      clock.now = NOON + 30 * DAY;
      await one.noteSeen(ADITI, [1]);
      await one.noteLinkSent(ADITI, 1, true);
      clock.now = NOON;
      await two.open(ADITI);
      clock.now = NOON + 5 * DAY;
    },
    { seen: { 1: NOON }, sent: { 1: `sent ${NOON}` } },
  ],
  [
    'and a link that is sent with the right clock is the later one',
    async ({ one, two }) => {
      clock.now = NOON + 30 * DAY;
      await one.noteLinkSent(ADITI, 1, true);
      clock.now = NOON;
      await two.open(ADITI);
      clock.now = NOON + DAY;
      await two.noteLinkSent(ADITI, 1, true);
    },
    { sent: { 1: `sent ${NOON + DAY}` } },
  ],
  [
    '400 days pass: what is no longer listed goes with the next list, the rest keeps its day',
    async ({ one }) => {
      await one.noteSeen(ADITI, [1, 2]);
      await one.noteLinkSent(ADITI, 1, true);
      clock.now = NOON + 400 * DAY;
      await one.noteSeen(ADITI, [2, 3]);
      expect(seenIn(one.known(ADITI))).toEqual({ 1: NOON, 2: NOON, 3: clock.now });
      clock.now += 1;
      await one.noteSeen(ADITI, [2, 3]);
    },
    { seen: { 2: NOON, 3: NOON + 400 * DAY } },
  ],
];

test.each(orders)('%s', async (_, happens, { seen = {}, sent = {} }) => {
  await happens({ one: openTab(), two: openTab() });
  const memory = await found();
  expect([seenIn(memory), sentIn(memory)]).toEqual([seen, sent]);
});
