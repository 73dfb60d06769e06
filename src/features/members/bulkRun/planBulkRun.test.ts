import { describe, expect, test } from 'vitest';
import { membershipGeneration } from '../../../api/members';
import { pendingReducer } from '../../../api/pending';
import type { Member, NewMember } from '../../../domain/member';
import { paymentStatusOf } from '../../../domain/paymentStatus';
import { type RunContext, planBulkRun, skipReasonOf } from './planBulkRun';
import type { AnyFirm, BulkRunKind, ReportedEnd } from './bulkRunTypes';
import { END_TEXTS } from './bulkRunTexts';

const listed = (id: number | null) => ({
  id,
  name: `Firm ${id}`,
  mobile: '9415200000',
  email: '',
  membership: null,
  address: '',
});
const applied = (id: number | null, status: string): NewMember => ({
  ...listed(id),
  paymentStatus: paymentStatusOf(status),
});
const member = (id: number | null, status: Member['status']): Member => ({ ...listed(id), status });

const namesOf = (id: number) => [membershipGeneration(id).mutation.name];
const NO_CHANGES = pendingReducer(undefined, { type: '' });
const NOTHING: RunContext = {
  state: { pending: NO_CHANGES },
  linkSent: new Map(),
  sendAgain: false,
};

const planned = (kind: BulkRunKind, firms: readonly AnyFirm[], known: Partial<RunContext> = {}) => {
  const { todo, skipped } = planBulkRun(kind, firms, { ...NOTHING, ...known });
  return {
    todo: todo.map(({ id }) => id),
    skipped: skipped.map(({ firm, reason }) => `${firm.id} ${reason.kind}`),
  };
};

describe('who takes part (rule Q2)', () => {
  const applications = [
    applied(1, 'pending'),
    applied(2, 'paid'),
    applied(3, 'done'),
    applied(4, 'Under Review'),
    applied(null, 'pending'),
    applied(1, 'pending'),
    applied(5, ' PENDING '),
  ];
  const members = [member(1, 'active'), member(2, 'inactive'), member(null, 'active')];

  test.each<[BulkRunKind, readonly AnyFirm[], readonly number[], readonly string[]]>([
    [
      'paymentLink',
      applications,
      [1, 5],
      ['2 otherState', '3 otherState', '4 otherState', 'null noId', '1 twice'],
    ],
    [
      'number',
      applications,
      [2],
      ['1 otherState', '3 otherState', '4 otherState', 'null noId', '1 twice', '5 otherState'],
    ],
    ['active', members, [2], ['1 otherState', 'null noId']],
    ['inactive', members, [1], ['2 otherState', 'null noId']],
    ['paymentLink', members, [], ['1 otherState', '2 otherState', 'null noId']],
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
    const pending = { ...NO_CHANGES, running: namesOf(1), unknownResults: namesOf(2) };
    expect(planned('number', paid, { state: { pending } })).toEqual({
      todo: [3],
      skipped: ['1 underWay', '2 perhapsDone'],
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
  const pending = { ...NO_CHANGES, unknownResults: namesOf(1) };
  expect(planned('delete', firms, { state: { pending } })).toEqual({
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
  const now = applied(1, 'done');
  expect(skipReasonOf('number', 1, now, NOTHING)).toEqual({ kind: 'otherState', firm: now });
  expect(skipReasonOf('number', 1, undefined, NOTHING)).toEqual({ kind: 'gone' });
});

test.each<[ReportedEnd, string]>([
  ['forbidden', 'Stopped: this account is not allowed to do this.'],
  ['tooMany', 'Stopped: too many requests. Continue with the remaining firms later.'],
])('an end, %s, is told: %s', (end, text) => {
  expect(END_TEXTS[end]).toBe(text);
});
