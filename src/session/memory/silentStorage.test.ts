import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADITI, found, freshBrowser, NOON, openTab, seenIn, sentIn } from '../../test/memoryTabs';
import { silentStorage } from '../../test/silentStorage';

// Some browsers never answer `indexedDB.open`: no success, no error, nothing blocked (WebKitGTK 2.50).

freshBrowser();

afterEach(() => void vi.useRealTimers());

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
