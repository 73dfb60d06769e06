import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { sessionRead, signedIn, signedOut } from '../session/sessionSlice';
import { type StubAnswer, lost, ok, quiet, status, setupStubService } from '../test/stubService';
import {
  APPLICATIONS,
  DELETE,
  PausedService,
  LIST,
  NUMBER,
  TOGGLE,
  admin,
  bina,
  firm,
  generate,
  ofApplications,
  ofMembers,
  opened,
  paid,
  reload,
  remove,
  rows,
  shown,
  shownApplications,
  toggle,
} from '../test/pausedService';
import { bulkRunningChanged } from './once';
import { members, refetchListIfStale } from './members';

/*
 * The orders in which the answers of a change and of the lists can come (docs/how/changes.md). The result of a change is shown as
 * soon as it is answered, not before, and a list that was requested after it is final.
 */

setupStubService();

describe('the answer', () => {
  test('is shown before the list is refetched, not earlier, and keeps every other row object', async () => {
    const service = await opened(firm(1), firm(2), firm(1));
    const other = ofMembers(service.store)?.rows[1];
    toggle(service);
    await quiet();
    expect(shown(service)).toEqual(['1 active', '2 active', '1 active']);
    await service.answer(TOGGLE, ok);
    // A firm that is listed twice changes in both places.
    expect(shown(service)).toEqual(['1 inactive', '2 active', '1 inactive']);
    expect(ofMembers(service.store)?.rows[1]).toBe(other);
    await quiet();
    expect(service.waiting()).toEqual([LIST]);
  });

  test('of a deletion removes the firm from both lists and from their totals', async () => {
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

  test('to a number marks the firm as processed, and shows no old number', async () => {
    const service = new PausedService();
    void service.store.dispatch(members.endpoints.newMembers.initiate());
    await service.answer(APPLICATIONS, rows(paid(1, { membership: 99 }), paid(2)));
    generate(service);
    await service.answer(NUMBER, ok);
    expect(shownApplications(service)).toEqual(['1 done null', '2 paid null']);
  });

  test('about a firm that is no longer listed changes nothing', async () => {
    const service = await opened(firm(2));
    const before = ofMembers(service.store);
    toggle(service);
    await service.answer(TOGGLE, ok);
    expect(ofMembers(service.store)).toBe(before);
  });

  test.each<[string, StubAnswer]>([
    ['refuses', status(403)],
    ['is lost', lost],
    ['fails', status(500)],
    ['is a refusal with a 200', () => HttpResponse.json({ success: false })],
  ])('that %s changes nothing', async (_, answer) => {
    const service = await opened(firm(1));
    toggle(service);
    await service.answer(TOGGLE, answer);
    expect(shown(service)).toEqual(['1 active']);
  });
});

describe('an answer that comes late', () => {
  test('after a logout changes no list', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await quiet();
    service.store.dispatch(signedOut('general'));
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toBeUndefined();
  });

  test('changes nothing for the person who logged in meanwhile (rule C4)', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await quiet();
    service.store.dispatch(signedIn({ session: bina, roleNumber: 3 }));
    void service.store.dispatch(members.endpoints.members.initiate());
    await service.answer(LIST, rows(firm(1)));
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toEqual(['1 active']);
  });

  test('is shown to the same person after another login', async () => {
    const service = await opened(firm(1));
    toggle(service);
    await quiet();
    service.store.dispatch(sessionRead({ session: { ...admin, token: 'U' }, end: 'signedOut' }));
    await service.answer(TOGGLE, ok);
    expect(shown(service)).toEqual(['1 inactive']);
  });
});

test('during a bulk run the rows stay as they were (rule Q3), and no list is refetched', async () => {
  const service = await opened(firm(1));
  service.store.dispatch(bulkRunningChanged(true));
  reload(service);
  toggle(service);
  await service.answer(TOGGLE, ok);
  expect(shown(service)).toEqual(['1 active']);
  await service.answer(LIST, rows(firm(1)));
  expect(service.waiting()).toEqual([]);
});

test('a list whose answer is pending when a bulk run ends is fetched again', async () => {
  const service = await opened(firm(1));
  service.store.dispatch(bulkRunningChanged(true));
  reload(service);
  await quiet();
  service.store.dispatch(bulkRunningChanged(false));
  await service.answer(LIST, rows(firm(1)));
  expect(service.waiting()).toEqual([LIST]);
});

test('a press before the refetch sees the result of the change', async () => {
  const service = await opened(firm(1));
  toggle(service);
  await service.answer(TOGGLE, ok);
  void service.store.dispatch(refetchListIfStale('members'));
  await quiet();
  expect(shown(service)).toEqual(['1 inactive']);
});
