import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { type Failure, isUncertain } from '../domain/failure';
import { personKey, serviceKey } from '../session/personKey';
import {
  isOfChange,
  noteSent,
  sentKey,
  sentRecords,
  type SentRecord,
  type SentResult,
} from '../session/sentRecords';
import { userIdIn } from '../session/sessionSlice';
import type { ChangeCall } from './call';
import { connectionOf } from './connection';
import { isUnderWay, markedUnderWay } from './tabs';

/*
 * A change that is sent is noted in this browser until its answer is there (rule C11): the page may be loaded again, crash or be
 * closed meanwhile, or the answer be lost.
 */

type Asking = Pick<BaseQueryApi, 'getState' | 'extra'>;

/** Of whom a change is: of who is signed in, or of any visitor. */
const personOf = ({ bearer }: ChangeCall, { getState, extra }: Asking): string =>
  personKey(connectionOf(extra).config.apiBaseUrl, bearer ? userIdIn(getState()) : null);

/**
 * Why a change is not sent before the person has decided; `null` where nothing is known of an earlier try, or the person was told
 * of it: `told` holds the keys of those records.
 */
export async function unknownBefore(
  call: ChangeCall,
  asking: Asking,
  told: readonly string[],
): Promise<Failure | null> {
  if (call.change.remember === null) return null;
  const person = personOf(call, asking);
  const record = sentRecords().find(
    (sent) =>
      sent.person === person &&
      !sent.isDone &&
      isOfChange(sent, call.change) &&
      !told.includes(sent.key),
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

type Answered = { readonly error?: Failure | undefined };

/**
 * Sends a change, and remembers it from the moment it leaves until a certain answer is there. `tellUnknown` is told the key of a
 * record whose answer was lost.
 */
export async function remembered<T extends Answered>(
  call: ChangeCall,
  send: () => Promise<T>,
  asking: Asking,
  tellUnknown: (key: string) => void,
): Promise<T> {
  const { name, subject, remember } = call.change;
  if (remember === null) return send();
  const sent = { person: personOf(call, asking), name, subject, limit: call.timeLimit };
  const key = sentKey(sent);
  return markedUnderWay(key, async () => {
    const settle = noteSent(sent, remember === 'done');
    const answer = await send();
    const result = resultOf(answer);
    if (result === 'unknown') tellUnknown(key);
    settle(result);
    return answer;
  });
}

function resultOf({ error }: Answered): SentResult {
  if (error === undefined) return 'done';
  return isUncertain(error) ? 'unknown' : 'refused';
}
