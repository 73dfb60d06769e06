import { describe, expect, test } from 'vitest';
import { members } from '../../../api/members';
import { changeKey, changesReducer, type ChangesRoot } from '../../../api/once';
import type { Failure } from '../../../domain/failure';
import { currentTranslation } from '../../../i18n/translation';
import { applied, member } from '../../../test/listedFirm';
import {
  type BulkRunKind,
  bulkRuns,
  type ChosenFirm,
  planBulkRun,
  type RunContext,
  resultOfFailure,
} from './bulkRun';
import { type BulkRunEnd, END_TEXTS, resultDetail } from './bulkRunTexts';

const keyOf = (id: number) => changeKey(members.endpoints.generateMembership.name, id);
const NO_CHANGES = changesReducer(undefined, { type: '' });
/** The number of the one is being generated; for the other's nobody got an answer. */
const changes = (running: number | null, unknown: number): ChangesRoot['changes'] => ({
  ...NO_CHANGES,
  running:
    running === null
      ? {}
      : { [keyOf(running)]: { subject: '', sessionEpoch: 0, isSent: true, isCall: true } },
  sentBefore: [{ key: keyOf(unknown), at: 0, subject: '', item: 'sent' }],
});
const NOTHING: RunContext = {
  state: { changes: NO_CHANGES },
  linkSent: new Map(),
  sendAgain: false,
};

const planned = (
  kind: BulkRunKind,
  firms: readonly ChosenFirm[],
  known: Partial<RunContext> = {},
) => {
  const { todo, skipped } = planBulkRun(kind, firms, { ...NOTHING, ...known });
  return {
    todo: todo.map(({ id }) => id),
    skipped: skipped.map(({ firm, result }) =>
      result.kind === 'skipped' ? `${firm.id} ${result.reason.kind}` : result.kind,
    ),
  };
};

describe('who takes part (rule Q2)', () => {
  const applications = [
    applied(1, 'pending'),
    applied(2, 'paid'),
    applied(3, 'done'),
    applied(4, 'Under Review'),
    applied(1, 'pending'),
    applied(5, ' PENDING '),
  ];
  const listedMembers = [
    { ...member({ status: 'active' }), id: 1 },
    { ...member({ status: 'inactive' }), id: 2 },
  ];

  test.each<[BulkRunKind, readonly ChosenFirm[], readonly number[], readonly string[]]>([
    [
      'paymentLink',
      applications,
      [1, 5],
      ['2 otherState', '3 otherState', '4 otherState', '1 twice'],
    ],
    [
      'number',
      applications,
      [2],
      ['1 otherState', '3 otherState', '4 otherState', '1 twice', '5 otherState'],
    ],
    ['active', listedMembers, [2], ['1 otherState']],
    ['inactive', listedMembers, [1], ['2 otherState']],
    ['paymentLink', listedMembers, [], ['1 otherState', '2 otherState']],
    ['inactive', [], [], []],
  ])('%s of %j', (kind, firms, todo, skipped) => {
    expect(planned(kind, firms)).toEqual({ todo, skipped });
  });

  test('the order is the one that is given', () => {
    const firms = [3, 1, 2].map((id) => applied(id, 'paid'));
    expect(planned('number', firms).todo).toEqual([3, 1, 2]);
  });

  test('what is under way, here or perhaps at the service, is left out', () => {
    const paid = [1, 2, 3].map((id) => applied(id, 'paid'));
    expect(planned('number', paid, { state: { changes: changes(1, 2) } })).toEqual({
      todo: [3],
      skipped: ['1 running', '2 perhapsDone'],
    });
  });
});

test('at most as many firms are deleted at once as copies are kept', () => {
  const firms = Array.from({ length: 202 }, (_, at) => applied(at + 1, 'paid'));
  const { todo, skipped } = planned('delete', firms);
  expect(todo).toHaveLength(200);
  expect(skipped).toEqual(['201 overLimit', '202 overLimit']);
});

test('a firm whose number may be on its way is not deleted', () => {
  const firms = [1, 2].map((id) => applied(id, 'paid'));
  expect(planned('delete', firms, { state: { changes: changes(null, 1) } })).toEqual({
    todo: [2],
    skipped: ['1 perhapsDone'],
  });
});

describe('who got a link from this computer (rule Q7)', () => {
  const firms = [1, 2, 3].map((id) => applied(id, 'pending'));
  const linkSent = new Map([
    [1, { at: 0, isCertain: true }],
    [2, { at: 0, isCertain: false }],
  ]);

  test('is left out, sent or perhaps sent, unless the person says so', () => {
    expect(planned('paymentLink', firms, { linkSent })).toEqual({
      todo: [3],
      skipped: ['1 sentFromHere', '2 sentFromHere'],
    });
    expect(planned('paymentLink', firms, { linkSent, sendAgain: true }).todo).toEqual([1, 2, 3]);
  });

  test('gets a number all the same', () => {
    expect(planned('number', [applied(1, 'paid')], { linkSent }).todo).toEqual([1]);
  });
});

test('a firm that has changed meanwhile is reported as it is now', () => {
  const [before, now] = [applied(1, 'paid'), applied(1, 'done')];
  const skippedIn = (...rows: readonly ChosenFirm[]) =>
    planBulkRun('number', [before], { ...NOTHING, list: { rows, isWhole: true, total: null } })
      .skipped[0]?.result;
  // Of a firm that is listed twice, the row that cannot take part counts.
  for (const rows of [[now], [now, before]])
    expect(skippedIn(...rows)).toEqual({
      kind: 'skipped',
      reason: { kind: 'otherState', firm: now },
    });
  expect(skippedIn()).toEqual({ kind: 'skipped', reason: { kind: 'gone' } });
});

test.each<[BulkRunKind, Failure, string]>([
  ['paymentLink', { kind: 'running' }, 'Already in progress'],
  ['paymentLink', { kind: 'elsewhere' }, 'Another tab is already doing this'],
  ['paymentLink', { kind: 'sentBefore', item: '', at: Date.UTC(2026, 10, 20, 6) }, 'Link may have been sent 20-11 from this computer'],
  ['number', { kind: 'sentBefore', item: '', at: 0 }, 'Number may already be generated'],
])('%s: a firm that was not sent because of %j is skipped: %s', (kind, failure, text) => {
  const result = resultOfFailure(kind, failure);
  expect(result.kind).toBe('skipped');
  expect(resultDetail(currentTranslation(), result)).toBe(text);
}); // oxfmt-ignore

test.each<[BulkRunEnd, string]>([
  ['forbidden', 'Stopped: this account is not allowed to do this.'],
  ['tooMany', 'Stopped: too many requests. Continue with the remaining firms later.'],
])('an end, %s, is told: %s', (end, text) => {
  expect(END_TEXTS[end]).toBe(text);
});

test('the button that starts a run counts in plain English', () => {
  const t = currentTranslation();
  const texts = Object.values(bulkRuns).map(({ confirmText }) => [
    confirmText(t, 1),
    confirmText(t, 2),
  ]);
  expect(texts).toEqual([
    ['Send 1 link', 'Send 2 links'],
    ['Generate 1 number', 'Generate 2 numbers'],
    ['Mark 1 firm as Active', 'Mark 2 firms as Active'],
    ['Mark 1 firm as Inactive', 'Mark 2 firms as Inactive'],
    ['Delete 1 firm', 'Delete 2 firms'],
  ]);
});
