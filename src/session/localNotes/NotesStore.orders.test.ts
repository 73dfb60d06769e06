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
  seen,
  seenIn,
  sent,
  sentIn,
} from '../../test/notesTabs';
import type { NotesStore } from './NotesStore';

freshBrowser();

/** The two tabs in which the events happen; a third one reads the result. */
interface Tabs {
  readonly one: NotesStore;
  readonly two: NotesStore;
}

const orders: readonly [
  string,
  (tabs: Tabs) => Promise<unknown>,
  { seen?: Record<number, number>; sent?: Record<number, string> },
][] = [
  ['nothing at all', async ({ one }) => one.note(ADITI), {}],
  [
    'both tabs send and read lists at once',
    ({ one, two }) =>
      Promise.all([
        one.note(ADITI, sent(1)),
        two.note(ADITI),
        two.note(ADITI, sent(2, false)),
        one.note(ADITI, seen(1, 2)),
        two.note(ADITI, seen(2, 3)),
      ]),
    { seen: { 1: NOON, 2: NOON, 3: NOON }, sent: { 1: `sent ${NOON}`, 2: `perhaps ${NOON}` } },
  ],
  [
    'a tab that was opened long ago saw it later than the other',
    async ({ one, two }) => {
      await one.note(ADITI);
      await two.note(ADITI, seen(1));
      clock.now += 3 * DAY;
      await one.note(ADITI, seen(1));
    },
    { seen: { 1: NOON } },
  ],
  [
    'a link is sent a second time in the other tab',
    async ({ one, two }) => {
      await one.note(ADITI, sent(1));
      clock.now += DAY;
      await two.note(ADITI, sent(1));
    },
    { sent: { 1: `sent ${NOON + DAY}` } },
  ],
  [
    'the later try was not answered: it is never "sent"',
    async ({ one }) => {
      await one.note(ADITI, sent(1));
      clock.now += DAY;
      await one.note(ADITI, sent(1, false));
    },
    { sent: { 1: `perhaps ${NOON + DAY}` } },
  ],
  [
    'another person with a similar key notes and forgets',
    async ({ one }) => {
      await one.note(ADITI, seen(1));
      await one.note(REKHA, seen(1, 2));
      await one.forget(REKHA);
    },
    { seen: { 1: NOON } },
  ],
  [
    'all is forgotten, and a list is read after it',
    async ({ one }) => {
      await one.note(ADITI, sent(1));
      clock.now += DAY;
      await Promise.all([one.forget(ADITI), one.note(ADITI, seen(1))]);
    },
    { seen: { 1: NOON + DAY } },
  ],
  [
    'it is forgotten while it is read and written',
    ({ one }) =>
      Promise.all([one.note(ADITI, seen(1)), one.note(ADITI, sent(1)), one.forget(ADITI)]),
    {},
  ],
  [
    'everybody of a service is forgotten',
    async ({ one, two }) => {
      await one.note(ADITI, seen(1));
      await two.forget('https://service.example#');
    },
    {},
  ],
  [
    'the clock was set back: a time in the future counts as now, from now on',
    async ({ one, two }) => {
      clock.now = NOON + 30 * DAY;
      await one.note(ADITI, seen(1));
      await one.note(ADITI, sent(1));
      clock.now = NOON;
      await two.note(ADITI);
      clock.now = NOON + 5 * DAY;
    },
    { seen: { 1: NOON }, sent: { 1: `sent ${NOON}` } },
  ],
  [
    'and a link that is sent with the right clock is the later one',
    async ({ one, two }) => {
      clock.now = NOON + 30 * DAY;
      await one.note(ADITI, sent(1));
      clock.now = NOON;
      await two.note(ADITI);
      clock.now = NOON + DAY;
      await two.note(ADITI, sent(1));
    },
    { sent: { 1: `sent ${NOON + DAY}` } },
  ],
  [
    '400 days pass: firms no longer listed are dropped with the next list, the others keep their day',
    async ({ one }) => {
      await one.note(ADITI, seen(1, 2));
      await one.note(ADITI, sent(1));
      clock.now = NOON + 400 * DAY;
      await one.note(ADITI, seen(2, 3));
      expect(seenIn(one.notesOf(ADITI))).toEqual({ 1: NOON, 2: NOON, 3: clock.now });
      clock.now += 1;
      await one.note(ADITI, seen(2, 3));
    },
    { seen: { 2: NOON, 3: NOON + 400 * DAY } },
  ],
];

test.each(orders)('%s', async (_, run, expected) => {
  await run({ one: openTab(), two: openTab() });
  const memory = await found();
  expect([seenIn(memory), sentIn(memory)]).toEqual([expected.seen ?? {}, expected.sent ?? {}]);
});
