import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
// Imported before the first test: on a busy machine Vitest takes longer to load it than the portal waits for a script.
import './ImportDialog';
import './importTasks';
import { paths } from '../../../config/paths';
import { personKey, sessionRead } from '../../../session/sessionSlice';
import { recentChanges } from '../../../session/recentChanges';
import { applications, ListService, lost, pausedAnswer, refused } from '../../../test/applications';
import { findDialog, findHeading, press } from '../../../test/calls/moves';
import { fileOf } from '../../../test/import/importFiles';
import { testConfig } from '../../../test/Portal';
import { showPortal, type ShownPortal } from '../../../test/showPortal';
import { testStore } from '../../../test/testStore';
import { timesSent } from '../../../test/wire';

/* The line of the recent changes that an import leaves, whatever happens meanwhile (rule H4). */

const UPLOAD = 'POST /api/import/newmembers';
const LIST = 'GET /api/newmembers';

const added = [601, 602].map((id) => ({
  ...applications(1, 'pending', id)[0],
  id,
  name: `New ${id}`,
}));

/** A service whose import adds two firms. */
class ImportService extends ListService {
  constructor() {
    super(applications(2));
    this.handlers.unshift(
      http.post('*/api/import/newmembers', () => this.script.shift()?.() ?? this.add()),
    );
  }

  add(answered: object = { inserted: 2, updated: 0 }) {
    this.firms = [...this.firms, ...added];
    return HttpResponse.json(answered);
  }
}

interface Situation extends ShownPortal {
  readonly service: ImportService;
}

const start = async () => press('Start Import', await findDialog('Import Members'));
const uploaded = () => waitFor(() => expect(timesSent(UPLOAD)).toBe(1));
const done = async () => {
  await start();
  await screen.findByText('Inserted');
};

/** Somebody else signs in, in another tab. */
const signInAsOther = ({ store }: Situation) =>
  act(() => {
    const session = { token: 'another', userId: 7009, userName: 'R', role: null, memberId: null };
    store.dispatch(sessionRead({ session, end: 'signedOut' }));
  });

interface Row {
  readonly script?: ListService['script'];
  readonly run: (situation: Situation) => Promise<unknown>;
  /** `null`: no line. */
  readonly line: object | null;
  readonly isSent?: false;
}

const UNKNOWN = { isConfirmed: false, inserted: null, updated: null, failed: 0, upTo: null };

const rows: readonly (readonly [string, Row])[] = [
  ['it adds two firms', { run: done, line: { inserted: 2, updated: 0, failed: 0 } }],
  [
    'one row is refused',
    {
      run: async ({ service }) => {
        service.script = [
          () => service.add({ inserted: 1, failed_rows: [{ row: 3, errors: ['No.'] }] }),
        ];
        await done();
      },
      line: { inserted: 1, updated: null, failed: 1 },
    },
  ],
  ['the service refuses the file', { script: [refused(422)], run: start, line: null }],
  ['the answer is lost', { script: [lost], run: start, line: UNKNOWN }],
  [
    'the list cannot be read before',
    {
      run: async ({ service }) => {
        service.firms = [...service.firms];
        service.reads = [refused(500), refused(500)];
        await done();
      },
      line: { above: null },
    },
  ],
  [
    'another person signs in before the answer: the line stays the sender’s',
    {
      run: async (situation) => {
        const paused = pausedAnswer(() => situation.service.add());
        situation.service.script = [paused.answer];
        await start();
        await uploaded();
        signInAsOther(situation);
        paused.arrive();
      },
      // The answer is no other person's, so nothing of it is read but that the import was made.
      line: { inserted: null, upTo: null },
    },
  ],
  [
    'a part of the list is missing before',
    {
      run: async ({ service }) => {
        service.reads = [
          () => HttpResponse.json({ data: service.firms, total: 9, next_page_url: '/api/next' }),
        ];
        await done();
      },
      line: { above: null },
    },
  ],
  [
    'another person signs in while the list is read before: nothing is sent in that name',
    {
      run: async (situation) => {
        const paused = pausedAnswer(() => HttpResponse.json(situation.service.firms));
        situation.service.reads = [paused.answer];
        await start();
        await waitFor(() => expect(situation.service.reads).toEqual([]));
        signInAsOther(situation);
        paused.arrive();
        await act(() => situation.router.navigate('/login'));
      },
      line: null,
      isSent: false,
    },
  ],
  [
    'it is cancelled while the list is read before',
    {
      run: async ({ service }) => {
        const paused = pausedAnswer();
        service.reads = [paused.answer];
        await start();
        await waitFor(() => expect(service.reads).toEqual([]));
        await press('Cancel');
        expect(await screen.findByText('The import was cancelled.')).toBeVisible();
        paused.arrive();
      },
      line: null,
      isSent: false,
    },
  ],
];

async function importFile(): Promise<void> {
  await press('Import');
  const dialog = within(await findDialog('Import Members'));
  const files = [
    fileOf([
      { name: 'New 601', mobile: '9415012345' },
      { name: 'New 602', mobile: '9415012346' },
    ]),
  ];
  fireEvent.change(dialog.getByLabelText('File (.csv or .xlsx)'), { target: { files } });
  await dialog.findByText(/^Rows in the file/);
}

test.each(rows)('%s', async (_, { script = [], run, line, isSent = true }) => {
  const local = testStore();
  const service = new ImportService();
  service.script = [...script];
  const portal = showPortal(paths.newMembers, 'admin', { troubles: service.handlers, local });
  await importFile();
  // The list behind the dialog is older than five seconds, so it is read again first.
  act(
    () =>
      void portal.store.dispatch({ type: 'changes/changedInOtherTab', payload: Date.now() + 1 }),
  );
  await run({ ...portal, service });
  await waitFor(() => expect(timesSent(UPLOAD)).toBe(isSent ? 1 : 0));
  const expected = {
    kind: 'imported',
    list: 'newMembers',
    isConfirmed: true,
    above: 502,
    upTo: 602,
  };
  await waitFor(async () => {
    const { entries } = await local.read(personKey(testConfig.apiBaseUrl, 7001), recentChanges);
    expect(entries).toMatchObject(line === null ? [] : [{ ...expected, ...line }]);
    expect(entries).toHaveLength(line === null ? 0 : 1);
  });
});

test('the result leads to the new firms, and to the recent changes', async () => {
  const service = new ImportService();
  const { router } = showPortal(paths.newMembers, 'admin', {
    troubles: service.handlers,
    kept: {},
  });
  await importFile();
  await done();
  await press('Show new firms');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe(
    'new:502-602:members.csv',
  );
  expect(await screen.findByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  expect(timesSent(LIST)).toBeLessThanOrEqual(3);
  await act(() => router.navigate(paths.recentChanges));
  expect(await findHeading('Recent changes')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Show new firms: members.csv' })).toBeVisible();
});
