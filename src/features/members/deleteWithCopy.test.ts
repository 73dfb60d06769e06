import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../app/store';
import { memberDeletion } from '../../api/members';
import type { Member, NewMember } from '../../domain/member';
import { BLANK_REPRESENTATIVE as BLANK } from '../../domain/representatives';
import { type DeletedFirm, deletedFirms } from '../../session/localHistory/deletedFirms';
import { HistoryStore } from '../../session/localHistory/HistoryStore';
import { signedIn, unsavedAdded } from '../../session/sessionSlice';
import { admin, sendFrom, signedInStore } from '../../test/pausedService';
import {
  allTime,
  answers,
  empty,
  lost,
  ok,
  sentRequests,
  setupStubService,
  status,
  type StubAnswer,
} from '../../test/stubService';
import { testHistoryStorage } from '../../test/testHistory';
import { deleteWithCopy, type FirmCopy } from './deleteWithCopy';

setupStubService();

const member: Member = {
  id: 1,
  name: 'Jaiswal Silk',
  mobile: '9415201101',
  email: 'desk@silk.example',
  membership: '1001',
  address: 'Chowk, Varanasi',
  status: 'inactive',
};
const { status: _, ...summary } = member;
const application: NewMember = {
  ...summary,
  membership: null,
  paymentStatus: { kind: 'other', text: 'Held' },
};

const record = {
  membership: 1001,
  name: 'Jaiswal Silk',
  mobile: '9415201101',
  mobile_alt: '05422401101',
  address: 'K 37/12, Chowk',
  area: 'Chowk',
  rep_name_2: 'Sunita Jaiswal',
  rep_mobile_2: '9415201102',
};
const found: StubAnswer = () => HttpResponse.json(record);

const READ = 'GET /api/member_edit/1';
const DELETE = 'DELETE /api/members/1';
const both = [READ, DELETE];

const sentNow = () => sentRequests().map(({ method, url }) => `${method} ${new URL(url).pathname}`);

const PERSON = ';';
const copiesIn = async (history: HistoryStore) =>
  (await history.read(PERSON, deletedFirms)).entries;

interface Call {
  readonly firm?: Member | NewMember;
  readonly mayDelete?: (copy: FirmCopy, store: Store) => Promise<boolean>;
  readonly prepare?: (store: Store) => void;
  /** While the copy is written. */
  readonly whileKeeping?: (store: Store) => void;
}

async function deleteFirm({
  firm = member,
  mayDelete = async () => true,
  prepare,
  whileKeeping,
}: Call) {
  const store = signedInStore();
  prepare?.(store);
  const history = new HistoryStore(testHistoryStorage());
  const answer = await allTime(
    sendFrom(store, memberDeletion(1), (dispatch) =>
      dispatch(
        deleteWithCopy(
          {
            keep: (kind, entry) => {
              whileKeeping?.(store);
              return history.keep(PERSON, kind, entry);
            },
            mayDelete: (copy) => mayDelete(copy, store),
          },
          { list: 'status' in firm ? 'members' : 'newMembers', id: 1, firm },
        ),
      ),
    ),
  );
  return { answer, copies: await copiesIn(history) };
}

const signInAnother = (store: Store) =>
  store.dispatch(signedIn({ session: { ...admin, token: 'other', userId: 8 }, roleNumber: 3 }));

interface Expected {
  readonly sent: readonly string[];
  /** The state of the copy, if one is kept. */
  readonly kept?: 'confirmed' | 'not confirmed';
  readonly answer: object;
}

const refused = (code: number) => ({ error: { kind: 'refused', status: code } });
const deleted = { data: 'deletedWithCopy' };
const notSent = { data: 'notSent' };

const orders: readonly (readonly [string, readonly StubAnswer[], Call, Expected])[] = [
  ['all goes well', [found, ok], {}, { sent: both, kept: 'confirmed', answer: deleted }],
  [
    'the record is refused',
    [status(403), ok],
    {},
    { sent: both, kept: 'confirmed', answer: deleted },
  ],
  [
    'the record has no answer, not even the second time',
    [lost, lost, ok],
    {},
    { sent: [READ, READ, DELETE], kept: 'confirmed', answer: deleted },
  ],
  [
    'the session expires over unsaved work',
    [status(401)],
    {
      prepare: (store) => store.dispatch(unsavedAdded({ holder: 'bulk run', isBeingSaved: false })),
    },
    { sent: [READ], answer: refused(401) },
  ],
  ['the deletion is refused', [found, status(422)], {}, { sent: both, answer: refused(422) }],
  [
    'the deletion is busy elsewhere on the service',
    [found, status(429)],
    {},
    { sent: both, answer: refused(429) },
  ],
  [
    'the answer to the deletion is lost',
    [found, lost],
    {},
    { sent: both, kept: 'not confirmed', answer: { error: { kind: 'network' } } },
  ],
  [
    'the answer to the deletion is an error of the server',
    [found, empty(502)],
    {},
    { sent: both, kept: 'not confirmed', answer: refused(502) },
  ],
  [
    'the last look says no',
    [found],
    { mayDelete: async () => false },
    { sent: [READ], answer: notSent },
  ],
  [
    'another person signs in while the copy is written',
    [found],
    { whileKeeping: signInAnother },
    { sent: [READ], answer: notSent },
  ],
  [
    'another person signs in during the last look',
    [found],
    {
      mayDelete: async (_copy, store) => {
        signInAnother(store);
        return true;
      },
    },
    { sent: [READ], answer: notSent },
  ],
];

test.each(orders)('%s', async (_name, inTurn, call, { sent, kept, answer }) => {
  answers(...inTurn);
  const result = await deleteFirm(call);
  expect(sentNow()).toEqual(sent);
  expect(result.answer).toMatchObject(answer);
  expect(
    result.copies.map(({ isConfirmed }) => (isConfirmed ? 'confirmed' : 'not confirmed')),
  ).toEqual(kept === undefined ? [] : [kept]);
});

describe('a copy holds', () => {
  const shown = { id: 1, email: 'desk@silk.example', isConfirmed: true };
  const inList = {
    firmName: 'Jaiswal Silk',
    firmMobile: '9415201101',
    firmAlternateMobile: '',
    address: 'Chowk, Varanasi',
    area: '',
    representatives: [],
  };
  const whole = {
    firmName: 'Jaiswal Silk',
    firmMobile: '9415201101',
    firmAlternateMobile: '05422401101',
    address: 'K 37/12, Chowk',
    area: 'Chowk',
    representatives: [BLANK, { name: 'Sunita Jaiswal', mobile: '9415201102' }, BLANK, BLANK, BLANK],
  };
  test.each<[string, StubAnswer, Member | NewMember, Omit<DeletedFirm, 'at'>]>([
    [
      'the record of a member',
      found,
      member,
      {
        ...shown,
        list: 'members',
        membership: '1001',
        status: 'inactive',
        values: whole,
        isWhole: true,
      },
    ],
    [
      'what the list shows of an application whose record cannot be read',
      status(403),
      application,
      {
        ...shown,
        list: 'newMembers',
        membership: null,
        status: 'Held',
        values: inList,
        isWhole: false,
      },
    ],
    [
      'the number that a colleague has just given',
      found,
      application,
      {
        ...shown,
        list: 'newMembers',
        membership: '1001',
        status: 'Held',
        values: whole,
        isWhole: true,
      },
    ],
  ])('%s', async (_name, readAnswer, firm, copy) => {
    answers(readAnswer, ok);
    const { copies } = await deleteFirm({ firm });
    expect(copies.map(({ at: _at, ...rest }) => rest)).toEqual([copy]);
  });
});
