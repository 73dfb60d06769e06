import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { rejects } from '../../../mocks/scenarios';
import { changeKey, selectIsRunning } from '../../api/once';
import { paths } from '../../config/paths';
import { pausedAnswer, refused } from '../../test/applications';
import { rowOf as rowShown } from '../../test/calls/moves';
import { OtherTab } from '../../test/model/OtherTab';
import { sessionOf } from '../../test/people';
import { showPortal } from '../../test/showPortal';
import {
  FIRM,
  badge,
  waitForStatus,
  noticeOf,
  noticeSays,
  undoButtons,
  toggle,
  pressUndo,
} from '../../test/statusUndo';
import { pauseAnswer, sentBody, sentChanges } from '../../test/wire';
import { castWorld } from '../../test/world';

const OTHER = 'Kabir Chaura Weavers';
const PATCH = 'PATCH /api/members/101/status';
const OTHER_PATCH = 'PATCH /api/members/104/status';

test('each toggle names its firm and can be undone once, and a second one of the firm takes the place of the first', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const notice = await toggle(user);
  expect(notice.getByText('1001')).toBeVisible();
  const pressed = await badge('Inactive');
  expect(pressed).toHaveFocus();
  await pressUndo(user);
  expect(undoButtons()).toEqual([]);
  expect(pressed).toHaveFocus();
  await waitForStatus('Active');
  expect(sentChanges()).toEqual([PATCH, PATCH]);
  expect(await sentBody(PATCH)).toEqual({ status: 0 });
  expect(undoButtons()).toEqual([]);

  // Each firm has its own notice.
  await toggle(user);
  const other = await toggle(user, OTHER);
  expect(undoButtons()).toHaveLength(2);
  await user.click(other.getByRole('button', { name: 'Undo' }));
  await waitForStatus('Active', OTHER);
  expect(noticeOf(`${FIRM} is now Inactive.`)().getByText('Undo')).toBeVisible();
  await pressUndo(user);
  await waitForStatus('Active');
  expect(sentChanges().slice(2)).toEqual([PATCH, OTHER_PATCH, OTHER_PATCH, PATCH]);
  expect(await sentBody(PATCH)).toEqual({ status: 0 });

  await toggle(user);
  await user.click(await badge('Inactive'));
  await noticeSays(`${FIRM} is now Active.`);
  expect(undoButtons()).toHaveLength(1);
  await waitForStatus('Active');
  await pressUndo(user);
  await waitForStatus('Inactive');
  expect(await sentBody(PATCH)).toEqual({ status: 1 });
});

test('Undo changes the firm that it names, wherever its row and the person are by then', async () => {
  const user = userEvent.setup();
  const { router } = showPortal(paths.members, 'admin', { world: castWorld() });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const undone = async (times: number) => {
    await pressUndo(user);
    await waitFor(() => expect(sentChanges()).toHaveLength(2 * times));
    expect(new Set(sentChanges())).toEqual(new Set([PATCH]));
    expect(await sentBody(PATCH)).toEqual({ status: 0 });
  };

  await toggle(user);
  await press('Next');
  await undone(1);
  await press('Previous');
  await waitForStatus('Active');

  // After sorting, another firm is in this place.
  await toggle(user);
  await press('Firm Name');
  await press('Firm Name');
  await waitFor(() => expect(rowShown(FIRM)).toBeNull());
  await undone(2);
  await press('Firm Name');
  await waitForStatus('Active');

  // The list was left and opened again.
  await toggle(user);
  await act(() => router.navigate('/admin'));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await act(() => router.navigate('/members'));
  await badge('Inactive');
  await undone(3);
});

test('Undo pressed during the refetch of the list is sent right after it, once', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const active = await badge('Active');
  const answer = pauseAnswer('/api/members', [{ id: 101, name: FIRM, status: 1 }]);
  await user.click(active);
  const notice = await noticeSays(`${FIRM} is now Inactive.`);
  await user.dblClick(notice.getByRole('button', { name: 'Undo' }));
  // The press counts, and the badge ignores others meanwhile.
  expect(undoButtons()).toEqual([]);
  expect(await badge('Inactive')).toHaveAttribute('aria-busy', 'true');
  expect(sentChanges()).toEqual([PATCH]);
  answer();
  await waitFor(() => expect(sentChanges()).toEqual([PATCH, PATCH]));
  expect(await sentBody(PATCH)).toEqual({ status: 0 });
});

test('a rejected Undo is reported in a notice with the name, wherever the person is', async () => {
  const user = userEvent.setup();
  const { router } = showPortal(paths.members, 'admin');
  await toggle(user);
  await act(() => router.navigate('/admin'));
  await screen.findByRole('heading', { name: 'Dashboard' });
  server.use(...rejects('patch', '/api/members/:id/status', 403, { message: 'Closed.' }));
  await pressUndo(user);
  const notice = await noticeSays('Failed to update status');
  expect(notice.getByText(FIRM)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(undoButtons()).toEqual([]);
});

const signInAsMember = () =>
  act(() => new OtherTab().signInWith(sessionOf('member', 'token-of-the-member')));

describe('when somebody else is signed in', () => {
  test('the notices are gone, nothing is sent in their name, and the result of an undo is not shown to them', async () => {
    const user = userEvent.setup();
    const { store } = showPortal(paths.members, 'admin');
    await toggle(user, OTHER);
    const notice = await toggle(user);
    const refusal = pausedAnswer(refused(403));
    server.use(http.patch('*/api/members/:id/status', refusal.answer));
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sentChanges()).toEqual([OTHER_PATCH, PATCH, PATCH]));
    signInAsMember();
    await waitFor(() => expect(undoButtons()).toEqual([]));
    refusal.arrive();
    await waitFor(() =>
      expect(selectIsRunning(store.getState(), changeKey('setMemberStatus', 101))).toBe(false),
    );
    expect(screen.queryByText('Failed to update status')).not.toBeInTheDocument();
    expect(sentChanges()).toHaveLength(3);
  });

  test('an undo that still waits is not sent in their name', async () => {
    const user = userEvent.setup();
    const { store } = showPortal(paths.members, 'admin');
    const active = await badge('Active');
    const answer = pauseAnswer('/api/members', [{ id: 101, name: FIRM, status: 1 }]);
    await user.click(active);
    const notice = await noticeSays(`${FIRM} is now Inactive.`);
    await user.click(notice.getByRole('button', { name: 'Undo' }));
    signInAsMember();
    answer();
    await waitFor(() =>
      expect(selectIsRunning(store.getState(), changeKey('setMemberStatus', 101))).toBe(false),
    );
    expect(sentChanges()).toEqual([PATCH]);
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
