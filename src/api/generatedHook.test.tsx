import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, type Store } from '../app/store';
import { parsedJson, readItem } from '../session/browserStorage';
import { signedIn } from '../session/sessionSlice';
import { itemOf, lockOf } from '../test/nextPage';
import { admin as asha, bina } from '../test/pausedService';
import { config } from '../test/stubService';
import type { SendRequest, ServiceResponse } from './call';
import { useSendPaymentLinkMutation } from './members';
import { changeKey, selectIsRunning } from './once';

/* The generated hook as RTK's manual shows it, without anything around it, is safe: never twice, never for somebody else. */

const KEY = changeKey('sendPaymentLink', 12);
const ITEM = itemOf(KEY);
const LOCK = lockOf(KEY);

/** Requests in their order, each waiting for its answer. */
let sent: { readonly url: string; readonly answer: (response: ServiceResponse) => void }[] = [];
const heldLocks = new Set<string>();

const send: SendRequest = (url, { signal }) =>
  new Promise((resolve, reject) => {
    sent.push({ url, answer: resolve });
    signal?.addEventListener('abort', () => reject(new Error('Aborted')));
  });

/** The browser's locks, which the tabs share. */
const locks = {
  request: async (name: string, _: object, hold: (lock: object | null) => Promise<void>) => {
    if (heldLocks.has(name)) return hold(null);
    heldLocks.add(name);
    return hold({}).finally(() => heldLocks.delete(name));
  },
  query: () => Promise.resolve({ held: [...heldLocks].map((name) => ({ name })) }),
};

beforeEach(() => {
  sent = [];
  heldLocks.clear();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

function SendLink({ name }: { readonly name: string }) {
  const [sendPaymentLink, { data, error, isLoading }] = useSendPaymentLinkMutation();
  return (
    <section aria-label={name}>
      <button type="button" onClick={() => void sendPaymentLink(12)}>
        {isLoading ? 'Sending' : 'Send'}
      </button>
      <output>{JSON.stringify(error ?? data)}</output>
    </section>
  );
}

/** A page with two buttons for the same firm. */
function openPage(session: typeof asha | typeof bina = asha): Store {
  const store = createStore(config, Promise.resolve({ send }));
  store.dispatch(signedIn({ session, roleNumber: 3 }));
  render(
    <Provider store={store}>
      <SendLink name="list" />
      <SendLink name="profile" />
    </Provider>,
  );
  return store;
}

const press = (name: string) => {
  const button = screen.getByRole('region', { name }).querySelector('button');
  if (button !== null) fireEvent.click(button);
};
const result = (name: string): unknown => {
  const text = screen.getByRole('region', { name }).querySelector('output')?.textContent ?? '';
  return text === '' ? undefined : parsedJson(text);
};
const arrived = (count: number) => waitFor(() => expect(sent).toHaveLength(count));
const says = (name: string, expected: object | null) =>
  waitFor(() => expect(result(name)).toEqual(expected));
const answer = (status = 200) =>
  act(async () => sent.at(-1)?.answer(Response.json({ success: status === 200 }, { status })));
const isRunning = (store: Store) => selectIsRunning(store.getState(), KEY);

test('registers, locks and records the change, and refuses a second one while it runs', async () => {
  const store = openPage();
  expect(isRunning(store)).toBe(false);
  press('list');
  press('list');
  press('profile');
  await says('profile', { kind: 'running' });
  await arrived(1);
  expect(isRunning(store)).toBe(true);
  expect([...heldLocks]).toEqual([LOCK]);
  expect(parsedJson(readItem(ITEM))).toMatchObject({ key: KEY, subject: '' });
  await answer();
  await waitFor(() => expect(isRunning(store)).toBe(false));
  expect([[...heldLocks], readItem(ITEM)]).toEqual([[], null]);
  press('profile');
  await arrived(2);
  await answer();
  await says('profile', null);
});

test('is refused while another tab sends the same', async () => {
  const store = openPage();
  heldLocks.add(LOCK);
  press('list');
  await says('list', { kind: 'elsewhere' });
  expect([sent, isRunning(store)]).toEqual([[], false]);
  heldLocks.clear();
  press('list');
  await arrived(1);
  await answer();
  await says('list', null);
});

/** Closes the page; the browser releases its locks. */
function reload(): void {
  cleanup();
  heldLocks.clear();
  openPage();
}

test('sends after a reload only what has had an answer', async () => {
  openPage();
  press('list');
  await arrived(1);
  await answer(403);
  reload();
  press('list');
  await arrived(2);
  reload();
  press('list');
  await waitFor(() => expect(result('list')).toMatchObject({ kind: 'sentBefore', item: ITEM }));
  expect(sent).toHaveLength(2);
});

test.each([
  ['done', 200],
  ['refused', 403],
  ['unknown', 500],
])(
  'answers nobody who signed in meanwhile, and tells the caller what became of it: %s',
  async (became, status) => {
    const store = openPage();
    press('list');
    await arrived(1);
    act(() => void store.dispatch(signedIn({ session: bina, roleNumber: 3 })));
    expect(isRunning(store)).toBe(true);
    await answer(status);
    await says('list', { kind: 'ignored', result: became });
    expect(isRunning(store)).toBe(false);
    // Their own press is not asked about what the other person sent.
    press('profile');
    await arrived(2);
  },
);
