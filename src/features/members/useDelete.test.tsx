import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { castSessions, castUsers } from '../../../mocks/db/cast';
import type { World } from '../../../mocks/db/worlds';
import { networkDown, rejects, sessionExpired } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { LocalStore, type RecordStorage } from '../../session/localStore';
import { personKey } from '../../session/sessionSlice';
import { recentChanges } from '../../session/recentChanges';
import { answer, findDialog, pressInRow } from '../../test/calls/moves';
import { newerSession } from '../../test/lateAnswers/LateAnswer';
import { OtherTab } from '../../test/model/OtherTab';
import { messagesSoFar, watchMessages } from '../../test/shownMessages';
import { testConfig } from '../../test/Portal';
import { type ShownPortal, showPortal } from '../../test/showPortal';
import { testStorage } from '../../test/testStore';
import { pauseAnswer, sentCalls, sentChanges } from '../../test/wire';
import { smallWorld } from '../../test/world';

watchMessages();

const FIRM = 'Jaiswal Silk Emporium';
const RECORD = 'GET /api/member_edit/101';
const DELETE = 'DELETE /api/members/101';
const elsewhere = '/members/changepassword';

const REFUSED = 'Failed to delete member.';
const EXPIRED = 'Authentication Failed';
const DELETED = `${FIRM} was deleted.`;
const NOT_DELETED = `${FIRM} was not deleted.`;

const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));

const RECORD_NOW = { membership: 1001, name: FIRM, mobile: '9415201101', area: 'Chowk' };

const second = newerSession('secondAdmin').session;
/** The cast, and a second admin whom another tab signs in. */
const world: World = {
  ...smallWorld(),
  users: [
    ...castUsers,
    {
      id: second.userId,
      name: second.userName,
      email: 'farid@bvus.example',
      password: 'Kashi@2026',
      role: 3,
      memberId: null,
    },
  ],
  sessions: [...castSessions, { token: second.token, userId: second.userId }],
};

const sentTo = (id: number) => sentCalls().filter((call) => call.endsWith(`/${id}`));

const TITLES = [REFUSED, EXPIRED, DELETED, NOT_DELETED];

/** The titles of the dialogs and notices about the deletion since the message of this place. */
const titlesSince = (place: number): readonly string[] =>
  messagesSoFar()
    .slice(place)
    .filter(({ in: where, text }) => where === 'dialog' || text.includes(FIRM))
    .filter(({ text }) => !text.startsWith('No copy can be kept'))
    .map(({ text }) => TITLES.find((title) => text.startsWith(title)) ?? text);

/** The copies of this computer, as a tab that is opened now finds them, `?` while they are not confirmed. */
async function copiesIn(storage: RecordStorage): Promise<readonly string[]> {
  const { entries, unreadable } = await new LocalStore(storage).read(
    personKey(testConfig.apiBaseUrl, 7001),
    recentChanges,
  );
  expect(unreadable).toBe(0);
  return entries.map(
    (line) => `${line.kind === 'deleted' ? line.values.area : ''}${line.isConfirmed ? '' : '?'}`,
  );
}

interface Order {
  readonly troubles?: readonly RequestHandler[];
  readonly storage?: 'full';
  /** After Delete was confirmed, while the answer about the record is held back if `held`. */
  readonly meanwhile?: (portal: ShownPortal) => Promise<unknown>;
  readonly held?: true;
  readonly sent: readonly string[];
  /** The area of the kept firm, with `?` while not confirmed. */
  readonly kept?: string;
  /** The title of the one message; `null`: none. */
  readonly says: string | null;
  readonly isListed: boolean;
}

const deletion = '/api/members/:id';
const record = '/api/member_edit/:id';
const both = [RECORD, DELETE];
const refusal = { message: 'Not this one.' };

const orders: readonly (readonly [string, Order])[] = [
  ['all goes well', { sent: both, kept: 'Chowk', says: DELETED, isListed: false }],
  [
    'the record cannot be read: a second question, which is cancelled',
    {
      troubles: networkDown(record),
      meanwhile: () => answer('No copy can be kept', 'Cancel'),
      // A plain read is tried once more.
      sent: [RECORD, RECORD],
      says: null,
      isListed: true,
    },
  ],
  [
    'the record is not found, nor is the firm: somebody else has deleted it',
    {
      troubles: [
        ...rejects('get', record, 404, refusal),
        ...rejects('delete', deletion, 404, refusal),
      ],
      meanwhile: () => answer('No copy can be kept', 'Delete without a copy'),
      sent: both,
      says: REFUSED,
      isListed: true,
    },
  ],
  [
    'the session has expired when the record is read',
    {
      troubles: sessionExpired(record),
      sent: [RECORD],
      says: EXPIRED,
      isListed: false,
    },
  ],
  [
    'the service refuses',
    {
      troubles: rejects('delete', deletion, 422, refusal),
      sent: both,
      says: REFUSED,
      isListed: true,
    },
  ],
  [
    'the answer is lost',
    {
      troubles: networkDown(deletion),
      sent: both,
      kept: 'Chowk?',
      says: REFUSED,
      isListed: true,
    },
  ],
  [
    'the storage is full: deleted without a copy',
    {
      storage: 'full',
      meanwhile: () => answer('No copy can be kept', 'Delete without a copy'),
      sent: both,
      says: null,
      isListed: false,
    },
  ],
  [
    'the storage is full, and the list is left with the second question open',
    {
      storage: 'full',
      meanwhile: async ({ router }) => {
        await findDialog('No copy can be kept');
        await act(() => router.navigate(elsewhere));
      },
      sent: [RECORD],
      says: NOT_DELETED,
      isListed: false,
    },
  ],
  [
    'the list is left while the record is read',
    {
      held: true,
      meanwhile: ({ router }) => act(() => router.navigate(elsewhere)),
      sent: [RECORD],
      says: NOT_DELETED,
      isListed: false,
    },
  ],
  [
    'another person signs in while the record is read',
    {
      held: true,
      meanwhile: async () => {
        act(() => new OtherTab().signInWith(newerSession('secondAdmin')));
      },
      sent: [RECORD],
      says: null,
      isListed: true,
    },
  ],
  [
    'the person signs out in another tab while the record is read',
    {
      held: true,
      meanwhile: async () => {
        act(() => new OtherTab().signOut());
      },
      sent: [RECORD],
      says: null,
      isListed: false,
    },
  ],
  [
    'Delete is pressed again while the record is read',
    {
      held: true,
      meanwhile: async () =>
        fireEvent.click(screen.getByRole('button', { name: `Delete ${FIRM}` })),
      sent: both,
      kept: 'Chowk',
      says: DELETED,
      isListed: false,
    },
  ],
];

test.each(orders)('%s', async (_, order) => {
  const { troubles = [], storage, meanwhile, held, sent, kept, says, isListed } = order;
  const browser = testStorage();
  const local = new LocalStore(storage === 'full' ? { ...browser, change: full } : browser);
  const portal = showPortal(paths.members, 'admin', { local, troubles, world });
  const goOn = held === true ? pauseAnswer(record, { data: RECORD_NOW }) : () => undefined;
  await pressInRow(FIRM, `Delete ${FIRM}`);
  await findDialog(`Delete ${FIRM}`);
  const place = messagesSoFar().length;
  await answer(`Delete ${FIRM}`, 'Delete');
  await waitFor(() => expect(sentTo(101)).not.toEqual([]));
  await meanwhile?.(portal);
  goOn();
  await waitFor(() => expect(sentTo(101)).toEqual(sent));
  await waitFor(() => expect(titlesSince(place)).toEqual(says === null ? [] : [says]));
  const copies = kept === undefined ? [] : [kept];
  await waitFor(async () => expect(await copiesIn(browser)).toEqual(copies));
  expect(sentChanges()).toEqual(sent.filter((call) => call === DELETE));
  await waitFor(() => expect(screen.queryByRole('button', { name: FIRM }) !== null).toBe(isListed));
});
