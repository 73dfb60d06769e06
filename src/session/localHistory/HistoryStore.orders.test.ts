import { expect, test } from 'vitest';
import { ADITI, clock, DAY, freshBrowser, NOON, REKHA } from '../../test/notesTabs';
import { withRecordStore } from '../browserRecords';
import { HistoryStore } from './HistoryStore';
import { browserHistory } from './historyStorage';
import { type HistoryEntry, type HistoryKind, isObject, readHistoryEntry } from './localHistory';

freshBrowser();

interface Visit extends HistoryEntry {
  readonly id: number;
}

const visits: HistoryKind<Visit> = {
  name: 'edit',
  keyOf: ({ id, at }) => `${id}:${at}`,
  read: (stored) => {
    const entry = readHistoryEntry(stored);
    if (entry === null || !isObject(stored) || typeof stored['id'] !== 'number') return null;
    return { ...entry, id: stored['id'] };
  },
  most: { count: 3, partOf: ({ id }) => `${id}:` },
};

const visit = (id: number): Visit => ({ id, at: clock.now, isConfirmed: false });

const write = (key: string, value: unknown) =>
  withRecordStore(async (records) => {
    records.put(value, key);
  });

/** The two tabs in which the events happen; a third one reads the result. */
interface Tabs {
  readonly one: HistoryStore;
  readonly two: HistoryStore;
}

interface Expected {
  /** The latest first: `1` if confirmed, `1?` if not. */
  readonly kept?: readonly string[];
  readonly unreadable?: number;
}

const orders: readonly [string, (tabs: Tabs) => Promise<unknown>, Expected][] = [
  ['nothing at all', async () => undefined, {}],
  [
    'the page closes after the call',
    ({ one }) => one.keep(ADITI, visits, visit(1)),
    { kept: ['1?'] },
  ],
  [
    'the answer is lost',
    async ({ one }) => (await one.keep(ADITI, visits, visit(1)))?.('unknown'),
    { kept: ['1?'] },
  ],
  [
    'the service confirms',
    async ({ one }) => (await one.keep(ADITI, visits, visit(1)))?.('done'),
    { kept: ['1'] },
  ],
  [
    'the service refuses',
    async ({ one }) => (await one.keep(ADITI, visits, visit(1)))?.('refused'),
    {},
  ],
  [
    'the notes are cleared in the other tab before the answer',
    async ({ one, two }) => {
      const settle = await one.keep(ADITI, visits, visit(1));
      await two.forget(ADITI);
      await settle?.('done');
    },
    {},
  ],
  [
    'it is forgotten before it is replaced',
    async ({ one, two }) => {
      await one.keep(ADITI, visits, visit(1));
      await two.remove(ADITI, visits, [visit(1)]);
      await one.replace(ADITI, visits, { ...visit(1), isConfirmed: true });
    },
    {},
  ],
  [
    'both tabs keep at once',
    async ({ one, two }) => {
      const [settle, settleOther] = await Promise.all([
        one.keep(ADITI, visits, visit(1)),
        two.keep(ADITI, visits, visit(2)),
      ]);
      await Promise.all([settle?.('done'), settleOther?.('done')]);
    },
    { kept: ['1', '2'] },
  ],
  [
    'another person with a similar key keeps and forgets',
    async ({ one }) => {
      await one.keep(ADITI, visits, visit(1));
      await one.keep(REKHA, visits, visit(2));
      await one.forget(REKHA);
    },
    { kept: ['1?'] },
  ],
  [
    'an entry is broken, and another one is of an older version',
    async ({ one }) => {
      await one.keep(ADITI, visits, visit(1));
      await write(`${ADITI}edit:7:1`, 'nonsense');
      await write(`${ADITI}edit:8:1`, { at: NOON, isConfirmed: true, firm: 8 });
    },
    { kept: ['1?'], unreadable: 2 },
  ],
  [
    'the clock was set back',
    async ({ one }) => {
      clock.now = NOON + 120 * DAY;
      await one.keep(ADITI, visits, visit(1));
      clock.now = NOON;
    },
    { kept: ['1?'] },
  ],
  [
    'the clock was set back, and the entry is forgotten',
    async ({ one }) => {
      clock.now = NOON + 120 * DAY;
      await one.keep(ADITI, visits, visit(1));
      clock.now = NOON;
      await one.remove(ADITI, visits, (await one.read(ADITI, visits)).entries);
    },
    {},
  ],
  [
    'the clock was set back after the most saves of a record',
    async ({ one }) => {
      for (let turn = 0; turn < 3; turn += 1) {
        clock.now = NOON + DAY + turn;
        await (
          await one.keep(ADITI, visits, visit(1))
        )?.('done');
      }
      clock.now = NOON;
      await (
        await one.keep(ADITI, visits, visit(1))
      )?.('unknown');
    },
    { kept: ['1', '1', '1?'] },
  ],
  [
    'the service refuses one save more than the most',
    async ({ one }) => {
      for (const result of ['done', 'done', 'done', 'refused'] as const) {
        clock.now += 1;
        await (
          await one.keep(ADITI, visits, visit(1))
        )?.(result);
      }
    },
    { kept: ['1', '1', '1'] },
  ],
  [
    '90 days pass for one of two',
    async ({ one }) => {
      await one.keep(ADITI, visits, visit(1));
      clock.now += 1;
      await one.keep(ADITI, visits, visit(2));
      clock.now = NOON + 90 * DAY;
    },
    { kept: ['2?'] },
  ],
  [
    '90 days pass, and only another record is read',
    async ({ one }) => {
      await one.keep(ADITI, visits, visit(1));
      clock.now = NOON + 90 * DAY;
      // The browser answers in order: the second read comes after the first one's look at the other records.
      await one.read(ADITI, visits, '2:');
      await one.read(ADITI, visits, '2:');
      // An entry that is still there is not old any more.
      clock.now = NOON;
    },
    {},
  ],
  [
    '90 days pass for an entry of an older version',
    async () => {
      await write(`${ADITI}edit:8:1`, { at: NOON, isConfirmed: true, firm: 8 });
      clock.now = NOON + 90 * DAY;
    },
    {},
  ],
  [
    'one record is saved too often, another one not',
    async ({ one, two }) => {
      await two.keep(ADITI, visits, visit(9));
      for (let turn = 0; turn < 5; turn += 1) {
        clock.now += 1;
        await (
          await one.keep(ADITI, visits, visit(1))
        )?.('unknown');
      }
    },
    { kept: ['1?', '1?', '1?', '9?'] },
  ],
];

const openTab = () => new HistoryStore(browserHistory);

test.each(orders)('%s', async (_, run, { kept = [], unreadable = 0 }) => {
  await run({ one: openTab(), two: openTab() });
  const found = await openTab().read(ADITI, visits);
  expect({
    kept: found.entries.map(({ id, isConfirmed }) => `${id}${isConfirmed ? '' : '?'}`),
    unreadable: found.unreadable,
    isRefused: found.isRefused,
  }).toEqual({ kept, unreadable, isRefused: false });
});
