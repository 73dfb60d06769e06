import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { type Failure, isUncertain } from '../domain/failure';
import { personKey, serviceKey } from '../session/memory/personKey';
import {
  isOfChange,
  isSentKey,
  noteSent,
  onSentRecords,
  sentKey,
  sentRecords,
  type SentRecord,
  type SentResult,
} from '../session/sentRecords';
import { userIdIn } from '../session/sessionSlice';
import type { ChangeCall } from './call';
import { type ChangesRoot, isToldIn, sentBeforeFound, unknownTold } from './changes';
import { connectionOf } from './connection';
import { isUnderWay, markedUnderWay } from './underWay';

/*
 * A change that is sent is noted in this browser until its answer is there (rule C11): the page may be loaded again, crash or be
 * closed meanwhile, or the answer be lost.
 */

type Asking = Pick<BaseQueryApi, 'getState' | 'extra'>;

/** Of whom a change is: of who is signed in, or of any visitor. */
const personOf = ({ bearer }: ChangeCall, { getState, extra }: Asking): string =>
  personKey(connectionOf(extra).config.apiBaseUrl, bearer ? userIdIn(getState()) : null);

/** Why a change is not sent before the person has decided; `null` where nothing is known of an earlier try. */
export async function unknownBefore(call: ChangeCall, asking: Asking): Promise<Failure | null> {
  if (call.change.remember === null) return null;
  const person = personOf(call, asking);
  const record = sentRecords().find(
    (sent) =>
      sent.person === person &&
      !sent.isDone &&
      isOfChange(sent, call.change) &&
      !isToldIn(asking.getState(), sent.key),
  );
  if (record === undefined || (await isUnderWay(record))) return null;
  return { kind: 'sentBefore', key: record.key, at: record.at };
}

/**
 * The last time that something with one of these marks was sent from this browser, by whomever, if no tab waits for its answer. For
 * who holds the same file in hand: it says nothing of anybody.
 */
export async function lastSent(
  { change: { name } }: ChangeCall,
  subject: string,
  apiBaseUrl: string,
): Promise<SentRecord | undefined> {
  const service = serviceKey(apiBaseUrl);
  const record = sentRecords().find(
    (sent) => sent.person.startsWith(service) && isOfChange(sent, { name, subject }),
  );
  return record === undefined || (await isUnderWay(record)) ? undefined : record;
}

type Answered = { readonly data: unknown } | { readonly error: Failure };

/** Sends a change, and remembers it from the moment it leaves until a certain answer is there. */
export async function remembered<T extends Answered>(
  call: ChangeCall,
  send: () => Promise<T>,
  queryApi: Asking & Pick<BaseQueryApi, 'dispatch'>,
  /** Whether the person who asked hears of the end. */
  isHeard: () => boolean,
): Promise<T> {
  const { name, subject, remember } = call.change;
  if (remember === null) return send();
  const sent = { person: personOf(call, queryApi), name, subject, limit: call.timeLimit };
  const key = sentKey(sent);
  return markedUnderWay(key, async () => {
    const settle = noteSent(sent, remember === 'done');
    const answer = await send();
    const result = resultOf(answer);
    if (result === 'unknown' && isHeard()) queryApi.dispatch(unknownTold(key));
    settle(result);
    return answer;
  });
}

function resultOf(answer: Answered): SentResult {
  if ('data' in answer) return 'done';
  return isUncertain(answer.error) ? 'unknown' : 'refused';
}

interface WatchedStore {
  readonly getState: () => ChangesRoot;
  readonly dispatch: (action: ReturnType<typeof sentBeforeFound>) => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long a call of another tab goes on is seen by its lock alone. */
const LOOK_AGAIN_MS = 1000;

/** Keeps the store in step with what was sent from this browser before; returns the way to stop. */
export function watchSentBefore(store: WatchedStore, apiBaseUrl: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  let userId = userIdIn(store.getState());

  const look = async () => {
    clearTimeout(timer);
    const mine = ++looks;
    const people = [personKey(apiBaseUrl, userId), personKey(apiBaseUrl, null)];
    const records = sentRecords().filter(
      ({ person, isDone }) => people.includes(person) && !isDone,
    );
    // Without locks a call of this page looks like one of an earlier page.
    const { running } = store.getState().changes;
    const areUnderWay = await Promise.all(
      records.map(async (record) => (running[record.name] ?? 0) > 0 || isUnderWay(record)),
    );
    // Somebody else may be here by now, or another look have begun.
    if (mine !== looks) return;
    // An answer that came meanwhile has taken its record away, then its lock: nothing of it is unknown.
    const left = sentRecords().map(({ key }) => key);
    take(records.filter(({ key }, place) => areUnderWay[place] === false && left.includes(key)));
    if (areUnderWay.includes(true)) timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
  };
  const take = (found: readonly SentRecord[]) => {
    const known = store.getState().changes.sentBefore;
    if (JSON.stringify(found) !== JSON.stringify(known)) store.dispatch(sentBeforeFound(found));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || isSentKey(key)) void look();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void look();
  };
  const stops = [
    onSentRecords(() => void look()),
    store.subscribe(() => {
      const now = userIdIn(store.getState());
      if (now === userId) return;
      userId = now;
      // Nothing of one person is shown to the next, not for a moment.
      take([]);
      void look();
    }),
  ];
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  void look();
  return () => {
    looks += 1;
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
