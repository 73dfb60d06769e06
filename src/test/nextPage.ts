import { expect, vi } from 'vitest';
import { changeKey, runChange } from '../api/once';
import { registration } from '../api/registration';
import { createStore, type Store } from '../app/store';
import { itemKeys } from '../session/browserStorage';
import { signedIn } from '../session/sessionSlice';
import { firm } from './contractSamples';
import { changes } from './listedFirm';
import { admin as asha, type bina, generateNumber } from './pausedService';
import { answers, config, never, ok, quiet, allTime, sentRequests } from './stubService';

/* A page that is closed while its change is on the way, and the next page, which may press again. */

export function opened(session: typeof asha | typeof bina | null = asha): Store {
  const store = createStore(config, null);
  if (session !== null) store.dispatch(signedIn({ session, roleNumber: 3 }));
  return store;
}

export const number = (store: Store) => generateNumber(store, 12);
export const apply = (store: Store, firmName = 'Assi Silks') => {
  const application = changes({ ...firm, firmName });
  const { initiate } = registration.endpoints.register;
  return store.dispatch(
    runChange('register', firmName, () => store.dispatch(initiate(application))),
  );
};

export const items = () => itemKeys('sent:');
export const itemOf = (key: string, person = `${asha.userId}`) =>
  `sent:${config.apiBaseUrl}#${person};${key}`;
export const ITEM = itemOf(changeKey('generateMembership', 12));
/** The lock is the same for every person. */
export const lockOf = (key: string) => `sent:${config.apiBaseUrl}#${key}`;
export const LOCK = lockOf(changeKey('generateMembership', 12));

/** Sends a change from a page that is closed before the answer is there. */
export async function leave(send: (store: Store) => unknown, store = opened()): Promise<void> {
  answers(never);
  const before = sentRequests().length;
  void send(store);
  await quiet();
  expect(sentRequests().length).toBeGreaterThan(before);
}

/** Sends the change again from the next page, and counts the requests. */
export async function pressed(send: (store: Store) => PromiseLike<object>, store = opened()) {
  answers(ok);
  const before = sentRequests().length;
  const answer = await allTime(send(store));
  return { answer, calls: sentRequests().length - before };
}

/** Replaces the browser's locks: the given names are held by another tab. */
export const locksHeld = (heldNames: readonly string[]) =>
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, _: object, act: (lock: object | null) => unknown) =>
        Promise.resolve(act(heldNames.includes(name) ? null : {})),
      query: () => Promise.resolve({ held: heldNames.map((name) => ({ name })) }),
    },
  });
