import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { server } from '../../../mocks/node';
import { sessionExpired } from '../../../mocks/scenarios';
import { memberLink, paths } from '../../config/paths';
import { lost, pausedAnswer } from '../../test/applications';
import { isUnloadBlocked } from '../../test/isUnloadBlocked';
import { answer, findDialog, findHeading, press, typeAll } from '../../test/calls/moves';
import { showPortal } from '../../test/showPortal';
import { storedItems } from '../../test/storedItems';
import { typeInto } from '../../test/typeInto';
import { changeWorld, sentBody, sentChanges, timesSent } from '../../test/wire';
import { service } from '../../test/world';

// Several drafts, each restored or discarded: src/test/edits/drafts.test.tsx. The login over unsaved work, and the save after it:
// fullStorage.test.tsx, src/test/faults/calls.test.tsx.

const EDIT = memberLink(paths.memberEdit, 101);
const EDIT_IN_ADDRESS = `/members${EDIT}`;
const UPDATE = 'PUT /api/member_update';
const DRAFT = `draft:edit:7001:${EDIT}`;
const TYPED = 'Thatheri Bazar';
const LEAVE = 'Leave without saving?';
const LEAVE_WHILE_SAVING = 'Leave while your changes are being saved?';

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const area = () => screen.getByLabelText('Area');

/** An edit form of the office with unsaved input. */
async function editWithWork() {
  const portal = showPortal(EDIT, 'admin');
  await typeAll({ Area: TYPED });
  await waitFor(() => expect(sessionStorage.getItem(DRAFT)).toContain(TYPED));
  return portal;
}

/** The session ends with the save; afterwards the service is as before. */
async function expire() {
  server.use(...sessionExpired('/api/member_update'));
  await press('Update');
  await findDialog('Authentication Failed');
  changeWorld(service());
}

describe('leaving with unsaved work', () => {
  test.each<[string, () => unknown, string]>([
    [
      'by a link',
      () => fireEvent.click(screen.getByRole('link', { name: 'Admin' })),
      '/members/admin',
    ],
    ['by Back', () => press('Back'), '/members/members'],
    [
      'by Logout',
      async () => {
        await press('Account');
        fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      },
      '/members/login',
    ],
  ])('%s asks; Cancel stays with what was typed, Leave goes', async (_, leave, to) => {
    const { router } = await editWithWork();
    await leave();
    await answer(LEAVE, 'Cancel');
    expect(router.state.location.pathname).toBe(EDIT_IN_ADDRESS);
    expect(area()).toHaveValue(TYPED);
    expect(localStorage.getItem('token')).toBe('token-of-the-admin');
    await leave();
    await answer(LEAVE, 'Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    await noDialog();
    // The person discarded it, so it is not offered again.
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    expect(sentChanges()).toEqual([]);
  });

  test("by the browser's own Back asks once", async () => {
    const { router } = await editWithWork();
    void router.navigate(paths.members);
    await answer(LEAVE, 'Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/members'));
    expect(await findHeading('Members')).toBeVisible();
    // Forward to the form: nothing is unsaved there now, so leaving it asks nothing.
    void router.navigate(-1);
    expect(await screen.findByLabelText('Area')).toHaveValue('Chowk');
    void router.navigate(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/members'));
    await noDialog();
  });

  test('by a reload or a closed tab is stopped by the browser, and only then', async () => {
    showPortal(EDIT, 'admin');
    await screen.findByLabelText('Area');
    expect(isUnloadBlocked()).toBe(false);
    typeInto('Area', TYPED);
    await waitFor(() => expect(isUnloadBlocked()).toBe(true));
    // With the original text restored, nothing can be lost.
    typeInto('Area', 'Chowk');
    await waitFor(() => expect(isUnloadBlocked()).toBe(false));
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });
});

test('left while it is being saved, an edit is not said to be lost; after a lost answer it is offered again', async () => {
  const { router } = await editWithWork();
  const paused = pausedAnswer(lost);
  server.use(http.put('*/api/member_update', paused.answer));
  await press('Update');
  await waitFor(() => expect(timesSent(UPDATE)).toBe(1));
  void router.navigate(paths.admin);
  const question = await findDialog(LEAVE_WHILE_SAVING);
  expect(question).toHaveTextContent('Your changes are being saved');
  expect(question).not.toHaveTextContent(/lost|without saving/);
  await answer(LEAVE_WHILE_SAVING, 'Leave');
  await findHeading('Dashboard');
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
  paused.arrive();
  const notice = await screen.findByText(/What you typed is kept in this tab\./);
  expect(notice).not.toHaveTextContent('still here');
  expect(screen.getByRole('alert')).toHaveTextContent('Error');
  await router.navigate(EDIT);
  await screen.findByText('You have unsaved changes here from earlier.');
  await press('Restore changes');
  await waitFor(() => expect(area()).toHaveValue(TYPED));
});

describe('a session that ends under unsaved work', () => {
  test('lets nobody else continue it: another person is led home', async () => {
    const { router } = await editWithWork();
    await expire();
    // Shown once: no second dialog about the save.
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const { email: Email, password: Password } = demoAccounts.member;
    await typeAll({ Email, Password });
    await press('Login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/member'));
    await noDialog();
    expect(screen.queryByText(TYPED)).not.toBeInTheDocument();
    expect(screen.queryByText(/You have unsaved changes/)).not.toBeInTheDocument();
    expect(timesSent(UPDATE)).toBe(1);
  });

  test('can be left without saving, which ends the session', async () => {
    const { router } = await editWithWork();
    await expire();
    await press('Leave without saving');
    expect(await findHeading('Login')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/'));
    expect(storedItems()).toEqual({ last_group: 'office' });
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });
});

describe('after a reload', () => {
  test('another screen leads back to the unsaved edit, which can then be saved', async () => {
    (await editWithWork()).unmount();
    showPortal(paths.admin, 'admin');
    await screen.findByText(/You have unsaved changes from earlier\./);
    fireEvent.click(screen.getByRole('link', { name: 'Continue editing' }));
    await screen.findByText('You have unsaved changes here from earlier.');
    expect(area()).toHaveValue('Chowk');
    await press('Restore changes');
    await waitFor(() => expect(area()).toHaveValue(TYPED));
    expect(screen.queryByText(/You have unsaved changes/)).not.toBeInTheDocument();
    await waitFor(() => expect(isUnloadBlocked()).toBe(true));
    await press('Update');
    await findDialog('Success');
    expect(await sentBody(UPDATE)).toMatchObject({ id: 101, area: TYPED });
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  test('another person is offered nothing', async () => {
    (await editWithWork()).unmount();
    showPortal(paths.member, 'member');
    expect(await findHeading('Dashboard')).toBeVisible();
    expect(screen.queryByText(/You have unsaved changes/)).not.toBeInTheDocument();
  });
});
