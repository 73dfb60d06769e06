import { act, render, screen } from '@testing-library/react';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { createStore } from '../app/store';
import { ConfigContext } from '../config/ConfigContext';
import { BROWSER_TIMEOUT_MS } from '../domain/lateFile';
import { pausedStorage } from '../test/pausedStorage';
import { testConfig } from '../test/Portal';
import { testStorage } from '../test/testStore';
import {
  browserRecords,
  type Kind,
  LocalStore,
  LocalStoreContext,
  useLocalStore,
  useStored,
} from './localStore';
import { signedIn } from './sessionSlice';

const fruit: Kind<{ readonly name: string }> = {
  name: 'fruit',
  entry: v.strictObject({ name: v.string() }),
};
const ADITI = 'https://service.example#7;';
const REKHA = 'https://service.example#70;';

const openTab = () => new LocalStore(browserRecords);
const add =
  (...names: readonly string[]) =>
  (entries: readonly { readonly name: string }[]) => [
    ...entries,
    ...names.map((name) => ({ name })),
  ];
const same = <T,>(entries: T) => entries;
const known = (tab: LocalStore, owner = ADITI) =>
  tab.stored(owner, fruit).entries.map(({ name }) => name);
/** What a newly opened tab finds. */
const found = async (owner = ADITI) => {
  const tab = openTab();
  await tab.read(owner, fruit);
  return known(tab, owner);
};
const put = (stored: unknown) => browserRecords.change(`${ADITI}fruit`, () => stored);

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each person of each service has entries of their own', async () => {
  await openTab().change(ADITI, fruit, add('mango'));
  await openTab().change(REKHA, fruit, add('lime'));
  await openTab().change('https://other.example#7;', fruit, add('fig'));
  expect(await openTab().forget(REKHA)).toBe(true);
  expect([await found(), await found(REKHA)]).toEqual([['mango'], []]);
  await openTab().forget('https://service.example#');
  expect([await found(), await found('https://other.example#7;')]).toEqual([[], ['fig']]);
});

test('what a tab knows is the same object until it changes', async () => {
  const tab = openTab();
  expect(tab.stored(ADITI, fruit)).toEqual({
    entries: [],
    unreadable: 0,
    isRead: false,
    isRefused: false,
  });
  const changing = tab.change(ADITI, fruit, add('mango'));
  expect(known(tab)).toEqual(['mango']);
  expect(await changing).toBe(true);
  const before = tab.stored(ADITI, fruit);
  expect(before.isRead).toBe(true);
  expect(await tab.read(ADITI, fruit)).toBe(before);
  expect(await tab.change(ADITI, fruit, same)).toBe(true);
  expect(tab.stored(ADITI, fruit)).toBe(before);
});

/** Two tabs, each with a screen that shows the entries. */
function twoTabs(): readonly [LocalStore, LocalStore] {
  const tabs = [openTab(), openTab()] as const;
  const stops = tabs.map((tab) => tab.subscribe(() => undefined));
  ends.push(...stops);
  return tabs;
}
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('two tabs that change at once lose nothing, and see each other', async () => {
  const [one, two] = twoTabs();
  await two.read(ADITI, fruit);
  await Promise.all([
    one.change(ADITI, fruit, add('mango')),
    two.change(ADITI, fruit, add('lime')),
    one.change(ADITI, fruit, add('fig')),
  ]);
  expect((await found()).toSorted()).toEqual(['fig', 'lime', 'mango']);
  const all = await found();
  await vi.waitFor(() => expect([known(one), known(two)]).toEqual([all, all]));
});

test('a tab that clears clears in the others, too, also what the browser did not store', async () => {
  const [one, two] = twoTabs();
  await one.change(ADITI, fruit, add('mango'));
  vi.stubGlobal('indexedDB', undefined);
  await two.change(ADITI, fruit, add('lime'));
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await one.forget(ADITI)).toBe(true);
  await vi.waitFor(() => expect([known(one), known(two)]).toEqual([[], []]));
  await two.change(ADITI, fruit, add('fig'));
  expect(await found()).toEqual(['fig']);
});

test('what is cleared while it is read and changed does not come back', async () => {
  const tab = openTab();
  await Promise.all([
    tab.read(ADITI, fruit),
    tab.change(ADITI, fruit, add('mango')),
    tab.forget(ADITI),
  ]);
  await tab.read(ADITI, fruit);
  expect([known(tab), await found()]).toEqual([[], []]);
});

test('a page from the back-forward cache reads again', async () => {
  const [one, two] = twoTabs();
  await one.read(ADITI, fruit);
  window.dispatchEvent(new Event('pagehide'));
  await two.change(ADITI, fruit, add('mango'));
  expect(known(one)).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(known(one)).toEqual(['mango']));
  await two.change(ADITI, fruit, add('lime'));
  await vi.waitFor(() => expect(known(one)).toEqual(['mango', 'lime']));
});

test.each([
  ['a broken entry', [{ name: 'mango' }, { name: 7 }], ['mango'], 1],
  ['an entry of another version', [{ name: 'mango', kind: 'ripe' }, null], [], 2],
  ['no list', { fruit: 7 }, [], 1],
  ['a text', 'firms', [], 1],
])('%s is left out, counted and not overwritten', async (_, stored, names, unreadable) => {
  await put(stored);
  const tab = openTab();
  expect(await tab.read(ADITI, fruit)).toMatchObject({ unreadable, isRefused: false });
  expect(known(tab)).toEqual(names);
  await tab.change(ADITI, fruit, add('lime'));
  expect(await openTab().read(ADITI, fruit)).toMatchObject({ unreadable });
  expect(await found()).toEqual([...names, 'lime']);
});

const refusals: readonly [string, () => void][] = [
  ['has no storage', () => void vi.stubGlobal('indexedDB', undefined)],
  ['is full', () => void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)],
];
function full(): never {
  throw new DOMException('Full', 'QuotaExceededError');
}

test.each(refusals)('a browser that %s: it is said once, the tab works on', async (_, spoil) => {
  vi.resetModules();
  const { onStorageRefused } = await import('./browserStorage');
  const fresh = await import('./localStore');
  const told = vi.fn<() => void>();
  onStorageRefused(told);
  await openTab().change(ADITI, fruit, add('mango'));
  const storage = indexedDB;
  spoil();
  const tab = new fresh.LocalStore(fresh.browserRecords);
  await tab.read(ADITI, fruit);
  expect(told).not.toHaveBeenCalled();
  expect(await tab.change(ADITI, fruit, add('lime'))).toBe(false);
  expect(await tab.change(ADITI, fruit, add('fig'))).toBe(false);
  expect(tab.stored(ADITI, fruit)).toMatchObject({ isRead: true, isRefused: true });
  expect(known(tab)).toEqual(expect.arrayContaining(['lime', 'fig']));
  expect(told).toHaveBeenCalledTimes(1);
  vi.stubGlobal('indexedDB', storage);
  vi.restoreAllMocks();
  await tab.read(ADITI, fruit);
  expect(await found()).toEqual(['mango', 'lime', 'fig']);
});

test('a browser that refuses its channel and its records, as Firefox without cookies, harms no screen', async () => {
  vi.stubGlobal('BroadcastChannel', refuse);
  vi.stubGlobal('indexedDB', { open: refuse });
  const tab = openTab();
  const stop = tab.subscribe(() => undefined);
  expect(await tab.change(ADITI, fruit, add('mango'))).toBe(false);
  expect(known(tab)).toEqual(['mango']);
  expect(await tab.forget(ADITI)).toBe(false);
  expect(known(tab)).toEqual([]);
  stop();
});

test('a silent browser delays by a second, and its late answer counts', async () => {
  const storage = pausedStorage();
  const tab = openTab();
  const asked = [tab.read(ADITI, fruit), tab.change(ADITI, fruit, add('lime'))];
  expect(tab.stored(ADITI, fruit).isRead).toBe(false);
  await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT_MS);
  expect(await asked[1]).toBe(false);
  expect(tab.stored(ADITI, fruit)).toMatchObject({ isRead: true, isRefused: true });
  const forgetting = openTab().forget(REKHA);
  await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT_MS);
  expect(await forgetting).toBe(false);
  storage.speak();
  await vi.waitFor(() => expect(tab.stored(ADITI, fruit).isRefused).toBe(false));
  expect([known(tab), await found()]).toEqual([['lime'], ['lime']]);
});

test.each([
  ['slow browser is not said to refuse', 2_000, 0],
  ['browser that stays silent is', 15_000, 1],
])('a %s', async (_, silence, times) => {
  vi.resetModules();
  const { onStorageRefused } = await import('./browserStorage');
  const fresh = await import('./localStore');
  const told = vi.fn<() => void>();
  onStorageRefused(told);
  const storage = pausedStorage();
  const tab = new fresh.LocalStore(fresh.browserRecords);
  void tab.change(ADITI, fruit, add('lime'));
  await vi.advanceTimersByTimeAsync(silence);
  storage.speak();
  await vi.waitFor(() => expect(tab.stored(ADITI, fruit).isRefused).toBe(false));
  expect(told).toHaveBeenCalledTimes(times);
});

test('a screen shows the entries of the person who is signed in; without an id there are none', async () => {
  const local = new LocalStore(testStorage({ fruit: [{ name: 'mango' }] }));
  const store = createStore(testConfig, null);
  const people: (string | null)[] = [];
  function Screen() {
    const { entries, isRefused } = useStored(fruit);
    const { person } = useLocalStore();
    useEffect(() => void people.push(person), [person]);
    return <p>{isRefused ? 'nothing' : entries.map(({ name }) => name).join(', ')}</p>;
  }
  render(
    <Provider store={store}>
      <ConfigContext value={testConfig}>
        <LocalStoreContext value={local}>
          <Screen />
        </LocalStoreContext>
      </ConfigContext>
    </Provider>,
  );
  const signIn = (userId: number | null) => {
    const session = { userId, userName: '', role: null, memberId: null, token: `T${userId}` };
    act(() => void store.dispatch(signedIn({ session, roleNumber: 3 })));
  };
  signIn(null);
  expect(await screen.findByText('nothing')).toBeVisible();
  signIn(7);
  expect(await screen.findByText('mango')).toBeVisible();
  signIn(70);
  await act(async () => void (await local.change(ADITI, fruit, add('lime'))));
  expect(await screen.findByText('mango')).toBeVisible();
  signIn(7);
  expect(await screen.findByText('mango, lime')).toBeVisible();
  expect(people).toEqual([null, ADITI, REKHA, ADITI]);
  expect(await local.change(null, fruit, add('fig'))).toBe(false);
  expect([await local.forget(null), known(local)]).toEqual([true, ['mango', 'lime']]);
});
