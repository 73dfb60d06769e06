import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createStore } from '../app/store';
import { ConfigContext } from '../config/ConfigContext';
import { testConfig } from '../test/Portal';
import { testStore } from '../test/testStore';
import { LocalStoreContext } from './localStore';
import { personKey, signedIn } from './sessionSlice';
import { recentChanges, useKeepRecentChange } from './recentChanges';

const PERSON = personKey(testConfig.apiBaseUrl, 7);

const imported = (fileName: string) =>
  ({
    kind: 'imported',
    list: 'members',
    fileName,
    inserted: null,
    updated: null,
    failed: 0,
    above: 5,
    upTo: null,
  }) as const;

function openTab() {
  const store = createStore(testConfig, null);
  const local = testStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <ConfigContext value={testConfig}>
        <LocalStoreContext value={local}>{children}</LocalStoreContext>
      </ConfigContext>
    </Provider>
  );
  const session = { token: 'T', userId: 7, userName: '', role: null, memberId: null };
  store.dispatch(signedIn({ session, roleNumber: 3 }));
  const { result } = renderHook(() => useKeepRecentChange(), { wrapper });
  const files = async () => {
    const { entries } = await local.read(PERSON, recentChanges);
    return entries.map((line) => (line.kind === 'imported' ? line.fileName : ''));
  };
  return { keep: result.current, local, files };
}

test('the newest line is the first; after 200 the oldest goes, but not for a refused change', async () => {
  const { keep, files } = openTab();
  const ends = async () => {
    const kept = await files();
    return [kept.length, kept[0], kept.at(-1)];
  };
  for (let number = 1; number <= 200; number += 1)
    await act(() => keep(imported(`${number}.csv`)).isKept);
  await act(() => keep(imported('refused.csv')).settle('refused'));
  expect(await ends()).toEqual([200, '200.csv', '1.csv']);
  await act(() => keep(imported('201.csv')).settle('done'));
  expect(await ends()).toEqual([200, '201.csv', '2.csv']);
});

test.each([
  ['done', [{ isConfirmed: true, inserted: 3, upTo: 8 }]],
  ['unknown', [{ isConfirmed: false, inserted: 3, upTo: 8 }]],
  ['refused', []],
] as const)('a change that is %s', async (result, lines) => {
  const { keep, local } = openTab();
  const kept = keep(imported('a.csv'));
  expect(await kept.isKept).toBe(true);
  await act(() => kept.settle(result, { inserted: 3, upTo: 8 }));
  const { entries } = await local.read(PERSON, recentChanges);
  expect(entries).toMatchObject(lines);
  expect(entries).toHaveLength(lines.length);
});

test('what was cleared meanwhile does not come back with the answer', async () => {
  const { keep, local, files } = openTab();
  const kept = keep(imported('a.csv'));
  await kept.isKept;
  await act(() => local.forget(PERSON));
  await act(() => kept.settle('done'));
  expect(await files()).toEqual([]);
});
