import { expect, test } from 'vitest';
import { type StubAnswer, ok, quiet, status, setupStubService } from '../test/stubService';
import {
  firm,
  inactive,
  paid,
  PausedService,
  LIST,
  APPLICATIONS,
  TOGGLE,
  DELETE,
  NUMBER,
  rows,
  opened,
  shown,
  shownApplications,
  toggle,
  remove,
  generate,
  reload,
} from '../test/pausedService';
import { members } from './members';

/* Continues confirmedPatches.test.ts: a list that is answered before, after or between the changes. */

setupStubService();

/** An application with its number. */
const numbered = (id: number, membership: number) =>
  firm(id, { payment_status: 'done', membership });

type ServiceStep = (service: PausedService) => unknown;
const answered =
  (path: string, by: StubAnswer): ServiceStep =>
  (service) =>
    service.answer(path, by);
const listed = (...firms: readonly object[]) => answered(LIST, rows(...firms));

test.each<[string, readonly ServiceStep[], readonly string[]]>([
  [
    'a list that was requested before the answer does not revert it',
    [toggle, quiet, reload, answered(TOGGLE, ok), listed(firm(1), firm(2, inactive), firm(3))],
    ['1 inactive', '2 active'],
  ],
  [
    'and is requested again',
    [
      toggle,
      quiet,
      reload,
      answered(TOGGLE, ok),
      listed(firm(1)),
      listed(firm(1, inactive), firm(2, inactive), firm(3)),
    ],
    ['1 inactive', '2 inactive', '3 active'],
  ],
  [
    'one that was requested before a deletion does not bring the firm back',
    [remove, quiet, reload, answered(DELETE, ok), listed(firm(1), firm(2))],
    ['2 active'],
  ],
  [
    'one that is fetched after a toggle does not bring back a firm deleted meanwhile',
    [toggle, answered(TOGGLE, ok), remove, answered(DELETE, ok), listed(firm(1), firm(2))],
    ['2 active'],
  ],
  [
    'one that could not be refetched keeps the answer',
    [toggle, answered(TOGGLE, ok), answered(LIST, status(403))],
    ['1 inactive', '2 active'],
  ],
  [
    'and the next one is final',
    [toggle, answered(TOGGLE, ok), answered(LIST, status(403)), reload, listed(firm(1))],
    ['1 active'],
  ],
  [
    'each answer of a toggle and its undo is shown',
    [
      toggle,
      answered(TOGGLE, ok),
      listed(firm(1, inactive), firm(2)),
      (service) => toggle(service, 1, 'active'),
      answered(TOGGLE, ok),
    ],
    ['1 active', '2 active'],
  ],
])('%s', async (_, steps, inTheEnd) => {
  const service = await opened(firm(1), firm(2));
  for (const step of steps) await step(service);
  expect(shown(service)).toEqual(inTheEnd);
});

test('a list of applications that was requested before the answer is requested again, and has the number', async () => {
  const service = new PausedService();
  const read = () =>
    void service.store.dispatch(
      members.endpoints.newMembers.initiate(undefined, { forceRefetch: true }),
    );
  read();
  await service.answer(APPLICATIONS, rows(paid(1), paid(2)));
  generate(service);
  await quiet();
  read();
  await service.answer(NUMBER, ok);
  await service.answer(APPLICATIONS, rows(paid(1), paid(2)));
  expect(shownApplications(service)).toEqual(['1 done null', '2 paid null']);
  await service.answer(APPLICATIONS, rows(numbered(1, 77), paid(2)));
  expect(shownApplications(service)).toEqual(['1 done 77', '2 paid null']);
});

test('the list fetched after the first of two changes lacks the second', async () => {
  const service = await opened(firm(1), firm(2));
  toggle(service, 1);
  await service.answer(TOGGLE, ok);
  await quiet();
  toggle(service, 2);
  await service.answer('/api/members/2/status', ok);
  expect(shown(service)).toEqual(['1 inactive', '2 inactive']);
  // Requested between the two changes.
  await service.answer(LIST, rows(firm(1, inactive), firm(2)));
  expect(shown(service)).toEqual(['1 inactive', '2 inactive']);
  await quiet();
  await service.answer(LIST, rows(firm(1, inactive), firm(2)));
  expect(shown(service)).toEqual(['1 inactive', '2 active']);
});
