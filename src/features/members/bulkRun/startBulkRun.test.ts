import { HttpResponse } from 'msw';
import type { Store as ReduxStore } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { createStore, type Store } from '../../../app/store';
import type { NewMember } from '../../../domain/member';
import type { LocalNotes } from '../../../session/localNotes';
import { signedIn, signedOut } from '../../../session/sessionSlice';
import { selectIsBulkRunning } from '../../../api/pending';
import { answers, config, setupStubService, quiet, sentRequests } from '../../../test/stubService';
import type { FirmResult, BulkRunPhase } from './bulkRunTypes';
import { type BulkRunRoot, startBulkRun } from './startBulkRun';

setupStubService();

const firm = (id: number): NewMember => ({
  id,
  name: `Firm ${id}`,
  mobile: '9415200001',
  email: '',
  membership: null,
  address: '',
  paymentStatus: { kind: 'pending' },
});
const todo = [1, 2, 3].map((id) => ({ id, firm: firm(id) }));
const list = () =>
  HttpResponse.json(todo.map(({ id }) => ({ id, name: `Firm ${id}`, payment_status: 'pending' })));
const sent = () => HttpResponse.json({ success: true });

const hasApi = (store: Store): store is Store & ReduxStore<BulkRunRoot> =>
  'api' in store.getState();

function startRun(
  noteLinkSent: (id: number, isCertain: boolean) => void,
  refreshNotes: () => Promise<void> = async () => undefined,
  linkSent: LocalNotes['linkSent'] = new Map(),
) {
  const store = createStore(config, null);
  if (!hasApi(store)) throw new Error('The store has no api');
  const session = { token: 'T', userId: 7, userName: 'Asha', role: 3, memberId: 7 } as const;
  store.dispatch(signedIn({ session, roleNumber: 3 }));
  const seen: { phase?: BulkRunPhase; results?: readonly FirmResult[] } = {};
  const start = () =>
    startBulkRun({ kind: 'paymentLink', list: 'newMembers' }, todo, false, {
      store,
      notes: { noteLinkSent, refreshNotes, notesNow: () => ({ linkSent, firstSeen: new Map() }) },
      keep: () => ({ isKept: Promise.resolve(true), settle: async () => undefined }),
      stopped: new AbortController().signal,
      onPhase: (phase) => {
        seen.phase = phase;
      },
      onResults: (results) => {
        seen.results = results;
      },
    });
  return {
    store,
    start,
    phase: () => seen.phase,
    kinds: () => seen.results?.map(({ kind }) => kind),
  };
}

const posted = () => sentRequests().filter(({ method }) => method === 'POST').length;

/** An answer that arrives when the test releases it. */
function pausedResponse(answer: () => Response) {
  const gate = new EventTarget();
  const held = new Promise<Response>((resolve) => {
    gate.addEventListener('open', () => resolve(answer()));
  });
  return { answer: () => held, release: () => gate.dispatchEvent(new Event('open')) };
}

test('every firm of the plan is in the report from the first request on', async () => {
  const first = pausedResponse(sent);
  answers(list, first.answer, sent, sent, list);
  const { start, phase, kinds } = startRun(() => undefined);
  const ended = start();
  await quiet();
  expect(phase()).toEqual({ kind: 'running', place: 0, pausedUntil: null });
  expect(kinds()).toEqual(['notTried', 'notTried', 'notTried']);
  first.release();
  await ended;
  expect(phase()).toEqual({ kind: 'ended', end: 'finished' });
  expect(kinds()).toEqual(['done', 'done', 'done']);
});

test('a link answered after the logout is noted for its sender, and nothing more is sent', async () => {
  const first = pausedResponse(sent);
  answers(list, first.answer, list);
  const noted: (readonly [number, boolean])[] = [];
  const { store, start } = startRun((...link) => noted.push(link));
  const ended = start();
  await quiet();
  store.dispatch(signedOut('general'));
  first.release();
  await ended;
  expect(noted).toEqual([[1, true]]);
  expect(posted()).toBe(1);
});

test('a link sent in another tab is known before the next firm, even before its event arrives', async () => {
  answers(list, sent, sent, list);
  const linkSent = new Map<number, { at: number; isCertain: boolean }>();
  let isSentElsewhere = false;
  const { start, kinds } = startRun(
    (id) => {
      isSentElsewhere ||= id === 1;
    },
    async () => {
      if (isSentElsewhere) linkSent.set(2, { at: Date.now(), isCertain: true });
    },
    linkSent,
  );
  await start();
  expect(kinds()).toEqual(['done', 'skipped', 'done']);
  expect(posted()).toBe(2);
});

test('a storage of notes that never answers delays no bulk run', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers(list, sent, sent, sent, list);
  const { start, kinds } = startRun(
    () => undefined,
    () => new Promise(() => {}),
  );
  const ended = start();
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(kinds()).toEqual(['done', 'done', 'done']);
  vi.useRealTimers();
});

test('an error in the portal ends it, and the results so far are shown', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  answers(list, sent, sent, list);
  const { store, start, phase, kinds } = startRun((id) => {
    if (id === 2) throw new Error('Out of order');
  });
  await start();
  expect(phase()).toEqual({ kind: 'ended', end: 'fault' });
  expect(kinds()).toEqual(['done', 'uncertain', 'notTried']);
  expect(posted()).toBe(2);
  expect(report).toHaveBeenCalledTimes(1);
  expect(selectIsBulkRunning(store.getState())).toBe(false);
  vi.unstubAllGlobals();
});
