import { beforeAll, expect, test } from 'vitest';
import { column, fileOf, noOne } from '../../../test/import/readRows';
import type { Choice } from './chosenFile';
import { withChoice } from './columnUse';
import { type SheetActions, sheetActions } from './useSheet';

// On a busy machine Vitest takes longer to load it than the portal waits for a script.
beforeAll(() => import('./importTasks'));

/** The actions with their state, without a screen; `onState` is called after each change of the state. */
function sheetWithState(onState: (sheet: SheetActions, choice: Choice) => void = () => undefined) {
  let choice: Choice = { kind: 'none' };
  const sheet = sheetActions((next) => {
    choice = typeof next === 'function' ? next(choice) : next;
    onState(sheet, choice);
  });
  return {
    sheet,
    rows: () => {
      if (choice.kind !== 'table') throw new Error(choice.kind);
      return choice;
    },
    read: (file: File, listed = noOne) => {
      const lists = { listed, others: noOne };
      sheet.read({ file, isPasted: false }, Promise.resolve({ lists, remembered: [] }));
      return sheet.whole();
    },
  };
}

test('a choice of columns that is made before the answer to another builds on it', async () => {
  const { sheet, rows, read } = sheetWithState();
  await read(fileOf(['Assi,9415012345,B 1,x,y'], 'Party,Phone,address,Where,Quarter'));
  const mapping = () => Object.fromEntries(rows().shown.mapping);
  expect(mapping()).toEqual({ name: 0, mobile: 1, address: 2 });
  const both = { name: 0, mobile: 1, address: 4, area: 3 };
  const first = sheet.match(withChoice(rows().shown.mapping, 3, 'area'));
  const second = sheet.match(withChoice(rows().shown.mapping, 4, 'address'));
  expect(mapping()).toEqual(both);
  // Its answer is older than the second choice.
  await first;
  expect(mapping()).toEqual(both);
  await second;
  expect(mapping()).toEqual(both);
  expect(rows().shown.rows[0]?.cells.slice(4, 6)).toEqual(['y', 'x']);
});

/** Known members with two columns; the last row is a new firm, so that the columns are doubted, and needs fixing. */
const known = Array.from({ length: 1_100 }, (_, at) => ({
  membership: String(at + 1),
  name: `Firm ${at}`,
  mobile: '',
  address: '',
}));
const lateNewFirm = fileOf(
  [...known.map(({ membership, name }) => `${membership},${name}`), '9999,'],
  'membership,name',
);

test('rows that need fixing, or columns in doubt, are shown after the last row', async () => {
  const { rows, read } = sheetWithState();
  await read(lateNewFirm, known);
  expect(rows()).toMatchObject({ isUnsure: true, reading: null, shown: { filter: 'toFix' } });
});

test.each([
  ['looked into', false],
  ['edited', true],
])(
  'a row that is %s during the last read stays on the screen with its text',
  async (_, isEdited) => {
    const text = isEdited ? 'Typed' : 'Firm 5';
    const edits: Promise<unknown>[] = [];
    let isActed = false;
    const { rows, read } = sheetWithState((sheet, choice) => {
      if (choice.kind !== 'table' || choice.reading !== 1_099 || isActed) return;
      isActed = true;
      // After the worker was asked for the last rows.
      queueMicrotask(() => {
        if (!isEdited) sheet.stay();
        else edits.push(sheet.work((tasks) => tasks.setCell(5, column('name'), text)));
      });
    });
    await read(lateNewFirm, known);
    await Promise.all(edits);
    expect(isActed).toBe(true);
    const { isUnsure, reading, shown } = rows();
    expect([isUnsure, reading, shown.filter]).toEqual([false, null, 'all']);
    expect(shown.counts.get('toFix')).toBe(1);
    expect(shown.rows[5]?.cells[column('name')]).toBe(text);
  },
);
