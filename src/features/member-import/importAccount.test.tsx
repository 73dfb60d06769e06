import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
// Imported before the first test: on a busy machine Vitest takes longer to load it than the portal waits for a script.
import './ImportMembersDialog';
import './importTasks';
import { paths } from '../../config/paths';
import { HistoryStore } from '../../session/localHistory/HistoryStore';
import { imports } from '../../session/localHistory/imports';
import { personKey } from '../../session/personKey';
import { recordSend } from '../../session/sentRecords';
import { sessionRead } from '../../session/sessionSlice';
import { applications, ListService, lost, pausedAnswer, refused } from '../../test/applications';
import { answer, findDialog, findHeading, press } from '../../test/calls/moves';
import { aFile, fileOf } from '../../test/import/importFiles';
import { testConfig } from '../../test/Portal';
import { showPortal, type ShownPortal } from '../../test/showPortal';
import { testHistory, testHistoryStorage } from '../../test/testHistory';
import { sentCalls, timesSent } from '../../test/wire';
import { fileHash } from './fileHash';

/* What this computer keeps of an import, whatever happens meanwhile (rule H4). */

const UPLOAD = 'POST /api/import/newmembers';

const ASSI = { id: 601, name: 'Assi Silks', mobile: '9415012345', payment_status: 'pending' };
const KASHI = { id: 602, name: 'काशी जरी', mobile: '9415012346', payment_status: 'pending' };

const twoRows = () =>
  fileOf([
    { name: ASSI.name, mobile: ASSI.mobile },
    { name: KASHI.name, mobile: '09415012346' },
  ]);

/** A service whose import adds two firms and gives Firm 501 its old name back. */
class ImportService extends ListService {
  constructor() {
    super(applications(2));
    this.handlers.unshift(
      http.post('*/api/import/newmembers', () => this.script.shift()?.() ?? this.add()),
    );
  }

  add(answered: object = { inserted: 2, updated: 0 }) {
    this.firms = [...this.firms, ASSI, KASHI];
    return HttpResponse.json(answered);
  }
}

const unread = () => HttpResponse.json({ message: 'Server Error' }, { status: 500 });

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
  readonly file?: () => File;
  /** The answers to the import. */
  readonly script?: ListService['script'];
  readonly run: (situation: Situation) => Promise<unknown>;
  /** `null`: no entry. */
  readonly kept: {
    readonly isConfirmed?: boolean;
    readonly added?: readonly string[];
    readonly changed?: readonly string[];
    readonly counts?: readonly (number | null)[];
    readonly reason?: string | null;
  } | null;
  readonly isSent?: boolean;
}

const UNCONFIRMED = { isConfirmed: false, counts: [null, null, 0], reason: 'list' };

const rows: readonly (readonly [string, Row])[] = [
  ['it adds two firms', { run: done, kept: { added: [ASSI.name, KASHI.name], counts: [2, 0, 0] } }],
  [
    'it gives one firm another name',
    {
      file: () => fileOf([{ name: 'Firm Five', mobile: '9415000501' }]),
      run: async ({ service }) => {
        service.script = [
          () => {
            service.change(501, { name: 'Firm Five' });
            return HttpResponse.json({ inserted: 0, updated: 1 });
          },
        ];
        await done();
      },
      kept: { changed: ['Firm 501 → Firm Five'], counts: [0, 1, 0] },
    },
  ],
  [
    'one row is refused, and a colleague adds that firm',
    {
      run: async ({ service }) => {
        service.script = [
          () =>
            service.add({ inserted: 1, updated: 0, failed_rows: [{ row: 3, errors: ['No.'] }] }),
        ];
        await done();
      },
      kept: { added: [ASSI.name], counts: [1, 0, 1], reason: 'others' },
    },
  ],
  [
    'the list cannot be read before',
    {
      run: async ({ service }) => {
        service.reads = [unread, unread, unread, unread];
        await done();
      },
      kept: { counts: [2, 0, 0], reason: 'list' },
    },
  ],
  [
    'the list cannot be read after',
    {
      run: async ({ service }) => {
        service.script = [
          () => {
            service.reads = [unread, unread, unread, unread];
            return service.add();
          },
        ];
        await done();
        await waitFor(() => expect(service.reads).toEqual([]));
      },
      kept: { counts: [2, 0, 0], reason: 'list' },
    },
  ],
  [
    'the server counts nothing',
    {
      run: async ({ service }) => {
        service.script = [() => service.add({})];
        await start();
        await screen.findByText('Import completed.');
      },
      kept: { added: [ASSI.name, KASHI.name], counts: [null, null, 0], reason: 'uncounted' },
    },
  ],
  [
    'the file cannot be read here, and is sent as it is',
    {
      file: () => aFile('no workbook', 'members.xlsx'),
      run: done,
      kept: { counts: [2, 0, 0], reason: 'rows' },
    },
  ],
  [
    'the answer is lost',
    {
      script: [lost],
      run: async () => {
        await start();
        await screen.findByText(/could not confirm/);
      },
      kept: UNCONFIRMED,
    },
  ],
  [
    'the server refuses it',
    {
      script: [refused(422)],
      run: async () => {
        await start();
        await screen.findByText('Error: No (422)');
      },
      kept: null,
    },
  ],
  [
    'it is cancelled during the upload',
    {
      script: [pausedAnswer().answer],
      run: async () => {
        await start();
        await uploaded();
        await press('Cancel');
        await screen.findByText(/could not confirm/);
      },
      kept: UNCONFIRMED,
    },
  ],
  [
    'it is cancelled while the lists are read before',
    {
      run: async ({ service }) => {
        const paused = pausedAnswer();
        service.reads = [paused.answer, paused.answer];
        await start();
        await screen.findByText('Preparing the file…');
        await waitFor(() => expect(service.reads).toEqual([]));
        await press('Cancel');
        await screen.findByText('The file was not sent.');
        paused.arrive();
      },
      kept: null,
      isSent: false,
    },
  ],
  ...(['Cancel', 'Import again'] as const).map((pressed): readonly [string, Row] => [
    `another tab sends the same file while the lists are read before, and ${pressed} is pressed`,
    {
      run: async ({ service }) => {
        const paused = pausedAnswer(() => HttpResponse.json(service.firms));
        service.reads = [paused.answer, paused.answer];
        await start();
        await waitFor(() => expect(service.reads).toEqual([]));
        const subject = (await fileHash(twoRows())) ?? '';
        const sent = {
          person: personKey(testConfig.apiBaseUrl, 7),
          name: UPLOAD,
          subject,
          limit: 120_000,
        };
        recordSend(sent, true)('done');
        paused.arrive();
        await answer('Import the same file again?', pressed);
        if (pressed === 'Import again') await screen.findByText('Inserted');
      },
      isSent: pressed === 'Import again',
      kept: pressed === 'Cancel' ? null : { added: [ASSI.name, KASHI.name], counts: [2, 0, 0] },
    },
  ]),
  [
    'the page is closed during the upload',
    {
      script: [pausedAnswer().answer],
      run: async ({ unmount }) => {
        await start();
        await uploaded();
        unmount();
      },
      kept: UNCONFIRMED,
    },
  ],
  [
    'the list is left during the upload',
    {
      run: async ({ service, router }) => {
        const paused = pausedAnswer(() => service.add());
        service.script = [paused.answer];
        await start();
        await uploaded();
        await act(() => router.navigate(paths.admin));
        await press('Leave');
        await findHeading('Dashboard');
        paused.arrive();
        await screen.findByText('Inserted: 2 · Updated: 0');
      },
      kept: { added: [ASSI.name, KASHI.name], counts: [2, 0, 0] },
    },
  ],
  [
    'another person signs in during the upload',
    {
      run: async (situation) => {
        const { service } = situation;
        const paused = pausedAnswer(() => service.add());
        service.script = [paused.answer];
        await start();
        await uploaded();
        signInAsOther(situation);
        const before = sentCalls().length;
        paused.arrive();
        await waitFor(() => expect(service.firms).toHaveLength(4));
        // Only what the next person's own screen reads.
        expect(sentCalls().slice(before)).not.toContain('GET /api/members');
      },
      kept: { counts: [2, 0, 0], reason: 'list' },
    },
  ],
  [
    'another person signs in while the lists are read before',
    {
      run: async (situation) => {
        const paused = pausedAnswer();
        situation.service.reads = [paused.answer, paused.answer];
        await start();
        await waitFor(() => expect(situation.service.reads).toEqual([]));
        signInAsOther(situation);
        paused.arrive();
      },
      kept: null,
      isSent: false,
    },
  ],
];

async function importFile(file: File) {
  await press('Import');
  const dialog = within(await findDialog('Import Members'));
  fireEvent.change(dialog.getByLabelText('File (.csv or .xlsx)'), { target: { files: [file] } });
  await dialog.findByText(/^(Rows in the file|No preview)/);
}

describe('what is kept of an import', () => {
  test.each(rows)('%s', async (_, { file = twoRows, script = [], run, kept, isSent = true }) => {
    const history = testHistory();
    const service = new ImportService();
    service.script = [...script];
    const portal = showPortal(paths.newMembers, 'admin', { troubles: service.handlers, history });
    await importFile(file());
    await run({ ...portal, service });
    await waitFor(async () => {
      const { entries, unreadable } = await history.read('', imports);
      expect(
        entries.map((entry) => ({
          isConfirmed: entry.isConfirmed,
          list: entry.list,
          added: entry.added.map(({ name }) => name),
          changed: entry.changed.map((pair) => `${pair.before.name} → ${pair.after.name}`),
          counts: [entry.inserted, entry.updated, entry.failed],
          reason: entry.reason?.kind ?? null,
        })),
      ).toEqual(
        kept === null
          ? []
          : [
              {
                list: 'newMembers',
                isConfirmed: true,
                added: [],
                changed: [],
                reason: null,
                ...kept,
              },
            ],
      );
      expect(unreadable).toBe(0);
    });
    expect(timesSent(UPLOAD)).toBe(isSent ? 1 : 0);
  });

  test('if this browser keeps nothing, the import goes on, and the result says so', async () => {
    const storage = testHistoryStorage();
    const history = new HistoryStore({
      ...storage,
      write: () => Promise.reject(new Error('full')),
    });
    const { handlers } = new ImportService();
    showPortal(paths.newMembers, 'admin', { troubles: handlers, history });
    await importFile(twoRows());
    await done();
    expect(
      await screen.findByText('Not kept on this computer, so it cannot be taken back here.'),
    ).toBeVisible();
  });
});
