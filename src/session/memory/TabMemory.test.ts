import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryRecord } from './memoryRecord';
import { NOTHING_KNOWN, type OfficeMemory } from './OfficeMemory';
import { browserRecords } from './records';
import { TabMemory } from './TabMemory';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 20, 12);
const ADITI = 'https://service.example#7;';
const REKHA = 'https://service.example#70;';

let now = NOON;

beforeEach(() => {
  now = NOON;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openTab = () => new TabMemory(browserRecords);

/** What a tab that is opened now finds. */
async function found(person = ADITI): Promise<OfficeMemory> {
  const tab = openTab();
  await tab.open(person);
  return tab.known(person);
}

const seenIn = ({ firstSeen }: OfficeMemory) => Object.fromEntries(firstSeen);
const sentIn = ({ linkSent }: OfficeMemory) =>
  Object.fromEntries(
    [...linkSent].map(([id, { at, certain }]) => [id, `${certain ? 'sent' : 'perhaps'} ${at}`]),
  );

const put = (stored: unknown, key = ADITI) =>
  browserRecords.change(key, () => ({ record: stored instanceof Object ? stored : { stored } }));

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
    'a list is read, and again a day later with one more',
    async ({ one }) => {
      await one.noteSeen(ADITI, [1, 2]);
      now += DAY;
      await one.noteSeen(ADITI, [2, 3]);
    },
    { seen: { 1: NOON, 2: NOON, 3: NOON + DAY } },
  ],
  [
    'both tabs read a list at once',
    ({ one, two }) => Promise.all([one.noteSeen(ADITI, [1, 2]), two.noteSeen(ADITI, [2, 3])]),
    { seen: { 1: NOON, 2: NOON, 3: NOON } },
  ],
  [
    'both tabs send at once, one while it reads',
    ({ one, two }) =>
      Promise.all([
        one.noteLinkSent(ADITI, 1, true),
        two.open(ADITI),
        two.noteLinkSent(ADITI, 2, false),
        one.noteSeen(ADITI, [1, 2]),
      ]),
    { seen: { 1: NOON, 2: NOON }, sent: { 1: `sent ${NOON}`, 2: `perhaps ${NOON}` } },
  ],
  [
    'a tab that opened long ago saw it later than the other',
    async ({ one, two }) => {
      await one.open(ADITI);
      await two.noteSeen(ADITI, [1]);
      now += 3 * DAY;
      await one.noteSeen(ADITI, [1]);
    },
    { seen: { 1: NOON } },
  ],
  [
    'a link is sent a second time in the other tab',
    async ({ one, two }) => {
      await one.noteLinkSent(ADITI, 1, true);
      now += DAY;
      await two.noteLinkSent(ADITI, 1, true);
    },
    { sent: { 1: `sent ${NOON + DAY}` } },
  ],
  [
    'the later try was not answered: it is never "sent"',
    async ({ one }) => {
      await one.noteLinkSent(ADITI, 1, true);
      now += DAY;
      await one.noteLinkSent(ADITI, 1, false);
    },
    { sent: { 1: `perhaps ${NOON + DAY}` } },
  ],
  [
    'an answer comes when somebody else is here: it is of the one who asked',
    async ({ one }) => {
      await one.open(REKHA);
      await one.noteLinkSent(ADITI, 1, true);
      expect(sentIn(one.known(REKHA))).toEqual({});
    },
    { sent: { 1: `sent ${NOON}` } },
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
      now += DAY;
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
      now = NOON + 30 * DAY;
      await one.noteSeen(ADITI, [1]);
      await one.noteLinkSent(ADITI, 1, true);
      now = NOON;
      await two.open(ADITI);
      now = NOON + 5 * DAY;
    },
    { seen: { 1: NOON }, sent: { 1: `sent ${NOON}` } },
  ],
  [
    'and a link that is sent with the right clock is the later one',
    async ({ one, two }) => {
      now = NOON + 30 * DAY;
      await one.noteLinkSent(ADITI, 1, true);
      now = NOON;
      await two.open(ADITI);
      now = NOON + DAY;
      await two.noteLinkSent(ADITI, 1, true);
    },
    { sent: { 1: `sent ${NOON + DAY}` } },
  ],
  [
    '400 days pass: what is no longer listed goes with the next list, the rest keeps its day',
    async ({ one }) => {
      await one.noteSeen(ADITI, [1, 2]);
      await one.noteLinkSent(ADITI, 1, true);
      now = NOON + 400 * DAY;
      await one.noteSeen(ADITI, [2, 3]);
      expect(seenIn(one.known(ADITI))).toEqual({ 1: NOON, 2: NOON, 3: now });
      now += 1;
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

describe('what a tab shows', () => {
  test('is the same object until something changes', async () => {
    const tab = openTab();
    expect(tab.known(ADITI)).toBe(NOTHING_KNOWN);
    await tab.noteSeen(ADITI, [1, 2]);
    await tab.noteLinkSent(ADITI, 1, true);
    const before = tab.known(ADITI);
    await tab.noteSeen(ADITI, [2, 1]);
    await tab.open(ADITI);
    expect(tab.known(ADITI)).toBe(before);
  });

  test('holds a link at once, and not otherwise once it is written', async () => {
    const tab = openTab();
    const writing = tab.noteLinkSent(ADITI, 1, true);
    const shown = tab.known(ADITI);
    expect(sentIn(shown)).toEqual({ 1: `sent ${NOON}` });
    await writing;
    expect(tab.known(ADITI)).toBe(shown);
  });

  test('is never what another person knows', async () => {
    const tab = openTab();
    await tab.noteSeen(ADITI, [1]);
    expect(tab.known(REKHA)).toBe(NOTHING_KNOWN);
    expect(tab.known(null)).toBe(NOTHING_KNOWN);
  });

  test('says no day for an application before the storage has told since when it is known', async () => {
    await openTab().noteSeen(ADITI, [1]);
    now += 9 * DAY;
    const tab = openTab();
    const reading = tab.noteSeen(ADITI, [1, 2]);
    expect(tab.known(ADITI)).toBe(NOTHING_KNOWN);
    await reading;
    expect(seenIn(tab.known(ADITI))).toEqual({ 1: NOON, 2: now });
  });
});

describe('a record that is broken or of somebody else counts as empty, and is replaced', () => {
  const good = memoryRecord({ ...NOTHING_KNOWN, firstSeen: new Map([[9, NOON]]) });
  test.each([
    ['a text', 'firms'],
    ['an object', { firms: 7 }],
    ['another version', { ...good, version: 2 }],
    ['numbers that are no row', { ...good, firstSeen: [9, NOON] }],
    ['half a pair', { ...good, firstSeen: Float64Array.of(9) }],
    ['an id that is none', { ...good, firstSeen: Float64Array.of(1.5, NOON) }],
    ['a time that is none', { ...good, firstSeen: Float64Array.of(9, Number.NaN) }],
    ['a link without its certainty', { ...good, linkSent: Float64Array.of(9, NOON) }],
  ])('%s', async (_, stored) => {
    await put(stored);
    expect(await found()).toBe(NOTHING_KNOWN);
    await openTab().noteSeen(ADITI, [1]);
    expect(seenIn(await found())).toEqual({ 1: NOON });
  });
});

describe('a browser that refuses IndexedDB', () => {
  test.each([
    ['has none', undefined],
    [
      'throws',
      {
        open() {
          throw new DOMException('Refused', 'SecurityError');
        },
      },
    ],
  ])('and %s: the tab goes on alone, of each person apart', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const tab = openTab();
    await tab.noteSeen(ADITI, [1]);
    now += DAY;
    await tab.noteSeen(ADITI, [1, 2]);
    await tab.noteLinkSent(ADITI, 2, true);
    await tab.noteSeen(REKHA, [1]);
    expect(seenIn(tab.known(ADITI))).toEqual({ 1: NOON, 2: NOON + DAY });
    expect(sentIn(tab.known(ADITI))).toEqual({ 2: `sent ${NOON + DAY}` });
    expect(seenIn(tab.known(REKHA))).toEqual({ 1: NOON + DAY });
    expect(await tab.forget(ADITI)).toBe(false);
    expect(tab.known(ADITI)).toBe(NOTHING_KNOWN);
  });

  test('for a while: what was noted meanwhile is written with the next note', async () => {
    const storage = indexedDB;
    await openTab().noteSeen(ADITI, [1]);
    vi.stubGlobal('indexedDB', undefined);
    const tab = openTab();
    now += DAY;
    await tab.noteSeen(ADITI, [1, 2]);
    await tab.noteLinkSent(ADITI, 2, false);
    vi.stubGlobal('indexedDB', storage);
    await tab.noteLinkSent(ADITI, 1, true);
    const memory = await found();
    expect(seenIn(memory)).toEqual({ 1: NOON, 2: NOON + DAY });
    expect(sentIn(memory)).toEqual({ 1: `sent ${now}`, 2: `perhaps ${now}` });
  });
});

test('a hundred thousand applications are noted, and none beyond them', async () => {
  const ids = Array.from({ length: 100_001 }, (_, index) => 3_000_000_000 + 7 * index);
  const tab = openTab();
  await tab.noteSeen(ADITI, ids);
  await tab.noteLinkSent(ADITI, ids[5] ?? 0, true);
  const memory = await found();
  expect(memory.firstSeen.size).toBe(100_000);
  expect(memory.firstSeen.get(ids[99_999] ?? 0)).toBe(NOON);
  expect(sentIn(memory)).toEqual({ 3_000_000_035: `sent ${NOON}` });
});
