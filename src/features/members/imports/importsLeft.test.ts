import { describe, expect, test } from 'vitest';
import { deletedFirm } from '../../../test/deletedFirm';
import { changingImport, importAccount } from '../../../test/importAccounts';
import { leftToRestore, leftToTakeBack, listedById } from './importsLeft';

const account = importAccount();
const { at, added } = account;

describe('what is left to take back, if the list has all that was added', () => {
  test.each([
    ['nothing was deleted from here', [], [501, 502, 503]],
    ['one was deleted, and its ID was reused', [deletedFirm(502, { at: at + 1 })], [501, 503]],
    [
      'the answer to a deletion was lost',
      [deletedFirm(502, { at: at + 1, isConfirmed: false })],
      [501, 502, 503],
    ],
    ['the ID is of a firm deleted before', [deletedFirm(502, { at: at - 1 })], [501, 502, 503]],
  ])('%s', (_, deletions, left) => {
    const { firms, imported } = leftToTakeBack(account, listedById(added, account, deletions));
    expect(firms.map(({ id }) => id)).toEqual(left);
    expect([...imported.keys()]).toEqual(left);
  });
});

describe('what is left to put back', () => {
  test.each([
    ['another name', { name: 'Firm Five' }, 1],
    ['another mobile', { mobile: '9415000999' }, 1],
    [
      'the same mobile with separators, which an update would not change',
      { mobile: '94150 00501' },
      0,
    ],
    ['another email address, which an update does not have', { email: 'five@silk.example' }, 0],
  ])('%s', (_, changes, count) => {
    const changed = added.slice(0, 1).map((after) => ({ before: { ...after, ...changes }, after }));
    const changing = changingImport({ changed });
    expect(leftToRestore(changing, listedById(added, changing, [])).firms).toHaveLength(count);
  });
});
