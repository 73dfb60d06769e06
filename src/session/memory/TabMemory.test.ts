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
  seenIn,
  sentIn,
} from '../../test/memoryTabs';
import { silentStorage } from '../../test/silentStorage';
import { memoryRecord } from './memoryRecord';
import { NOTHING_KNOWN } from './OfficeMemory';
import { browserRecords } from './records';

freshBrowser();

afterEach(() => void vi.useRealTimers());

const put = (stored: unknown) =>
  browserRecords.change(ADITI, () => ({ record: stored instanceof Object ? stored : { stored } }));

describe('what a tab shows', () => {
  test('is the same object until something changes', async () => {
    const tab = openTab();
    expect(tab.known(ADITI)).toBe(NOTHING_KNOWN);
    expect(tab.known(null)).toBe(NOTHING_KNOWN);
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

  test('says no day for an application before the storage has told since when it is known', async () => {
    await openTab().noteSeen(ADITI, [1]);
    clock.now += 9 * DAY;
    const tab = openTab();
    const reading = tab.noteSeen(ADITI, [1, 2]);
    expect(tab.known(ADITI)).toBe(NOTHING_KNOWN);
    await reading;
    expect(seenIn(tab.known(ADITI))).toEqual({ 1: NOON, 2: clock.now });
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
    clock.now += DAY;
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
    clock.now += DAY;
    await tab.noteSeen(ADITI, [1, 2]);
    await tab.noteLinkSent(ADITI, 2, false);
    vi.stubGlobal('indexedDB', storage);
    await tab.noteLinkSent(ADITI, 1, true);
    const memory = await found();
    expect(seenIn(memory)).toEqual({ 1: NOON, 2: NOON + DAY });
    expect(sentIn(memory)).toEqual({ 1: `sent ${clock.now}`, 2: `perhaps ${clock.now}` });
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

// Some browsers never answer `indexedDB.open`: no success, no error, nothing blocked (WebKitGTK 2.50).
const aSecond = () => vi.advanceTimersByTimeAsync(1_000);

describe('a storage that never answers', () => {
  test('is waited for a second: the tab goes on with what it knows itself', async () => {
    silentStorage();
    const tab = openTab();
    const noting = Promise.all([tab.noteSeen(ADITI, [1]), tab.noteLinkSent(ADITI, 2, true)]);
    await aSecond();
    await noting;
    expect(seenIn(tab.known(ADITI))).toEqual({ 1: NOON });
    expect(sentIn(tab.known(ADITI))).toEqual({ 2: `sent ${NOON}` });
  });

  test('is said not to have forgotten', async () => {
    silentStorage();
    const forgetting = openTab().forget(ADITI);
    await aSecond();
    expect(await forgetting).toBe(false);
  });
});

test('what a late storage says is taken over, and loses nothing that was noted meanwhile', async () => {
  const storage = silentStorage();
  const tab = openTab();
  const noting = tab.noteLinkSent(ADITI, 2, true);
  await aSecond();
  await noting;
  storage.speak();
  await vi.waitFor(async () => expect(sentIn(await found())).toEqual({ 2: `sent ${NOON}` }));
  await tab.noteSeen(ADITI, [1]);
  expect(sentIn(await found())).toEqual({ 2: `sent ${NOON}` });
  expect(seenIn(await found())).toEqual({ 1: NOON });
});
