import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createStore } from '../../../app/store';
import { members } from '../../../api/members';
import { changedInOtherTab, selectIsBulkRunning } from '../../../api/once';
import type { AppStore } from '../../../api/state';
import type { LinkSent, LocalNotesActions } from '../../../session/localNotes';
import {
  personKey,
  selectIsExpired,
  selectSession,
  signedIn,
  signedOut,
  tokenAbandoned,
  unsavedAdded,
} from '../../../session/sessionSlice';
import { writeItem } from '../../../session/browserStorage';
import { pausedAnswer } from '../../../test/applications';
import { applied } from '../../../test/listedFirm';
import { answers, config, setupStubService, quiet, sentRequests } from '../../../test/stubService';
import { reportOf } from './bulkRun';
import type { BulkRunEnd, FirmResult } from './bulkRunTexts';
import { type BulkRunPhase, startBulkRun } from './useBulkRun';

setupStubService();

const planOf = (...ids: readonly number[]) => ids.map((id) => applied(id));
const list = () =>
  HttpResponse.json([1, 2, 3].map((id) => ({ id, name: `Firm ${id}`, payment_status: 'pending' })));
const sent = () => HttpResponse.json({ success: true });
const session = (token: string, userId = 7) =>
  signedIn({ session: { token, userId, userName: 'Asha', role: 3, memberId: 7 }, roleNumber: 3 });

const NO_LINKS = { entries: [], unreadable: 0, isRead: true, isRefused: false };
const NOTES: LocalNotesActions = {
  notesNow: () => ({ linkSent: new Map(), firstSeen: new Map() }),
  noteLinkSent: () => undefined,
  refreshNotes: async () => NO_LINKS,
};

interface Told {
  phase?: BulkRunPhase;
  results: readonly FirmResult[];
}

/** Starts a run whose phases and results are told. */
function begin(
  store: AppStore,
  kind: 'paymentLink' | 'number',
  todo: ReturnType<typeof planOf>,
  told: Told,
  options: {
    sendAgain?: boolean;
    notes?: LocalNotesActions;
    stopped?: AbortSignal;
    onPause?: (ms: number) => void;
  } = {},
) {
  const {
    sendAgain = false,
    notes = NOTES,
    stopped = new AbortController().signal,
    onPause,
  } = options;
  const run = startBulkRun({
    kind,
    list: 'newMembers',
    todo,
    sendAgain,
    notes,
    keep: () => ({ isKept: Promise.resolve(true), settle: async () => undefined }),
    stopped,
    onPhase: (phase) => {
      told.phase = phase;
      if (phase.kind === 'running' && phase.pausedUntil !== null)
        onPause?.(phase.pausedUntil - Date.now());
    },
    onResults: (results) => {
      told.results = results;
    },
  });
  return store.dispatch(run);
}

function startRun(notes: Partial<LocalNotesActions> = {}, sendAgain = false) {
  const store = createStore(config, null);
  store.dispatch(session('T'));
  const told: Told = { results: [] };
  const todo = planOf(1, 2, 3);
  return {
    store,
    start: () =>
      begin(store, 'paymentLink', todo, told, { sendAgain, notes: { ...NOTES, ...notes } }),
    phase: () => told.phase,
    kinds: () => reportOf({ todo, skipped: [] }, told.results).map(({ result }) => result.kind),
  };
}

const posted = () => sentRequests().filter(({ method }) => method === 'POST').length;

test('a link answered after the logout is noted for its sender, and nothing more is sent', async () => {
  const first = pausedAnswer(sent);
  answers(list, first.answer, list);
  const noted: Parameters<LocalNotesActions['noteLinkSent']>[] = [];
  const { store, start } = startRun({
    noteLinkSent: (...link) => noted.push(link),
  });
  const ended = start();
  await quiet();
  store.dispatch(signedOut('general'));
  first.arrive();
  await ended;
  expect(noted).toEqual([[1, true]]);
  expect(posted()).toBe(1);
});

test('a link sent in another tab is known before the next firm, even before its event arrives', async () => {
  answers(list, sent, sent, list);
  const linkSent = new Map<number, LinkSent>();
  let isSentElsewhere = false;
  const { start, kinds } = startRun({
    noteLinkSent: (id) => {
      isSentElsewhere ||= id === 1;
    },
    refreshNotes: async () => {
      if (isSentElsewhere) linkSent.set(2, { at: Date.now(), isCertain: true });
      return NO_LINKS;
    },
    notesNow: () => ({ linkSent, firstSeen: new Map() }),
  });
  await start();
  expect(kinds()).toEqual(['done', 'skipped', 'done']);
  expect(posted()).toBe(2);
});

test('an error in the portal ends it, and the results so far are shown', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  answers(list, sent, sent, list);
  const { store, start, phase, kinds } = startRun({
    noteLinkSent: (id) => {
      if (id === 2) throw new Error('Out of order');
    },
  });
  await start();
  expect(phase()).toEqual({ kind: 'ended', end: 'fault' });
  expect(kinds()).toEqual(['done', 'uncertain', 'notTried']);
  expect(posted()).toBe(2);
  expect(report).toHaveBeenCalledTimes(1);
  expect(selectIsBulkRunning(store.getState())).toBe(false);
  vi.unstubAllGlobals();
});

test.each([
  [false, ['skipped', 'done', 'done']],
  [true, ['done', 'done', 'done']],
])(
  'a link whose result is unknown is sent again only on request (%s)',
  async (sendAgain, results) => {
    answers(list, sent, sent, sent, list);
    const { start, kinds } = startRun({}, sendAgain);
    const record = { key: 'sendPaymentLink 1', at: Date.now(), subject: 'Firm 1' };
    writeItem(`sent:${personKey(config.apiBaseUrl, 7)}${record.key}`, JSON.stringify(record));
    await start();
    expect(kinds()).toEqual(results);
  },
);

interface Otherwise {
  readonly numbers?: true;
  /** The firm that cannot take part when it is reached. */
  readonly skipped?: number;
  /** The firm that another tab is busy with. */
  readonly elsewhere?: number;
  /** The person presses Stop during this request, counted from 1. */
  readonly stopDuring?: number;
  readonly stopInPause?: true;
  /** The same while the list is refetched before the second firm. */
  readonly stopWhileRead?: true;
  /** The firms before which the stale list cannot be fetched. */
  readonly unread?: readonly number[];
  /** The token is refused while the list is refetched before the second firm. */
  readonly expiresWhileRead?: true;
  /** The same person does not log in again. */
  readonly staysAway?: true;
  /** The seconds of each pause. */
  readonly pauses?: readonly number[];
  /** How often the list was read; usually by the screen, before the first firm and after the last. */
  readonly reads?: number;
}

/**
 * The service's answers in order; the end; the results of firms 1 to 4 (done, refused, uncertain, left out, - not tried); and
 * the firms in the order of requests.
 */
type Case = readonly [
  what: string,
  answers: string,
  end: BulkRunEnd | 'signedOut',
  outcomes: string,
  calls: string,
  otherwise: Otherwise,
];

const CASES: readonly Case[] = [
  ['all are done', 'd d d d', 'finished', 'dddd', '1234', {}],
  ['one is refused, and the others go on', 'd 409 d d', 'finished', 'drdd', '1234', {}],
  ['a lost answer to a link: the list is read, and the others go on', 'd lost d d', 'finished', 'dudd', '1234', { reads: 4 }],
  ['a lost answer to a number ends it', 'd lost', 'lostNumber', 'du--', '12', { numbers: true, reads: 4 }],
  ['an answer of another shape to a number ends it', 'unreadable', 'lostNumber', 'u---', '1', { numbers: true, reads: 4 }],
  ['a refused number goes on', 'd 409 d d', 'finished', 'drdd', '1234', { numbers: true }],
  ['a server error to a number may have given it', '500', 'lostNumber', 'u---', '1', { numbers: true, reads: 4 }],
  ['three refusals in a row end it', '409 409 409', 'threeFailures', 'rrr-', '123', {}],
  ['a refusal, a lost answer and a refusal in a row end it', '409 lost 409', 'threeFailures', 'rur-', '123', { reads: 4 }],
  ['a yes between them counts anew', '409 409 d 409', 'finished', 'rrdr', '1234', {}],
  ['a firm that is left out between them does not', '409 409 409', 'threeFailures', 'rlrr', '134', { skipped: 2 }],
  ['403 ends it at once', 'd 403', 'forbidden', 'dr--', '12', {}],
  ['401: after the sign-in it goes on with the same firm', 'd 401 d d d', 'finished', 'dddd', '12234', {}],
  ['401 to the list: after the sign-in it goes on with the same firm', 'd d d d', 'finished', 'dddd', '1234', { expiresWhileRead: true, reads: 5 }],
  ['401, and nobody signs in', 'd 401', 'signedOut', 'd---', '12', { staysAway: true, reads: 2 }],
  ['somebody else signed in while a call was under way', 'd gone', 'signedOut', 'd---', '12', { reads: 2 }],
  ['429 waits as the service says, and goes on with the same firm', 'd 429:7 d d d', 'finished', 'dddd', '12234', { pauses: [7] }],
  ['429 without a word waits a minute', '429 d d d d', 'finished', 'dddd', '11234', { pauses: [60] }],
  ['429 for the third time ends it', '429:5 429:9 429:1', 'tooMany', 'r---', '111', { pauses: [5, 9] }],
  ['429 with an hour waits, and with more ends it at once', '429:3600 429:3601', 'tooMany', 'r---', '11', { pauses: [3600] }],
  ['a row that changed meanwhile is left out', 'd d d', 'finished', 'ddld', '124', { skipped: 3 }],
  ['a list that cannot be read: nothing is sent on the older one, and nothing is uncertain', 'd d', 'finished', 'drdd', '134', { numbers: true, unread: [2], reads: 6 }],
  ['a list that cannot be read three times ends it', 'd', 'threeFailures', 'drrr', '1', { unread: [2, 3, 4], reads: 6 }],
  ['Stop while the list is read', 'd', 'stopped', 'd---', '1', { stopWhileRead: true, reads: 4 }],
  ['another tab at the same firm leaves it out', 'd d d', 'finished', 'lddd', '234', { elsewhere: 1 }],
  ['Stop lets the running one end', 'd d', 'stopped', 'dd--', '12', { stopDuring: 2 }],
  ['Stop while the last one runs', 'd d d d', 'finished', 'dddd', '1234', { stopDuring: 4 }],
  ['Stop while it waits', 'd 429:30', 'stopped', 'd---', '12', { stopInPause: true, pauses: [30] }],
  ['Stop while the sign-in stands over it', 'd 401', 'stopped', 'd---', '12', { stopDuring: 2 }],
]; // oxfmt-ignore

const SIGNS = { done: 'd', refused: 'r', uncertain: 'u', skipped: 'l', notTried: '-' } as const;

/** `429:7` with the seconds to wait. */
function answerTo(written: string): Response {
  if (written === 'd') return Response.json({ success: true });
  if (written === 'lost') throw new TypeError('Failed to fetch');
  if (written === 'unreadable') return Response.json({}, { status: 202 });
  const [status = 0, retryAfter] = written.split(':').map(Number);
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return Response.json({ message: 'No' }, { status, headers });
}

/** A tab in which the person is busy with four firms, and the service that it talks to. */
async function seen(written: string, kind: 'paymentLink' | 'number', rest: Otherwise) {
  const script = written.split(' ');
  const calls: string[] = [];
  const pauses: number[] = [];
  const stop = new AbortController();
  let pausedMs = 0;
  let reads = 0;
  let underWay = 0;
  /** Firms whose turn is over. */
  let turns = 0;

  const readList = () => {
    reads += 1;
    const isRunning = selectIsBulkRunning(store.getState()) && calls.length > 0;
    if (rest.stopWhileRead && isRunning) stop.abort();
    if (rest.expiresWhileRead && isRunning && reads === 3) return answerTo('401');
    if (rest.unread?.includes(turns + 1)) {
      turns += 1;
      return answerTo('409');
    }
    const status = kind === 'number' ? 'paid' : 'pending';
    return Response.json(
      [1, 2, 3, 4].map((id) => ({ id, payment_status: id === rest.skipped ? 'done' : status })),
    );
  };
  const change = async (url: string) => {
    underWay += 1;
    // Never more than one request at a time.
    expect(underWay).toBe(1);
    calls.push(/\d+/.exec(url.replace(config.apiBaseUrl, ''))?.[0] ?? '');
    const now = script[calls.length - 1] ?? 'd';
    await Promise.resolve();
    underWay -= 1;
    turns += 1;
    if (rest.stopDuring === calls.length) stop.abort();
    if (rest.stopWhileRead || rest.unread || (rest.expiresWhileRead && turns === 1))
      store.dispatch(changedInOtherTab(Date.now()));
    if (now === 'gone') store.dispatch(signedOut('general'));
    return answerTo(now === 'gone' ? 'd' : now);
  };
  const send = async (url: string) => (url.endsWith('/newmembers') ? readList() : change(url));

  const store = createStore({ ...config, sendTokenOnLists: true }, Promise.resolve({ send }));
  store.dispatch(session('T'));
  // The run keeps the session when its token is refused.
  store.dispatch(unsavedAdded({ holder: 'run', isBeingSaved: false }));
  store.subscribe(() => {
    if (!selectIsExpired(store.getState()) || selectSession(store.getState()) === null) return;
    queueMicrotask(() => store.dispatch(rest.staysAway ? tokenAbandoned() : session('T2')));
  });
  if (rest.elsewhere !== undefined)
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, _: object, hold: (lock: object | null) => unknown) =>
          hold(name.endsWith(` ${rest.elsewhere}`) ? null : {}),
        query: async () => ({ held: [] }),
      },
    });
  // The screen with the list.
  await store.dispatch(members.endpoints.newMembers.initiate());
  const told: Told = { results: [] };
  const plan = planOf(1, 2, 3, 4);
  const ended = begin(store, kind, plan, told, {
    stopped: stop.signal,
    onPause: (ms) => {
      pausedMs = ms;
      pauses.push(Math.round(ms / 1000));
      if (rest.stopInPause) queueMicrotask(() => stop.abort());
    },
  });
  for (let step = 0; step < 200 && selectIsBulkRunning(store.getState()); step++) {
    await quiet();
    // A second for the retry of a read; longer only in a pause, since it would end a call.
    await vi.advanceTimersByTimeAsync(pausedMs + 1000);
    pausedMs = 0;
  }
  await ended;
  const report = reportOf({ todo: plan, skipped: [] }, told.results);
  return {
    end: told.phase?.kind === 'ended' ? told.phase.end : 'signedOut',
    results: report.map(({ result }) => SIGNS[result.kind]).join(''),
    calls: calls.join(''),
    pauses,
    reads,
  };
}

test.each(CASES)(
  'a run over four firms (rules Q3, Q4): %s',
  async (_, written, end, results, calls, otherwise) => {
    const { pauses = [], reads = 3, numbers } = otherwise;
    expect(await seen(written, numbers ? 'number' : 'paymentLink', otherwise)).toEqual({
      end,
      results,
      calls,
      pauses,
      reads,
    });
  },
);
