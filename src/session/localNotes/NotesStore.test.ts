import { promisifyRequest } from 'idb-keyval';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
import { pausedStorage } from '../../test/pausedStorage';
import { testStorage } from '../../test/testNotes';
import { withRecordStore } from '../browserRecords';
import { mergeNotes, NO_NOTES } from './localNotes';
import { NotesStore } from './NotesStore';

freshBrowser();

afterEach(() => void vi.useRealTimers());

const put = (key: string, stored: unknown) =>
  withRecordStore(async (records) => void records.put(stored, key));

/** Where the notes are stored, and where an earlier version of the portal stored them. */
const KEY = `${ADITI}notes`;
const OLD_KEY = ADITI;

const keptKeys = () => withRecordStore((records) => promisifyRequest(records.getAllKeys()));

describe('the notes in a tab', () => {
  test('are the same object until something changes', async () => {
    const tab = openTab();
    expect(tab.notesOf(ADITI)).toBe(NO_NOTES);
    expect(tab.notesOf(null)).toBe(NO_NOTES);
    await tab.note(ADITI, seen(1, 2));
    await tab.note(ADITI, sent(1));
    const before = tab.notesOf(ADITI);
    await tab.note(ADITI, seen(2, 1));
    await tab.note(ADITI);
    expect(tab.notesOf(ADITI)).toBe(before);
  });

  test('have a link at once, and the same one when it is written', async () => {
    const tab = openTab();
    const writing = tab.note(ADITI, sent(1));
    const shown = tab.notesOf(ADITI);
    expect(sentIn(shown)).toEqual({ 1: `sent ${NOON}` });
    await writing;
    expect(tab.notesOf(ADITI)).toBe(shown);
  });

  test('have no first day for an application until the storage has answered', async () => {
    await openTab().note(ADITI, seen(1));
    clock.now += 9 * DAY;
    const tab = openTab();
    const reading = tab.note(ADITI, seen(1, 2));
    expect(tab.notesOf(ADITI)).toBe(NO_NOTES);
    await reading;
    expect(seenIn(tab.notesOf(ADITI))).toEqual({ 1: NOON, 2: clock.now });
  });
});

describe('a broken or foreign record counts as empty, and is replaced', () => {
  const good = { linkSent: [[8, NOON, 1]], firstSeen: [[9, NOON]] };
  const old = {
    version: 1,
    stamp: 0.5,
    linkSent: Float64Array.of(8, NOON, 1),
    firstSeen: Float64Array.of(9, NOON),
  };
  test.each([
    ['nothing', KEY, null],
    ['a text', KEY, 'firms'],
    ['an object', KEY, { firms: 7 }],
    ['half of it', KEY, { firstSeen: good.firstSeen }],
    ['rows that are no list', KEY, { ...good, firstSeen: 'firms' }],
    ['numbers that are no row', KEY, { ...good, firstSeen: [9, NOON] }],
    ['half a pair', KEY, { ...good, firstSeen: [[9, NOON], [9]] }],
    ['an invalid id', KEY, { ...good, firstSeen: [[1.5, NOON]] }],
    ['an id of 0', KEY, { ...good, firstSeen: [[0, NOON]] }],
    ['an invalid time', KEY, { ...good, firstSeen: [[9, Number.NaN]] }],
    ['a time as a text', KEY, { ...good, firstSeen: [[9, String(NOON)]] }],
    ['a link without its certainty', KEY, { ...good, linkSent: [[9, NOON]] }],
    ['an old text', OLD_KEY, 'firms'],
    ['an old half of a pair', OLD_KEY, { ...old, firstSeen: Float64Array.of(9) }],
    ['an invalid old id', OLD_KEY, { ...old, firstSeen: Float64Array.of(1.5, NOON) }],
    ['an invalid old time', OLD_KEY, { ...old, firstSeen: Float64Array.of(9, Number.NaN) }],
    ['an old link without its certainty', OLD_KEY, { ...old, linkSent: Float64Array.of(9, NOON) }],
  ])('%s', async (_, key, stored) => {
    await put(key, stored);
    expect(await found()).toBe(NO_NOTES);
    await openTab().note(ADITI, seen(1));
    expect(seenIn(await found())).toEqual({ 1: NOON });
  });
});

test('the notes of an earlier version are moved to the new key', async () => {
  await put(OLD_KEY, {
    version: 1,
    stamp: 0.5,
    linkSent: Float64Array.of(1, NOON - DAY, 1, 2, NOON - DAY, 0, 3, NOON + DAY, 1),
    firstSeen: Float64Array.of(1, NOON - 9 * DAY, 2, NOON - 8 * DAY),
  });
  await openTab().note(ADITI, seen(1, 4));
  const notes = await found();
  expect(seenIn(notes)).toEqual({ 1: NOON - 9 * DAY, 2: NOON - 8 * DAY, 4: NOON });
  expect(sentIn(notes)).toEqual({
    1: `sent ${NOON - DAY}`,
    2: `perhaps ${NOON - DAY}`,
    3: `sent ${NOON}`,
  });
  expect(await keptKeys()).toEqual([KEY]);
  expect(await openTab().forget(ADITI)).toBe(true);
  expect(await keptKeys()).toEqual([]);
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
  ])('and %s: the tab keeps its own notes, separate for each person', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const tab = openTab();
    await tab.note(ADITI, seen(1));
    clock.now += DAY;
    await tab.note(ADITI, seen(1, 2));
    await tab.note(ADITI, sent(2));
    await tab.note(REKHA, seen(1));
    expect(seenIn(tab.notesOf(ADITI))).toEqual({ 1: NOON, 2: NOON + DAY });
    expect(sentIn(tab.notesOf(ADITI))).toEqual({ 2: `sent ${NOON + DAY}` });
    expect(seenIn(tab.notesOf(REKHA))).toEqual({ 1: NOON + DAY });
    expect(await tab.forget(ADITI)).toBe(false);
    expect(tab.notesOf(ADITI)).toBe(NO_NOTES);
  });

  test('for a while: notes made meanwhile are written with the next one', async () => {
    const storage = indexedDB;
    await openTab().note(ADITI, seen(1));
    vi.stubGlobal('indexedDB', undefined);
    const tab = openTab();
    clock.now += DAY;
    await tab.note(ADITI, seen(1, 2));
    await tab.note(ADITI, sent(2, false));
    vi.stubGlobal('indexedDB', storage);
    await tab.note(ADITI, sent(1));
    const memory = await found();
    expect(seenIn(memory)).toEqual({ 1: NOON, 2: NOON + DAY });
    expect(sentIn(memory)).toEqual({ 1: `sent ${clock.now}`, 2: `perhaps ${clock.now}` });
  });
});

test('a note made during a write is not lost if the write fails', async () => {
  const storage = testStorage();
  const write: (() => void)[] = [];
  const writing = new Promise<void>((resolve) => write.push(resolve));
  const acts = ['slow', 'refused'];
  const tab = new NotesStore({
    ...storage,
    change: async (person, make) => {
      const act = acts.shift();
      if (act === 'refused') throw new Error('Refused');
      const made = await storage.change(person, make);
      if (act === 'slow') await writing;
      return made;
    },
  });
  const both = { 1: `sent ${NOON}`, 2: `sent ${NOON}` };
  const noting = tab.note(ADITI, sent(1));
  await tab.note(ADITI, sent(2));
  write[0]?.();
  await noting;
  expect(sentIn(tab.notesOf(ADITI))).toEqual(both);
  await tab.note(ADITI);
  const another = new NotesStore(storage);
  await another.note(ADITI);
  expect(sentIn(another.notesOf(ADITI))).toEqual(both);
});

test('of two notes of a link at the same time the certain one counts, in either order', async () => {
  const tab = openTab();
  await tab.note(ADITI, sent(1, false));
  await tab.note(ADITI, sent(1));
  await tab.note(ADITI, sent(1, false));
  expect(sentIn(await found())).toEqual({ 1: `sent ${NOON}` });
});

test('a hundred thousand applications are noted, and none beyond them', () => {
  const ids = Array.from({ length: 100_001 }, (_, index) => 3_000_000_000 + 7 * index);
  const notes = mergeNotes(mergeNotes(NO_NOTES, seen(...ids)), sent(ids[5] ?? 0));
  expect([notes.firstSeen.size, notes.linkSent.size]).toEqual([100_000, 1]);
  expect(notes.firstSeen.get(ids[99_999] ?? 0)).toBe(NOON);
  expect(sentIn(notes)).toEqual({ 3_000_000_035: `sent ${NOON}` });
});

// Some browsers never answer `indexedDB.open`, with neither success nor error (WebKitGTK 2.50).
const aSecond = () => vi.advanceTimersByTimeAsync(1_000);

describe('a storage that never answers', () => {
  test('delays the tab by a second, then its own notes count', async () => {
    pausedStorage();
    const tab = openTab();
    const noting = Promise.all([tab.note(ADITI, seen(1)), tab.note(ADITI, sent(2))]);
    await aSecond();
    await noting;
    expect(seenIn(tab.notesOf(ADITI))).toEqual({ 1: NOON });
    expect(sentIn(tab.notesOf(ADITI))).toEqual({ 2: `sent ${NOON}` });
  });

  test('is reported not to have deleted the notes', async () => {
    pausedStorage();
    const forgetting = openTab().forget(ADITI);
    await aSecond();
    expect(await forgetting).toBe(false);
  });
});

test('a late answer of the storage is merged with the notes made meanwhile', async () => {
  const storage = pausedStorage();
  const tab = openTab();
  const noting = tab.note(ADITI, sent(2));
  await aSecond();
  await noting;
  storage.speak();
  await vi.waitFor(async () => expect(sentIn(await found())).toEqual({ 2: `sent ${NOON}` }));
  await tab.note(ADITI, seen(1));
  expect(sentIn(await found())).toEqual({ 2: `sent ${NOON}` });
  expect(seenIn(await found())).toEqual({ 1: NOON });
});
