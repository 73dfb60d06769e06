import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createStore, type Store } from '../app/store';
import { sessionRead, signedIn, signedOut } from '../session/sessionSlice';
import {
  type Answer,
  answers,
  config,
  empty,
  imitateService,
  lost,
  ok,
  painted,
  quiet,
  sentRequests,
  status,
} from '../test/cannedService';
import { outcomesIn, queueBegan } from './changes';
import { readIfOld } from './freshList';
import { members } from './members';
import { type ApiRoot, isApiRoot } from './rootApi';

/*
 * The orders in which the answer of a change and the answers of the lists can come (docs/how/changes.md): what the lists say
 * then. The answer is shown at once, nothing before it, and a list that was asked for after it has the last word.
 */

imitateService();

const admin = { token: 'T', userId: 7, userName: 'Asha', role: 3, memberId: 7 } as const;

/** A firm of either list, as it goes over the wire. */
const firm = (id: number, said: object = {}) => ({ id, name: `Firm ${id}`, ...said });
const inactive = { status: 1 };
const paid = (id: number, said: object = {}) => firm(id, { payment_status: 'paid', ...said });

interface Held {
  readonly path: string;
  readonly answer: (by: Answer) => void;
}

/** A service whose answers the test gives, one call at a time, in any order. */
class HeldService {
  readonly #held: Held[] = [];
  readonly store = createStore(config, null);

  constructor() {
    answers(() => {
      const path = new URL(sentRequests().at(-1)?.url ?? '').pathname;
      return new Promise((resolve) => {
        this.#held.push({ path, answer: (by) => resolve(by()) });
      });
    });
    this.store.dispatch(signedIn({ session: admin, roleNumber: 3 }));
  }

  /** The oldest call of this path that waits is answered. */
  async answer(path: string, by: Answer): Promise<void> {
    await quiet();
    const at = this.#held.findIndex((held) => held.path === path);
    if (at === -1) throw new Error(`Nobody asked for ${path}`);
    const [held] = this.#held.splice(at, 1);
    held?.answer(by);
    await quiet();
  }

  /** Calls that wait, in the order in which they were sent. */
  waiting = (): readonly string[] => this.#held.map(({ path }) => path);
}

const LIST = '/api/members';
const APPLICATIONS = '/api/newmembers';
const TOGGLE = '/api/members/1/status';
const DELETE = '/api/members/1';
const NUMBER = '/api/membership/1';
const rows =
  (...firms: readonly object[]): Answer =>
  () =>
    HttpResponse.json(firms);

async function opened(...firms: readonly object[]): Promise<HeldService> {
  const service = new HeldService();
  void service.store.dispatch(members.endpoints.members.initiate());
  await service.answer(LIST, rows(...firms));
  return service;
}

/** What the store of a portal holds that has asked for something. */
function stateOf(store: Store): ReturnType<Store['getState']> & ApiRoot {
  const state = store.getState();
  if (!isApiRoot(state)) throw new Error('Nothing was asked yet');
  return state;
}
const ofMembers = (store: Store) => members.endpoints.members.select()(stateOf(store)).data;
const ofApplications = (store: Store) => members.endpoints.newMembers.select()(stateOf(store)).data;
const shown = ({ store }: HeldService) =>
  ofMembers(store)?.rows.map(({ id, status: said }) => `${id} ${said}`);
const shownApplications = ({ store }: HeldService) =>
  ofApplications(store)?.rows.map(
    ({ id, membership, paymentStatus }) => `${id} ${paymentStatus.kind} ${membership}`,
  );

const toggle = ({ store }: HeldService, id = 1, to: 'active' | 'inactive' = 'inactive') =>
  void store.dispatch(members.endpoints.setMemberStatus.initiate({ id, status: to }));
const remove = ({ store }: HeldService) =>
  void store.dispatch(members.endpoints.deleteMember.initiate(1));
const generate = ({ store }: HeldService) =>
  void store.dispatch(members.endpoints.generateMembership.initiate(1));
const reload = ({ store }: HeldService) =>
  void store.dispatch(members.endpoints.members.initiate(undefined, { forceRefetch: true }));

describe('the answer', () => {
  test('is shown before the list has been read again, and nothing is before it', async () => {
    const service = await opened(firm(1), firm(2));
    toggle(service);
    await quiet();
    expect(shown(service)).toEqual(['1 active', '2 active']);
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toEqual(['1 inactive', '2 active']);
    await painted();
    expect(service.waiting()).toEqual([LIST]);
  });

  test('leaves every other row the very same one', async () => {
    const service = await opened(firm(1), firm(2));
    const [, other] = ofMembers(service.store)?.rows ?? [];
    toggle(service);
    await service.answer(TOGGLE, ok);
    expect(ofMembers(service.store)?.rows[1]).toBe(other);
  });

  test('of a deletion takes the firm out of both lists, and out of what the service says there are', async () => {
    const service = await opened(firm(1), firm(2));
    void service.store.dispatch(members.endpoints.newMembers.initiate());
    await service.answer(APPLICATIONS, () =>
      HttpResponse.json({ data: [paid(1), paid(2)], next_page_url: null, total: 9 }),
    );
    remove(service);
    await service.answer(DELETE, ok);
    expect(shown(service)).toEqual(['2 active']);
    expect(shownApplications(service)).toEqual(['2 paid null']);
    expect(ofApplications(service.store)?.total).toBe(8);
  });

  test('of a number makes the firm processed, and claims no number of before', async () => {
    const service = new HeldService();
    void service.store.dispatch(members.endpoints.newMembers.initiate());
    await service.answer(APPLICATIONS, rows(paid(1, { membership: 99 }), paid(2)));
    generate(service);
    await service.answer(NUMBER, ok);
    expect(shownApplications(service)).toEqual(['1 done null', '2 paid null']);
  });

  test('changes a firm that is listed twice in both places', async () => {
    const service = await opened(firm(1), firm(2), firm(1));
    toggle(service);
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toEqual(['1 inactive', '2 active', '1 inactive']);
  });

  test('of a firm that is no longer listed changes nothing', async () => {
    const service = await opened(firm(2));
    const before = ofMembers(service.store);
    toggle(service);
    await service.answer(TOGGLE, ok);
    expect(ofMembers(service.store)).toBe(before);
  });

  test.each<[string, Answer]>([
    ['refuses', status(403)],
    ['is lost', lost],
    ['fails', status(500)],
    ['says no with a 200', () => HttpResponse.json({ success: false })],
  ])('that %s changes nothing', async (_, answer) => {
    const service = await opened(firm(1));
    toggle(service);
    await service.answer(TOGGLE, answer);
    expect(shown(service)).toEqual(['1 active']);
  });

  test.each([201, 202, 204])('of a number that is a %i changes nothing', async (code) => {
    const service = new HeldService();
    void service.store.dispatch(members.endpoints.newMembers.initiate());
    await service.answer(APPLICATIONS, rows(paid(1)));
    generate(service);
    await service.answer(NUMBER, empty(code));
    expect(shownApplications(service)).toEqual(['1 paid null']);
  });
});

describe('a list', () => {
  test('that was asked for before the answer does not take it back', async () => {
    const service = await opened(firm(1), firm(2));
    toggle(service);
    await quiet();
    reload(service);
    await service.answer(TOGGLE, ok);
    await service.answer(LIST, rows(firm(1), firm(2, inactive), firm(3)));
    expect(shown(service)).toEqual(['1 inactive', '2 inactive', '3 active']);
  });

  test('that was asked for before a deletion does not bring the firm back', async () => {
    const service = await opened(firm(1), firm(2));
    remove(service);
    await quiet();
    reload(service);
    await service.answer(DELETE, ok);
    await service.answer(LIST, rows(firm(1), firm(2)));
    expect(shown(service)).toEqual(['2 active']);
  });

  test('that is read behind the answer has the last word', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await service.answer(TOGGLE, ok);
    await painted();
    await service.answer(LIST, rows(firm(1)));
    expect(shown(service)).toEqual(['1 active']);
    expect(outcomesIn(service.store.getState())).toEqual([]);
  });

  test('that could not be read again leaves the answer, and the next one has its own word', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await service.answer(TOGGLE, ok);
    await painted();
    await service.answer(LIST, status(403));
    expect(shown(service)).toEqual(['1 inactive']);
    reload(service);
    await service.answer(LIST, rows(firm(1)));
    expect(shown(service)).toEqual(['1 active']);
  });

  test('that says the same is the same, to its last row', async () => {
    const service = await opened(firm(1), firm(2, inactive));
    toggle(service);
    await service.answer(TOGGLE, ok);
    const before = ofMembers(service.store);
    await painted();
    await service.answer(LIST, rows(firm(1, inactive), firm(2, inactive)));
    expect(ofMembers(service.store)).toBe(before);
  });

  test.each<[string, object]>([
    ['name', { name: 'Other' }],
    ['mobile', { mobile: '9839000001' }],
    ['email', { email: 'a@b.example' }],
    ['number', { membership: 5 }],
    ['address', { billing_address: 'Chowk' }],
    ['status', inactive],
  ])('that says another %s of a firm has that row new, and only that', async (_, said) => {
    const service = await opened(firm(1), firm(2));
    const [first, second] = ofMembers(service.store)?.rows ?? [];
    reload(service);
    await service.answer(LIST, rows(firm(1), firm(2, said)));
    const [now, other] = ofMembers(service.store)?.rows ?? [];
    expect(now).toBe(first);
    expect(other).toEqual({ ...second, ...other });
    expect(other).not.toBe(second);
  });

  test('in another order, with a firm more, has the rows of before', async () => {
    const service = await opened(firm(1), firm(2));
    const before = ofMembers(service.store)?.rows ?? [];
    reload(service);
    await service.answer(LIST, rows(firm(3), firm(2), firm(1)));
    const [added, second, first] = ofMembers(service.store)?.rows ?? [];
    expect([first, second]).toEqual(before);
    expect(first).toBe(before[0]);
    expect(second).toBe(before[1]);
    expect(added?.id).toBe(3);
  });
});

describe('two changes', () => {
  test('the second one is not in the list that was read behind the first', async () => {
    const service = await opened(firm(1), firm(2));
    toggle(service, 1);
    await service.answer(TOGGLE, ok);
    await painted();
    toggle(service, 2);
    await service.answer('/api/members/2/status', ok);
    expect(shown(service)).toEqual(['1 inactive', '2 inactive']);
    // Asked for between the two.
    await service.answer(LIST, rows(firm(1, inactive), firm(2)));
    expect(shown(service)).toEqual(['1 inactive', '2 inactive']);
    await painted();
    await service.answer(LIST, rows(firm(1, inactive), firm(2)));
    expect(shown(service)).toEqual(['1 inactive', '2 active']);
  });

  test('of one firm: deleted while the list is read behind its toggle, it does not come back', async () => {
    const service = await opened(firm(1), firm(2));
    toggle(service);
    await service.answer(TOGGLE, ok);
    await painted();
    remove(service);
    await service.answer(DELETE, ok);
    await service.answer(LIST, rows(firm(1, inactive), firm(2)));
    expect(shown(service)).toEqual(['2 active']);
  });

  test('a toggle and its undo: each answer is shown', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await service.answer(TOGGLE, ok);
    await painted();
    await service.answer(LIST, rows(firm(1, inactive)));
    toggle(service, 1, 'active');
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toEqual(['1 active']);
  });
});

describe('an answer that comes late', () => {
  test('after a sign-out is in no list', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await quiet();
    service.store.dispatch(signedOut('general'));
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toBeUndefined();
  });

  test('changes nothing on the screen of who came meanwhile (rule C4)', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await quiet();
    const other = { ...admin, token: 'U', userId: 8 };
    service.store.dispatch(sessionRead({ session: other, end: 'signedOut' }));
    void service.store.dispatch(members.endpoints.members.initiate());
    await service.answer(LIST, rows(firm(1)));
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toEqual(['1 active']);
  });

  test('is shown to the same person, who signed in anew', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await quiet();
    service.store.dispatch(sessionRead({ session: { ...admin, token: 'U' }, end: 'signedOut' }));
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toEqual(['1 inactive']);
  });
});

test('while a queue runs the rows stay as they were (rule Q3)', async () => {
  const service = await opened(firm(1));
  service.store.dispatch(queueBegan());
  toggle(service);
  await service.answer(TOGGLE, ok);
  expect(shown(service)).toEqual(['1 active']);
});

test('a press that looks at the list meanwhile finds what the answer said', async () => {
  const service = await opened(firm(1));
  toggle(service);
  await service.answer(TOGGLE, ok);
  await readIfOld('members', () => stateOf(service.store), service.store.dispatch);
  expect(shown(service)).toEqual(['1 inactive']);
});
