import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '../test/stubStorage';

beforeEach(() => {
  // The module remembers a refusal for the whole tab, so each test loads it again, as a new tab.
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const newTab = () => import('./browserStorage');

async function newStoredSession() {
  vi.resetModules();
  return import('./storedSession');
}

function refusal(): never {
  throw new DOMException('Refused', 'SecurityError');
}

function full(): never {
  throw new DOMException('Full', 'QuotaExceededError');
}

test('a working storage keeps values, and reports no refusal', async () => {
  const kept = stubStorage();
  const { readItem, removeItem, isStorageRefused, writeItem } = await newTab();
  expect(readItem('token')).toBeNull();
  writeItem('token', 'T');
  expect([readItem('token'), kept.get('token')]).toEqual(['T', 'T']);
  kept.set('token', 'from another tab');
  expect(readItem('token')).toBe('from another tab');
  removeItem('token');
  expect([readItem('token'), kept.has('token')]).toEqual([null, false]);
  expect(isStorageRefused()).toBe(false);
});

describe.each([
  [
    'has no storage at all',
    () => {
      vi.stubGlobal('localStorage', undefined);
    },
  ],
  [
    'refuses every access',
    () => {
      stubStorage({ getItem: refusal, setItem: refusal, removeItem: refusal });
    },
  ],
])('if the browser %s', (_, stub) => {
  test('values live in memory for this tab', async () => {
    stub();
    const { readItem, removeItem, writeItem } = await newTab();
    expect(readItem('token')).toBeNull();
    writeItem('token', 'T');
    expect(readItem('token')).toBe('T');
    writeItem('token', 'U');
    expect(readItem('token')).toBe('U');
    removeItem('token');
    expect(readItem('token')).toBeNull();
  });

  test('listeners are told once', async () => {
    stub();
    const { onStorageRefused, readItem, isStorageRefused, writeItem } = await newTab();
    const listener = vi.fn<() => void>();
    const gone = vi.fn<() => void>();
    onStorageRefused(listener);
    onStorageRefused(gone)();
    expect(isStorageRefused()).toBe(false);
    readItem('token');
    writeItem('token', 'T');
    expect(isStorageRefused()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('if the storage is full', () => {
  test('the new value counts, not the old one in the storage, until both are removed', async () => {
    const kept = stubStorage({ setItem: full });
    kept.set('token', 'old');
    const { readItem, removeItem, isStorageRefused, writeItem } = await newTab();
    writeItem('token', 'new');
    expect(readItem('token')).toBe('new');
    expect(isStorageRefused()).toBe(true);
    removeItem('token');
    expect([readItem('token'), kept.has('token')]).toEqual([null, false]);
  });

  test('a value is stored again once there is room', async () => {
    let room = false;
    const kept: Map<string, string> = stubStorage({
      setItem: (key, value) => {
        if (!room) full();
        kept.set(key, value);
      },
    });
    const { readItem, writeItem } = await newTab();
    writeItem('token', 'first');
    room = true;
    writeItem('token', 'second');
    expect([readItem('token'), kept.get('token')]).toEqual(['second', 'second']);
  });
});

test.each([0, 1, 2, 3, 4, 5, 6, 20])(
  'with room for %i values a second person is never read as the first, nor as a mixture',
  async (room) => {
    const first = { token: 'T', userId: 7, userName: 'Asha', role: 3, memberId: 7 } as const;
    const second = { token: 'U', userId: 8, userName: 'Bina', role: 2, memberId: 12 } as const;
    let left = 6;
    const kept: Map<string, string> = stubStorage({
      setItem: (key, value) => {
        left -= 1;
        if (left < 0) full();
        kept.set(key, value);
      },
    });
    const here = await newStoredSession();
    here.writeSession(first, 3);
    left = room;
    here.writeSession(second, 2);
    expect(here.readSession()).toEqual(second);
    // Read in another tab, and after a reload.
    const there = (await newStoredSession()).readSession();
    expect(there).toEqual(room < 6 ? null : second);
    expect(kept.get('token')).toBe(there?.token);
    expect([...kept.values()].join()).not.toMatch(/Asha|T/);
  },
);

test('a value that cannot be removed counts as removed', async () => {
  const kept = stubStorage({ removeItem: refusal });
  kept.set('token', 'T');
  const { readItem, removeItem } = await newTab();
  removeItem('token');
  expect(readItem('token')).toBeNull();
});

test('keys with a prefix are found in the storage and in the memory of this tab', async () => {
  vi.stubGlobal('localStorage', { 'sent:one': '1', 'sent:two': '2', token: 'T', setItem: full });
  const { itemKeys, writeItem } = await newTab();
  expect(itemKeys('sent:')).toEqual(['sent:one', 'sent:two']);
  // A refused write or removal counts in this tab.
  writeItem('sent:three', '3');
  writeItem('other', '4');
  expect(itemKeys('sent:')).toEqual(['sent:one', 'sent:two', 'sent:three']);
});
