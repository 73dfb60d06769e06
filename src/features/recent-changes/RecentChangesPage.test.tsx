import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lists, memberLink, paths } from '../../config/paths';
import { LocalStore } from '../../session/localStore';
import { personKey } from '../../session/sessionSlice';
import { recentChanges } from '../../session/recentChanges';
import { answer, findHeading, press } from '../../test/calls/moves';
import { linesOf, theDialog } from '../../test/import/importDialog';
import { changes } from '../../test/listedFirm';
import { newerSession } from '../../test/lateAnswers/LateAnswer';
import { OtherTab } from '../../test/model/OtherTab';
import { testConfig } from '../../test/Portal';
import { showPortal } from '../../test/showPortal';
import { testStorage, testStore } from '../../test/testStore';
import { texts } from '../../test/texts';
import { sentChanges, sentForm } from '../../test/wire';

const ADMIN = personKey(testConfig.apiBaseUrl, 7001);

const values = changes({
  firmName: 'Deleted Silk',
  address: 'K 37/12, Chowk',
  firmMobile: '9415800001',
  firmAlternateMobile: '05422401101',
  area: 'Chowk',
  representatives: [
    { name: 'Ramesh', mobile: '9415900001' },
    { name: '', mobile: '' },
    { name: 'Sunita', mobile: '' },
  ],
});
const line = { at: Date.UTC(2026, 10, 20), isConfirmed: true, list: 'members' } as const;
const deleted = {
  ...line,
  key: '1',
  kind: 'deleted',
  id: 900,
  membership: '8001',
  values,
} as const;
const edited = {
  ...line,
  key: '2',
  kind: 'edited',
  id: 101,
  list: 'newMembers',
  before: { ...values, firmName: 'Assi Silks', area: '' },
  after: { ...values, firmName: 'Assi Silk', area: 'Lanka' },
} as const;
const imported = {
  ...line,
  key: '3',
  kind: 'imported',
  fileName: 'wrong & long.csv',
  inserted: 12,
  updated: 0,
  failed: 1,
  above: 310,
  upTo: 322,
} as const;
const unknown = { ...imported, key: '4', fileName: 'lost.csv', isConfirmed: false, upTo: null };
const all = [imported, unknown, edited, deleted];

const shown = async () => {
  await screen.findByRole('table');
  return texts(screen.getAllByRole('row').slice(1)).map((text) => text.replace(/^.{16}/, ''));
};

const IMPORTED =
  'Imported. Inserted: 12, updated: 0, failed: 1wrong & long.csv MembersShow new firms';
const LOST = 'Not confirmed Importedlost.csv MembersShow new firms';
const EDITED =
  'Firm Name: Assi Silks →changed to Assi SilkArea: empty →changed to LankaAssi Silk 9415800001Edit with the old values';
const DELETED = 'Deleted firmDeleted Silk 9415800001Import again';

test('each line says what was done, and a filter shows one kind', async () => {
  showPortal(paths.recentChanges, 'admin', { kept: { changes: all } });
  expect(await shown()).toEqual([IMPORTED, LOST, EDITED, DELETED]);
  for (const [kind, lines] of [
    ['Deleted', [DELETED]],
    ['Edited', [EDITED]],
    ['Imported', [IMPORTED, LOST]],
    ['All', [IMPORTED, LOST, EDITED, DELETED]],
  ] as const) {
    fireEvent.click(screen.getByRole('radio', { name: kind }));
    expect(await shown()).toEqual(lines);
  }
  expect(screen.getByRole('link', { name: 'Assi Silk' })).toHaveAttribute(
    'href',
    `/members${memberLink(lists.newMembers.view, 101)}`,
  );
  expect(sentChanges()).toEqual([]);
});

test('a deleted firm is imported again as exactly this firm, with its values in their places', async () => {
  showPortal(paths.recentChanges, 'admin', { kept: { changes: [deleted] } });
  await press('Import again: Deleted Silk');
  const dialog = await theDialog();
  await dialog.read();
  await dialog.press('Start Import');
  await dialog.inside.findByText('Inserted');
  const parts = await sentForm('POST /api/import/members');
  const file = parts[0]?.[1];
  if (!(file instanceof File)) throw new Error('No file was sent');
  expect((await linesOf(file))[1]).toBe(
    '"8001","Deleted Silk","9415800001","05422401101","K 37/12, Chowk","Chowk",' +
      '"Ramesh","","Sunita","","","9415900001","","","",""',
  );
  // The copy stays, and the import has a line of its own.
  expect(screen.getByText('Deleted firm')).toBeInTheDocument();
});

test.each([
  [imported, 'new:310-322:wrong & long.csv'],
  [unknown, 'new:310-:lost.csv'],
])('an import shows the firms that are new since (%#)', async (change, filter) => {
  const { router } = showPortal(paths.recentChanges, 'admin', { kept: { changes: [change] } });
  await press(`Show new firms: ${change.fileName}`);
  await findHeading('Members');
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe(filter);
  expect(
    await screen.findByRole('button', { name: new RegExp(`^New since ${change.fileName}`) }),
  ).toBeVisible();
});

test('an import before which the list was not read has no action', async () => {
  showPortal(paths.recentChanges, 'admin', { kept: { changes: [{ ...imported, above: null }] } });
  await shown();
  expect(screen.queryByRole('button', { name: /^Show new firms/ })).toBeNull();
});

test('broken lines are counted, and hide no other', async () => {
  const broken = [{ ...deleted, values: { firmName: 'Half' } }, { kind: 'moved' }, null, 7];
  showPortal(paths.recentChanges, 'admin', { kept: { changes: [...broken, edited] } });
  expect(await shown()).toEqual([EDITED]);
  expect(screen.getByText('Lines that could not be read and were skipped: 4')).toBeInTheDocument();
});

test.each([
  ['refused', 'This browser does not keep recent changes. Reload the page to try again.'],
  [{}, 'Nothing was deleted, edited or imported on this computer yet.'],
] as const)('with nothing kept, it says so (%o)', async (kept, text) => {
  showPortal(paths.recentChanges, 'admin', { kept });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('Clear asks, and empties the lines of all tabs, broken ones too', async () => {
  const storage = testStorage({ changes: [...all, null] });
  const local = new LocalStore(storage);
  showPortal(paths.recentChanges, 'admin', { local });
  await shown();
  await press('Clear');
  await answer('Clear recent changes', 'Cancel');
  expect(await shown()).toHaveLength(4);
  await press('Clear');
  await answer('Clear recent changes', 'Clear');
  await screen.findByText('Nothing was deleted, edited or imported on this computer yet.');
  expect(await new LocalStore(storage).read(ADMIN, recentChanges)).toMatchObject({
    entries: [],
    unreadable: 0,
  });
});

test('another person who signs in has lines of their own', async () => {
  const local = testStore();
  await local.change(ADMIN, recentChanges, () => [deleted]);
  showPortal(paths.recentChanges, 'admin', { local });
  expect(await shown()).toEqual([DELETED]);
  act(() => new OtherTab().signInWith(newerSession('secondAdmin')));
  await waitFor(() => expect(within(document.body).queryByText('Deleted Silk')).toBeNull());
});
