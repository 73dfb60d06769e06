import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordSend, sentKey, sentRecords, tabName } from './sentRecords';

const sent = { person: 'https://service.example#7;', name: 'POST /a', subject: '', limit: 15_000 };
const KEY = sentKey(sent);

/** A storage whose keys can be listed, as in a browser. */
class ListedStorage {
  getItem(key: string): unknown {
    return Reflect.get(this, key) ?? null;
  }
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

let kept: ListedStorage;

beforeEach(() => {
  kept = new ListedStorage();
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', new ListedStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a record is read strictly', () => {
  const good = { ...sent, key: KEY, at: 1, tab: 'a', isDone: false };
  test('and found if it is complete; a time in the future counts as now', () => {
    kept.setItem(KEY, JSON.stringify({ ...good, at: Date.now() + 60_000 }));
    const [found] = sentRecords();
    expect(found).toEqual({ ...good, at: found?.at });
    expect(found?.at).toBeLessThanOrEqual(Date.now());
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a text', '"firms"'],
    ['of another key', JSON.stringify({ ...good, at: Date.now(), key: `${KEY} x` })],
    ...Object.keys(good).map((field) => [
      `without its ${field}`,
      JSON.stringify({ ...good, at: Date.now(), [field]: undefined }),
    ]),
    ['with a time that is a text', JSON.stringify({ ...good, at: String(Date.now()) })],
  ])('%s is ignored', (_, text) => {
    kept.setItem(KEY, text);
    expect(sentRecords()).toEqual([]);
  });
});

test('a tab keeps its name after a reload, unless the browser stores nothing', async () => {
  const name = tabName();
  recordSend(sent, false);
  expect(sentRecords().map(({ tab }) => tab)).toEqual([name]);
  vi.resetModules();
  const reloaded = await import('./sentRecords');
  expect(reloaded.tabName()).toBe(name);
  vi.stubGlobal('sessionStorage', undefined);
  vi.resetModules();
  const refused = await import('./sentRecords');
  const other = refused.tabName();
  expect(other).not.toBe(name);
  expect(refused.tabName()).toBe(other);
});
