import type { Store as ReduxStore } from '@reduxjs/toolkit';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createStore, type Store } from '../../../app/store';
import type { NewMember } from '../../../domain/member';
import { paymentStatusOf } from '../../../domain/paymentStatus';
import type { LocalHistoryActions } from '../../../session/localHistory/useLocalHistory';
import type { LinkSent } from '../../../session/localNotes/localNotes';
import { signedIn } from '../../../session/sessionSlice';
import {
  allTime,
  answers,
  config,
  lost,
  ok,
  sentRequests,
  setupStubService,
  status,
  type StubAnswer,
} from '../../../test/stubService';
import type { BulkRunPhase, FirmResult, ImportedFirms, ImportRunKind } from './bulkRunTypes';
import { type BulkRunRoot, startBulkRun } from './startBulkRun';

setupStubService();

/* Each firm is looked at again before its turn (rules H4, H5). Two firms: the second one is never touched by anybody. */

const ROW = { name: 'Assi Silk', mobile: '9415000008', payment_status: 'pending' };
const row = (id: number, changes: object = {}) => ({ id, ...ROW, ...changes });

const firm = (id: number, changes: Partial<NewMember> = {}): NewMember => ({
  id,
  name: ROW.name,
  mobile: ROW.mobile,
  email: '',
  membership: null,
  address: '',
  paymentStatus: paymentStatusOf('pending'),
  ...changes,
});

const record = (changes: object = {}) => ({
  name: 'Assi Silk',
  mobile: '9415000008',
  address: 'B 1/2, Assi',
  area: 'Assi',
  rep_name_1: 'Anil',
  rep_mobile_1: '9415000009',
  ...changes,
});

/** What the file said of a firm. */
const CELLS = ['assi silk', '94150 00008', 'B 1/2, Assi', 'Assi', 'Anil', '+91 9415000009'];

const json = (body: object): StubAnswer => {
  return () => HttpResponse.json(body);
};

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

const SECOND = [json(record()), ok] as const;

interface Row {
  readonly kind?: ImportRunKind;
  /** The list when the run begins; without the first firm if it is `null`. */
  readonly listed?: object | null;
  readonly isPart?: true;
  /** The answers for the first firm. */
  readonly script: readonly (StubAnswer | 'list')[];
  readonly linkSent?: LinkSent;
  readonly keepsNothing?: true;
  /** The results: the reason of a skipped firm, or the status of a refused one. */
  readonly results: readonly string[];
  readonly end?: string;
  /** The body of an update of the first firm. */
  readonly sent?: object;
}

const rows: readonly (readonly [string, Row])[] = [
  ['both are deleted', { script: SECOND, results: ['done', 'done'] }],
  ['it is gone', { listed: null, script: [], results: ['gone', 'done'] }],
  [
    'it is not in the part of the list that was loaded',
    { listed: null, isPart: true, script: [], results: ['unseen', 'done'] },
  ],
  ['it was paid', { listed: { payment_status: 'Paid' }, script: [], results: ['paid', 'done'] }],
  [
    'it got a number',
    {
      listed: { payment_status: 'pending', membership: 1004 },
      script: [],
      results: ['numbered', 'done'],
    },
  ],
  ...(
    [
      ['another name', { name: 'Assi Silks' }],
      ['another mobile', { mobile: '9415000001' }],
      ['an email address', { email: 'assi@silk.example' }],
      ['another address', { billing_address: 'B 2' }],
      ['a payment status of other words', { payment_status: 'Held' }],
    ] as const
  ).map(([what, listed]): readonly [string, Row] => [
    `it has ${what}`,
    { listed, script: [], results: ['changed', 'done'] },
  ]),
  [
    'it got a payment link from this computer',
    { linkSent: { at: 5, isCertain: false }, script: [], results: ['sentFromHere', 'done'] },
  ],
  [
    'its record has another name than the list',
    { script: [json(record({ name: 'Assi Silks' }))], results: ['changed', 'done'] },
  ],
  [
    'its record has a number that the list does not have yet',
    { script: [json(record({ membership: '1004' }))], results: ['numbered', 'done'] },
  ],
  ...(
    [
      ['another area', { area: 'Lanka' }],
      ['an alternate mobile', { mobile_alt: '9415000010' }],
      ['a second contact person', { rep_name_2: 'Sunita' }],
      ['another mobile of a contact person', { rep_mobile_1: '9415000011' }],
    ] as const
  ).map(([what, changes]): readonly [string, Row] => [
    `its record has ${what}, of which the file said nothing`,
    { script: [json(record(changes))], results: ['changed', 'done'] },
  ]),
  [
    'its record leaves out what the file said',
    { script: [json(record({ area: '', rep_mobile_1: '' })), ok], results: ['done', 'done'] },
  ],
  ['its record is gone', { script: [status(404)], results: ['gone', 'done'] }],
  [
    'its record cannot be read',
    { script: [status(500), status(500)], results: ['refused 500', 'done'] },
  ],
  [
    'its record must not be read',
    { script: [status(403)], results: ['refused 403', 'notTried'], end: 'forbidden' },
  ],
  [
    'the server is busy when the record is asked for; a minute later the list is loaded again',
    { script: [status(429), 'list', ...SECOND], results: ['done', 'done'] },
  ],
  [
    'no copy can be kept',
    { keepsNothing: true, script: [json(record())], results: ['noCopy', 'noCopy'] },
  ],
  [
    'the server refuses the deletion',
    { script: [json(record()), status(409)], results: ['refused 409', 'done'] },
  ],
  [
    'the answer to the deletion is lost, and the list is loaded',
    { script: [json(record()), lost, 'list'], results: ['uncertain', 'done'] },
  ],
  [
    'old name and mobile are put back, and a colleague’s area stays',
    {
      kind: 'restore',
      script: [json(record({ area: 'Lanka' })), ok],
      results: ['done', 'done'],
      sent: {
        id: 8,
        firmName: 'Asi Silk',
        firmMobile: '9415000007',
        address: 'B 1/2, Assi',
        area: 'Lanka',
        representatives: [{ name: 'Anil', mobile: '9415000009' }],
      },
    },
  ],
  [
    'it was paid, which old values do not mind',
    {
      kind: 'restore',
      listed: { payment_status: 'paid' },
      script: SECOND,
      results: ['done', 'done'],
    },
  ],
  [
    'a colleague gave it another name',
    { kind: 'restore', listed: { name: 'Assi Silk Co' }, script: [], results: ['changed', 'done'] },
  ],
  [
    'a colleague gave its record another mobile just now',
    {
      kind: 'restore',
      script: [json(record({ mobile: '9415000001' }))],
      results: ['changed', 'done'],
    },
  ],
  [
    'its record already has the old values',
    {
      kind: 'restore',
      script: [json(record({ name: 'Asi Silk', mobile: '9415000007' }))],
      results: ['changed', 'done'],
    },
  ],
  [
    'its record cannot be read for old values',
    { kind: 'restore', script: [status(500), status(500)], results: ['refused 500', 'done'] },
  ],
];

const hasApi = (store: Store): store is Store & ReduxStore<BulkRunRoot> =>
  'api' in store.getState();

const ASHA = { token: 'T', userId: 7, userName: 'Asha', role: 3, memberId: 7 } as const;

function signedInStore() {
  const store = createStore(config, null);
  if (!hasApi(store)) throw new Error('The store has no api');
  store.dispatch(signedIn({ session: ASHA, roleNumber: 3 }));
  return store;
}

const wordOf = (result: FirmResult): string => {
  if (result.kind === 'skipped') return result.reason.kind;
  if (result.kind !== 'refused') return result.kind;
  return `refused ${'status' in result.failure ? result.failure.status : result.failure.kind}`;
};

const keepsAll: LocalHistoryActions['keep'] = async () => async () => true;

test.each(rows)('%s', async (_, setting) => {
  const {
    kind = 'takeBack',
    listed = {},
    isPart,
    script,
    linkSent,
    results,
    end = 'finished',
  } = setting;
  const before = { name: 'Asi Silk', mobile: '9415000007' };
  const imported: ImportedFirms = new Map(
    [8, 9].map((id) => [
      id,
      { before: kind === 'restore' ? firm(id, before) : null, after: firm(id), cells: CELLS },
    ]),
  );
  vi.useFakeTimers({ toFake: [...TIMERS, 'Date'] });
  const list = json({
    data: [...(listed === null ? [] : [row(8, listed)]), row(9)],
    ...(isPart ? { next_page_url: null, total: 3 } : {}),
  });
  const first = script.map((answer) => (answer === 'list' ? list : answer));
  answers(list, ...first, ...SECOND, list);

  const store = signedInStore();
  const seen: { phase?: BulkRunPhase; results: readonly FirmResult[] } = { results: [] };
  await allTime(
    startBulkRun(
      { kind, list: 'newMembers', imported },
      [8, 9].map((id) => ({ id, firm: firm(id) })),
      false,
      {
        store,
        notes: {
          noteLinkSent: () => undefined,
          refreshNotes: async () => undefined,
          notesNow: () => ({
            linkSent: new Map(linkSent === undefined ? [] : [[8, linkSent]]),
            firstSeen: new Map(),
          }),
        },
        keep: setting.keepsNothing ? async () => null : keepsAll,
        stopped: new AbortController().signal,
        onPhase: (phase) => {
          seen.phase = phase;
        },
        onResults: (each) => {
          seen.results = each;
        },
      },
    ),
  );
  expect(seen.results.map(wordOf)).toEqual(results);
  expect(seen.phase).toEqual({ kind: 'ended', end });
  const changes = sentRequests().filter(({ method }) => method !== 'GET');
  // A skipped firm is neither deleted nor changed.
  const untouched = results.filter((word) => !/^(done|uncertain|refused 409)$/.test(word)).length;
  expect(changes).toHaveLength(2 - untouched);
  const body: unknown = setting.sent && (await changes[0]?.json());
  expect(body).toEqual(setting.sent);
});

/** Takes two added firms back, or puts their old values back, with these answers. */
async function runBoth(
  kind: ImportRunKind,
  inTurn: readonly StubAnswer[],
  { store = signedInStore(), keep = keepsAll } = {},
) {
  answers(...inTurn);
  const before = kind === 'restore' ? firm(8, { name: 'Asi Silk' }) : null;
  let results: readonly FirmResult[] = [];
  await allTime(
    startBulkRun(
      {
        kind,
        list: 'newMembers',
        imported: new Map([8, 9].map((id) => [id, { before, after: firm(id), cells: CELLS }])),
      },
      [8, 9].map((id) => ({ id, firm: firm(id) })),
      false,
      {
        store,
        notes: {
          noteLinkSent: () => undefined,
          refreshNotes: async () => undefined,
          notesNow: () => ({ linkSent: new Map(), firstSeen: new Map() }),
        },
        keep,
        stopped: new AbortController().signal,
        onPhase: () => undefined,
        onResults: (each) => {
          results = each;
        },
      },
    ),
  );
  return results.map(wordOf);
}

/** An answer during which the clock goes on, or is set back. */
const meanwhile = (seconds: number): StubAnswer => {
  return () => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    return HttpResponse.json({});
  };
};

test.each([
  ['is older than five seconds', 6],
  ['may be, since the clock was set back', -3600],
])('a list that %s is loaded again before a firm’s turn', async (_, seconds) => {
  vi.useFakeTimers({ toFake: [...TIMERS, 'Date'] });
  const list = (changes: object) => json([row(8), row(9, changes)]);
  const inTurn = [list({}), json(record()), meanwhile(seconds), list({ payment_status: 'paid' })];
  expect(await runBoth('takeBack', inTurn)).toEqual(['done', 'paid']);
});

test.each<ImportRunKind>(['takeBack', 'restore'])(
  '%s: somebody else signs in while the record is read, and nothing is sent in their name',
  async (kind) => {
    const store = signedInStore();
    const readWhileOtherSignsIn: StubAnswer = () => {
      const session = { ...ASHA, token: 'another', userId: 8 };
      store.dispatch(signedIn({ session, roleNumber: 3 }));
      return HttpResponse.json(record());
    };
    await runBoth(kind, [json([row(8), row(9)]), readWhileOtherSignsIn, ok], { store });
    expect(sentRequests().filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

test.each<ImportRunKind>(['takeBack', 'restore'])(
  '%s: somebody else signs in while this computer notes it, and nothing is sent in their name',
  async (kind) => {
    const store = signedInStore();
    const settled: string[] = [];
    const keep: LocalHistoryActions['keep'] = async () => {
      const session = { ...ASHA, token: 'another', userId: 8 };
      store.dispatch(signedIn({ session, roleNumber: 3 }));
      return async (result) => {
        settled.push(result);
        return true;
      };
    };
    await runBoth(kind, [json([row(8), row(9)]), json(record()), ok], { store, keep });
    expect(sentRequests().filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(settled).toEqual(['refused']);
  },
);

test('an old value that is put back is noted as a save from here, before it is sent', async () => {
  const noted: object[] = [];
  const keep: LocalHistoryActions['keep'] = async (_, entry) => {
    noted.push(entry, ...sentRequests().filter(({ method }) => method === 'PUT'));
    return async (result) => {
      noted.push({ result });
      return true;
    };
  };
  await runBoth('restore', [json([row(8), row(9)]), json(record()), ok, status(404)], { keep });
  expect(noted).toMatchObject([
    { id: 8, changes: [{ field: 'firmName', after: 'Asi Silk' }] },
    { result: 'done' },
  ]);
});
