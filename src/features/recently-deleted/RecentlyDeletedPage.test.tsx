import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '../../config/paths';
import { type DeletedFirm, deletedFirms } from '../../session/localHistory/deletedFirms';
import { HistoryStore } from '../../session/localHistory/HistoryStore';
import { personKey } from '../../session/personKey';
import { answer, findDialog, press } from '../../test/calls/moves';
import { deletedFirm, deletedHistory } from '../../test/deletedFirm';
import { linesOf, theDialog } from '../../test/import/importDialog';
import { collectSavedFiles, savedLines } from '../../test/import/savedFiles';
import { newerSession } from '../../test/lateAnswers/LateAnswer';
import { OtherTab } from '../../test/model/OtherTab';
import { testConfig } from '../../test/Portal';
import { showPortal } from '../../test/showPortal';
import { refusedHistory, testHistoryStorage } from '../../test/testHistory';
import { sentChanges, sentForm } from '../../test/wire';

const HEADER =
  '"membership","name","mobile","mobile_alt","address","area",' +
  '"rep_name_1","rep_name_2","rep_name_3","rep_name_4","rep_name_5",' +
  '"rep_mobile_1","rep_mobile_2","rep_mobile_3","rep_mobile_4","rep_mobile_5"';
const rowOfFirm = (id: number, number = String(8000 + id)) =>
  `"${number}","Deleted Silk ${id}","${9_415_800_000 + id}","05422401101","K 37/12, Chowk, Varanasi","Chowk",` +
  '"Ramesh Jaiswal","","Sunita Jaiswal","","","9415900001","","","",""';

const ADMIN = personKey(testConfig.apiBaseUrl, 7001);
const names = () =>
  screen
    .queryAllByRole('checkbox', { name: /^Choose Deleted/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Choose ', ''));
const choose = async (...ids: readonly number[]) => {
  for (const id of ids)
    fireEvent.click(await screen.findByRole('checkbox', { name: `Choose Deleted Silk ${id}` }));
};

const application = deletedFirm(9, { list: 'newMembers', membership: null, status: 'pending' });
const three = [deletedFirm(1), deletedFirm(2), deletedFirm(3)];

function open(
  firms: readonly DeletedFirm[] = three,
  broken: Partial<ReturnType<typeof testHistoryStorage>> = {},
) {
  const storage = testHistoryStorage(deletedHistory(...firms));
  const history = new HistoryStore({ ...storage, ...broken });
  showPortal(paths.recentlyDeleted, 'admin', { history });
  return history;
}

interface Order {
  readonly act: (history: HistoryStore) => Promise<unknown>;
  /** The shown firms afterwards. */
  readonly shown: readonly number[];
}

const remove = (history: HistoryStore, ...firms: readonly DeletedFirm[]) =>
  act(() => history.remove(ADMIN, deletedFirms, firms));

const orders: readonly (readonly [string, Order])[] = [
  ['nothing', { act: async () => undefined, shown: [1, 2, 3] }],
  [
    'two are forgotten',
    {
      act: async () => {
        await choose(1, 3);
        await press('Forget');
        await answer('Forget 2 firms', 'Forget');
      },
      shown: [2],
    },
  ],
  [
    'Forget is cancelled',
    {
      act: async () => {
        await choose(2);
        await press('Forget');
        await answer('Forget 1 firm', 'Cancel');
      },
      shown: [1, 2, 3],
    },
  ],
  [
    'another tab forgets one that is chosen here, and the question is answered',
    {
      act: async (history) => {
        await choose(1, 2);
        await press('Forget');
        const [first] = three;
        if (first !== undefined) await remove(history, first);
        await answer('Forget 2 firms', 'Forget');
      },
      shown: [3],
    },
  ],
  [
    'another tab deletes one more',
    {
      act: (history) => act(() => history.keep(ADMIN, deletedFirms, deletedFirm(4))),
      shown: [1, 2, 3, 4],
    },
  ],
  [
    'the notes are cleared in another tab',
    { act: (history) => act(() => history.forget(ADMIN)), shown: [] },
  ],
  [
    'another person signs in while the question is open',
    {
      act: async () => {
        await choose(1);
        await press('Forget');
        await findDialog('Forget 1 firm');
        act(() => new OtherTab().signInWith(newerSession('secondAdmin')));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
      shown: [1, 2, 3],
    },
  ],
];

test.each(orders)('%s', async (_, { act: happens, shown }) => {
  const history = open();
  await screen.findByRole('checkbox', { name: 'Choose Deleted Silk 1' });
  await happens(history);
  await waitFor(() => expect(names()).toEqual(shown.map((id) => `Deleted Silk ${id}`)));
  expect(sentChanges()).toEqual([]);
});

test('a copy that the browser does not remove stays, and the page says so', async () => {
  open(three, { remove: () => Promise.reject(new DOMException('Full')) });
  await choose(1);
  await press('Forget');
  await answer('Forget 1 firm', 'Forget');
  await answer('The copies could not be removed', 'OK');
  expect(names()).toHaveLength(3);
});

test('exactly the chosen firms are imported again, into the list from which they were deleted', async () => {
  open([...three, application]);
  await choose(1, 3);
  await press('Import again (2)');
  const dialog = await theDialog();
  await dialog.read();
  expect(dialog.inside.getByText('Rows in the file: 2 · Nothing to fix')).toBeVisible();
  await dialog.press('Start Import');
  await dialog.inside.findByText('Inserted');
  expect(sentChanges()).toEqual(['POST /api/import/members']);
  const [[, file] = []] = await sentForm('POST /api/import/members');
  if (!(file instanceof File)) throw new Error('The part is no file');
  expect(await linesOf(file)).toEqual([HEADER, rowOfFirm(1), rowOfFirm(3)]);
  await dialog.press('Close');
  // The copies stay, and the page says which firms are there again.
  await waitFor(() => expect(screen.getAllByText('In the list again')).not.toEqual([]));
  expect(names()).toHaveLength(3);
});

test('an application goes back into New Registration, and a firm that was never deleted is seen', async () => {
  open([
    application,
    deletedFirm(3004, { list: 'newMembers', membership: null, isConfirmed: false }),
  ]);
  // Only New Registration has deleted firms, so the page begins with it.
  await choose(9);
  expect(await screen.findAllByText('Still in the list')).not.toEqual([]);
  expect(screen.getAllByText('Not confirmed')).not.toEqual([]);
  await press('Import again (1)');
  const dialog = await theDialog();
  await dialog.read();
  await dialog.press('Start Import');
  await dialog.inside.findByText('Inserted');
  expect(sentChanges()).toEqual(['POST /api/import/newmembers']);
});

test('Save as CSV has the template’s columns', async () => {
  const saved = collectSavedFiles();
  open([deletedFirm(2, { membership: null })]);
  await choose(2);
  await press('Save as CSV');
  const name = saved[0]?.name ?? '';
  expect(name).toMatch(/^deleted_firms_\d{4}-\d\d-\d\d\.csv$/);
  expect(await savedLines(saved, name)).toEqual([`\uFEFF${HEADER}`, rowOfFirm(2, ''), '']);
  vi.restoreAllMocks();
});

test('says what a browser does not keep, and shows nothing that cannot be read', async () => {
  const { unmount } = showPortal(paths.recentlyDeleted, 'admin', { history: refusedHistory() });
  expect(
    await screen.findByText('This browser does not keep copies of deleted firms.'),
  ).toBeVisible();
  unmount();
  const history = new HistoryStore(
    testHistoryStorage({ ...deletedHistory(deletedFirm(1)), 'deleted:2-1': { id: 2 } }),
  );
  showPortal(paths.recentlyDeleted, 'admin', { history });
  await screen.findByText('1 copy is damaged or from another version, and is not shown.');
  expect(names()).toEqual(['Deleted Silk 1']);
});

test('the account menu leads here', async () => {
  showPortal(paths.admin, 'admin');
  await press('Account');
  fireEvent.click(await screen.findByRole('link', { name: 'Recently deleted (this computer)' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Recently deleted' })).toBeVisible();
  expect(
    await screen.findByText(
      'No firm of this list was deleted on this computer in the last 90 days.',
    ),
  ).toBeVisible();
});
