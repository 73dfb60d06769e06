import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown, rejects } from '../../../mocks/scenarios';
import { selectIsRunning } from '../../api/changes';
import { paths } from '../../config/paths';
import { rowOf as rowShown } from '../../test/calls/moves';
import { showPortal } from '../../test/showPortal';
import {
  FIRM,
  badge,
  settled,
  noticeOf,
  noticeSays,
  undoButtons,
  toggle,
  pressUndo,
} from '../../test/statusUndo';
import { holdBack, sentBody, sentChanges } from '../../test/wire';
import { castWorld } from '../../test/world';

const OTHER = 'Kabir Chaura Weavers';
const PATCH = 'PATCH /api/members/101/status';
const OTHER_PATCH = 'PATCH /api/members/104/status';

type User = ReturnType<typeof userEvent.setup>;
type Portal = ReturnType<typeof showPortal>;

test('a toggle that is done names the firm and can be undone, once', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const notice = await toggle(user);
  expect(notice.getByText('1001')).toBeVisible();
  await pressUndo(user);
  expect(undoButtons()).toEqual([]);
  await settled('Active');
  expect(sentChanges()).toEqual([PATCH, PATCH]);
  expect(await sentBody(PATCH)).toEqual({ status: 0 });
  expect(undoButtons()).toEqual([]);
});

/** What happens between the toggle and the press on Undo, and where the person is then. */
const between: readonly [name: string, happens: (user: User, portal: Portal) => Promise<void>][] = [
  [
    'the list was sorted anew, and another firm stands in the place',
    async (user) => {
      await user.click(screen.getByRole('button', { name: 'Firm Name' }));
      await user.click(screen.getByRole('button', { name: 'Firm Name' }));
      await waitFor(() => expect(rowShown(FIRM)).toBeNull());
    },
  ],
  [
    'the firm is on another page',
    async (user) => {
      await user.click(screen.getByRole('button', { name: 'Next' }));
    },
  ],
  [
    'the list was left and opened again',
    async (_, { router }) => {
      await act(() => router.navigate('/admin'));
      await screen.findByRole('heading', { name: 'Dashboard' });
      await act(() => router.navigate('/members'));
      await badge('Inactive');
    },
  ],
  [
    'another firm was toggled after it',
    async (user) => {
      await toggle(user, OTHER);
      await user.click(
        noticeOf(`${OTHER} is now Inactive.`)().getByRole('button', { name: 'Close' }),
      );
    },
  ],
];

test.each(between)('Undo changes the firm that it names although %s', async (_, happens) => {
  const user = userEvent.setup();
  const portal = showPortal(paths.members, 'admin', { world: castWorld() });
  await toggle(user);
  await happens(user, portal);
  await pressUndo(user);
  await waitFor(() => expect(sentChanges().at(-1)).toBe(PATCH));
  expect(sentChanges().filter((change) => change === PATCH)).toHaveLength(2);
  expect(await sentBody(PATCH)).toEqual({ status: 0 });
});

test('two firms have a notice each', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  await toggle(user);
  const other = await toggle(user, OTHER);
  expect(undoButtons()).toHaveLength(2);
  await user.click(other.getByRole('button', { name: 'Undo' }));
  await settled('Active', OTHER);
  expect(sentChanges()).toEqual([PATCH, OTHER_PATCH, OTHER_PATCH]);
  expect(
    noticeOf(`${FIRM} is now Inactive.`)().getByRole('button', { name: 'Undo' }),
  ).toBeVisible();
});

test('a second toggle of the same firm takes the place of the first notice', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  await toggle(user);
  await user.click(await badge('Inactive'));
  await noticeSays(`${FIRM} is now Active.`);
  expect(undoButtons()).toHaveLength(1);
  await settled('Active');
  await pressUndo(user);
  await settled('Inactive');
  expect(await sentBody(PATCH)).toEqual({ status: 1 });
});

test('pressed while the list is still read again, Undo is sent right after it, once', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const active = await badge('Active');
  const answer = holdBack('/api/members', [{ id: 101, name: FIRM, status: 1 }]);
  await user.click(active);
  const notice = await noticeSays(`${FIRM} is now Inactive.`);
  await user.dblClick(notice.getByRole('button', { name: 'Undo' }));
  // The press counts, and the badge takes no other one meanwhile.
  expect(undoButtons()).toEqual([]);
  expect(await badge('Inactive')).toHaveAttribute('aria-busy', 'true');
  expect(sentChanges()).toEqual([PATCH]);
  answer();
  await waitFor(() => expect(sentChanges()).toEqual([PATCH, PATCH]));
  expect(await sentBody(PATCH)).toEqual({ status: 0 });
});

test('Undo gives the focus back, and waits for who has the focus in it', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  await toggle(user);
  const pressed = await badge('Inactive');
  expect(pressed).toHaveFocus();
  await pressUndo(user);
  expect(pressed).toHaveFocus();
  await settled('Active');
});

test.each([
  ['refused', () => rejects('patch', '/api/members/:id/status', 403, { message: 'Closed.' })],
  ['lost', () => networkDown('/api/members/:id/status')],
])(
  'an undo that is %s is told in a notice with the name, wherever the person is',
  async (_, trouble) => {
    const user = userEvent.setup();
    const { router } = showPortal(paths.members, 'admin');
    await toggle(user);
    await act(() => router.navigate('/admin'));
    await screen.findByRole('heading', { name: 'Dashboard' });
    server.use(...trouble());
    await pressUndo(user);
    const notice = await noticeSays('Failed to update status');
    expect(notice.getByText(FIRM)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(undoButtons()).toEqual([]);
  },
);

const signInAsMember = async () => {
  localStorage.setItem('token', 'token-of-the-member');
  localStorage.setItem('user_id', '7002');
  localStorage.setItem('role', '2');
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  });
};

describe('when somebody else is signed in', () => {
  test('the notice is gone, and nothing is sent in their name', async () => {
    const user = userEvent.setup();
    showPortal(paths.members, 'admin');
    await toggle(user);
    await signInAsMember();
    await waitFor(() => expect(undoButtons()).toEqual([]));
    expect(sentChanges()).toEqual([PATCH]);
  });

  test('an undo that still waits is not sent in their name', async () => {
    const user = userEvent.setup();
    const { store } = showPortal(paths.members, 'admin');
    const active = await badge('Active');
    const answer = holdBack('/api/members', [{ id: 101, name: FIRM, status: 1 }]);
    await user.click(active);
    const notice = await noticeSays(`${FIRM} is now Inactive.`);
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    await signInAsMember();
    answer();
    await waitFor(() => expect(selectIsRunning(store.getState(), PATCH)).toBe(false));
    expect(sentChanges()).toEqual([PATCH]);
  });

  test('the ending of an undo is not told to them', async () => {
    const user = userEvent.setup();
    const { store } = showPortal(paths.members, 'admin');
    await toggle(user);
    let refuse: (() => void) | undefined;
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    server.use(
      http.patch('*/api/members/:id/status', async () => {
        await refused;
        return HttpResponse.json({ message: 'Closed.' }, { status: 403 });
      }),
    );
    await pressUndo(user);
    await waitFor(() => expect(sentChanges()).toEqual([PATCH, PATCH]));
    await signInAsMember();
    refuse?.();
    await waitFor(() => expect(selectIsRunning(store.getState(), PATCH)).toBe(false));
    expect(screen.queryByText('Failed to update status')).not.toBeInTheDocument();
  });
});

describe('the ten seconds', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test('then it is gone; not while the focus is in it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    showPortal(paths.members, 'admin');
    const notice = await toggle(user);
    const undo = notice.getByRole('button', { name: 'Undo' });
    fireEvent.focusOut(undo);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    act(() => undo.focus());
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(undoButtons()).toHaveLength(1);
    act(() => undo.blur());
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(undoButtons()).toEqual([]);
  });
});
