import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ADITI = 'https://service.example#7;';
const REKHA = 'https://service.example#70;';

/** The browser's storage; its own keys are the stored ones, as in a browser. */
interface Stored {
  readonly items: Record<string, unknown>;
  /** Each further item is refused. */
  full: boolean;
}

function freshStorage(): Stored {
  const methods = {
    getItem: (key: string) => storage.items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (storage.full) throw new DOMException('Full', 'QuotaExceededError');
      storage.items[key] = value;
      if (!('window' in globalThis)) return;
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
    removeItem: (key: string) => Reflect.deleteProperty(storage.items, key),
  };
  const items: Record<string, unknown> = {};
  Object.setPrototypeOf(items, methods);
  const storage: Stored = { items, full: false };
  vi.stubGlobal('localStorage', items);
  return storage;
}

/** A tab: the modules remember what the browser refused. */
async function openTab() {
  vi.resetModules();
  return { ...(await import('./savedViews')), ...(await import('./changeViews')) };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

let stored = freshStorage();
let now = 1;

beforeEach(() => {
  stored = freshStorage();
  now = 1;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const save = (tab: Tab, name: string, query = 'q=a') => tab.saveView(ADITI, 'members', name, query);

const shownIn = (tab: Tab, person = ADITI) => {
  const { views, unreadable } = tab.readViews(person, 'members');
  return [
    ...views.map(({ name, query, isOnlyInTab }) => `${name}: ${query}${isOnlyInTab ? '?' : ''}`),
    ...(unreadable > 0 ? [unreadable] : []),
  ];
};

const write = (name: string, value: unknown, person = ADITI) => {
  stored.items[`views:${person}members:${name}`] =
    typeof value === 'string' ? value : JSON.stringify(value);
};
const GOOD = { name: 'Good', query: 'q=good', at: 1 };

/** What the first tab shows after these events in two tabs, and, if it differs, a third one that opens later. */
const orders: readonly [string, (one: Tab, two: Tab) => unknown, ...(readonly unknown[])[]][] = [
  ['nothing', () => undefined, []],
  [
    'two tabs save at once',
    (one, two) => {
      save(one, 'A');
      save(two, 'B', 'q=b');
    },
    ['A: q=a', 'B: q=b'],
  ],
  [
    'an equal name, written differently, replaces the first one in its place',
    (one, two) => {
      save(one, 'Madanpura');
      save(one, 'B', 'q=b');
      save(two, 'MADANPURA', 'q=new');
    },
    ['MADANPURA: q=new', 'B: q=b'],
  ],
  [
    'the same name in the other list is another view',
    (one) => {
      save(one, 'A');
      one.saveView(ADITI, 'newMembers', 'A', 'q=other');
    },
    ['A: q=a'],
  ],
  [
    'one tab deletes what the other one then saves again',
    (one, two) => {
      save(one, 'A');
      two.deleteView(one.readViews(ADITI, 'members').views[0] ?? expect.fail());
      save(one, 'A', 'q=again');
    },
    ['A: q=again'],
  ],
  [
    'a deleted view is restored to its place',
    (one) => {
      save(one, 'A');
      save(one, 'B', 'q=b');
      const [first] = one.readViews(ADITI, 'members').views;
      if (first === undefined) return;
      one.deleteView(first);
      one.restoreView(first);
    },
    ['A: q=a', 'B: q=b'],
  ],
  [
    'another person with a similar key saves and forgets',
    (one, two) => {
      save(one, 'A');
      two.saveView(REKHA, 'members', 'R', 'q=r');
      two.forgetViews(REKHA);
    },
    ['A: q=a'],
  ],
  [
    'the notes are cleared in the other tab',
    (one, two) => {
      save(one, 'A');
      two.forgetViews(ADITI);
    },
    [],
  ],
  [
    'broken and older entries, and names that are none',
    () => {
      write('1', '{"a":[');
      write('2', 'null');
      write('3', ['A', 'q=a']);
      write('4', { name: 'No time', query: 'q=a' });
      write('5', { ...GOOD, name: ' untrimmed' });
      write('6', { ...GOOD, name: 'x'.repeat(41) });
      write('7', { ...GOOD, name: '\u200B' });
      write('8', { ...GOOD, query: { q: 'a' } });
      write('good', GOOD);
    },
    ['Good: q=good', 8],
  ],
  [
    'the storage is full: only the new one ends with its tab',
    (one) => {
      save(one, 'A');
      stored.full = true;
      expect(save(one, 'B', 'q=b')).toBe(false);
    },
    ['A: q=a', 'B: q=b?'],
    ['A: q=a'],
  ],
  [
    'what is only in a tab is deleted',
    (one) => {
      stored.full = true;
      save(one, 'B');
      one.forgetViews(ADITI);
    },
    [],
  ],
  [
    'without a storage',
    (one) => {
      vi.stubGlobal('localStorage', undefined);
      save(one, 'A');
    },
    ['A: q=a?'],
    [],
  ],
];

test.each(orders)('%s', async (_, run, here, later = here) => {
  const one = await openTab();
  run(one, await openTab());
  expect(shownIn(one)).toEqual(here);
  expect(shownIn(await openTab())).toEqual(later);
});

test('what is only in a tab is deleted when the notes are cleared in another one, whatever it shows', async () => {
  vi.stubGlobal('window', new EventTarget());
  const [tab, other] = [await openTab(), await openTab()];
  const leaveList = tab.onSavedViews(() => undefined);
  stored.full = true;
  save(tab, 'Mine');
  stored.full = false;
  leaveList();
  other.forgetViews(REKHA);
  expect(shownIn(tab)).toEqual(['Mine: q=a?']);
  other.forgetViews(ADITI);
  expect(shownIn(tab)).toEqual([]);
});

test('a read without a change in between gives the same object', async () => {
  const tab = await openTab();
  save(tab, 'A');
  const before = tab.readViews(ADITI, 'members');
  expect(tab.readViews(ADITI, 'members')).toBe(before);
  save(tab, 'A', 'q=b');
  expect(tab.readViews(ADITI, 'members')).not.toBe(before);
});
