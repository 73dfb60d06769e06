import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { server } from '../../../mocks/node';
import { sessionExpired } from '../../../mocks/scenarios';
import { memberLink, paths } from '../../config/paths';
import { browserAsks } from '../../test/browserAsks';
import { showPortal } from '../../test/showPortal';
import { storedItems } from '../../test/storedItems';
import { typeInto } from '../../test/typeInto';
import { changeWorld, sentBody, sentChanges, timesSent } from '../../test/wire';
import { service } from '../../test/world';

type User = ReturnType<typeof userEvent.setup>;

const EDIT = memberLink(paths.memberEdit, 101);
const EDIT_IN_ADDRESS = `/members${EDIT}`;
const UPDATE = 'PUT /api/member_update';
const DRAFT = `draft:edit:7001:${EDIT}`;
const TYPED = 'Thatheri Bazar';
const LEAVE = 'Leave without saving?';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const area = () => screen.getByLabelText('Area');
const press = (user: User, name: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(`${name}$`) }));

/** An edit form of the office with something typed in it. */
async function editWithWork() {
  const portal = showPortal(EDIT, 'admin');
  await screen.findByLabelText('Area');
  typeInto('Area', TYPED);
  await waitFor(() => expect(sessionStorage.getItem(DRAFT)).toContain(TYPED));
  return { user: userEvent.setup(), ...portal };
}

async function signInOver(
  user: User,
  { email, password }: typeof demoAccounts.admin | typeof demoAccounts.member,
) {
  const over = await dialog('Authentication Failed');
  await user.click(over.getByLabelText('Email'));
  await user.paste(email);
  await user.click(over.getByLabelText('Password'));
  await user.paste(password);
  await user.click(over.getByRole('button', { name: 'Login' }));
}

/** The save finds the session ended, and after it the service is as it was. */
async function expire(user: User) {
  server.use(...sessionExpired('/api/member_update'));
  await press(user, 'Update');
  await dialog('Authentication Failed');
  changeWorld(service());
}

describe('leaving with unsaved work', () => {
  test.each<[string, (user: User) => Promise<void>, string]>([
    [
      'by a link',
      (user) => user.click(screen.getByRole('link', { name: 'Admin' })),
      '/members/admin',
    ],
    ['by Back', (user) => press(user, 'Back'), '/members/members'],
    [
      'by Logout',
      async (user) => {
        await press(user, 'Account');
        await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      },
      '/members/login',
    ],
  ])('%s asks; Cancel stays with what was typed, Leave goes', async (_, leave, to) => {
    const { user, router } = await editWithWork();
    await leave(user);
    await user.click((await dialog(LEAVE)).getByRole('button', { name: 'Cancel' }));
    await noDialog();
    expect(router.state.location.pathname).toBe(EDIT_IN_ADDRESS);
    expect(area()).toHaveValue(TYPED);
    expect(localStorage.getItem('token')).toBe('token-of-the-admin');
    await leave(user);
    await user.click((await dialog(LEAVE)).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    await noDialog();
    // Given up: it is not offered again.
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    expect(sentChanges()).toEqual([]);
  });

  test("by the browser's own Back asks once", async () => {
    const { user, router } = await editWithWork();
    void router.navigate(paths.members);
    await user.click((await dialog(LEAVE)).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/members'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
    // Back into the form: nothing typed is unsaved there now, and on again without a question.
    void router.navigate(-1);
    expect(await screen.findByLabelText('Area')).toHaveValue('Chowk');
    void router.navigate(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/members'));
    await noDialog();
  });

  test('by a reload or a closed tab is held by the browser, and only then', async () => {
    showPortal(EDIT, 'admin');
    await screen.findByLabelText('Area');
    expect(browserAsks()).toBe(false);
    typeInto('Area', TYPED);
    await waitFor(() => expect(browserAsks()).toBe(true));
    // Typed back to what it was, there is nothing to lose.
    typeInto('Area', 'Chowk');
    await waitFor(() => expect(browserAsks()).toBe(false));
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });
});

describe('a session that ends under unsaved work', () => {
  test('signs in over the screen; the same person keeps what was typed, and the save then works', async () => {
    const { user, router } = await editWithWork();
    await expire(user);
    const over = await dialog('Authentication Failed');
    expect(over.getByText('Please log in again.')).toBeInTheDocument();
    // Said once: no second dialog about the save.
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(router.state.location.pathname).toBe(EDIT_IN_ADDRESS);
    await signInOver(user, demoAccounts.admin);
    await noDialog();
    expect(router.state.location.pathname).toBe(EDIT_IN_ADDRESS);
    expect(area()).toHaveValue(TYPED);
    await press(user, 'Update');
    expect((await dialog('Success')).getByRole('button', { name: 'OK' })).toBeInTheDocument();
    expect(await sentBody(UPDATE)).toMatchObject({ id: 101, area: TYPED });
    // One that was refused and one that was not.
    expect(timesSent(UPDATE)).toBe(2);
  });

  test('lets nobody else go on with it: that person is taken home', async () => {
    const { user, router } = await editWithWork();
    await expire(user);
    await signInOver(user, demoAccounts.member);
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/member'));
    await noDialog();
    expect(screen.queryByText(TYPED)).not.toBeInTheDocument();
    expect(screen.queryByText(/never saved/)).not.toBeInTheDocument();
    expect(timesSent(UPDATE)).toBe(1);
  });

  test('can be left without saving: that ends the session', async () => {
    const { user, router } = await editWithWork();
    await expire(user);
    await press(user, 'Leave without saving');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/'));
    expect(storedItems()).toEqual({});
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });
});

/** As a reload: the page goes, what this tab keeps stays. */
async function reload(path: string) {
  const first = await editWithWork();
  first.unmount();
  showPortal(path, 'admin');
  return first.user;
}

describe('after a reload', () => {
  test('what was typed is offered where it was typed, and Restore brings it back', async () => {
    const user = await reload(EDIT);
    expect(
      await screen.findByText('There are changes of yours here that were never saved.'),
    ).toBeVisible();
    expect(area()).toHaveValue('Chowk');
    await press(user, 'Restore them');
    await waitFor(() => expect(area()).toHaveValue(TYPED));
    expect(screen.queryByText(/never saved/)).not.toBeInTheDocument();
    await waitFor(() => expect(browserAsks()).toBe(true));
    await press(user, 'Update');
    await dialog('Success');
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  test('Discard drops it', async () => {
    const user = await reload(EDIT);
    await screen.findByText('There are changes of yours here that were never saved.');
    await press(user, 'Discard them');
    await waitFor(() => expect(screen.queryByText(/never saved/)).not.toBeInTheDocument());
    expect(area()).toHaveValue('Chowk');
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    expect(browserAsks()).toBe(false);
  });

  test('another screen leads back to it', async () => {
    const user = await reload(paths.admin);
    expect(
      await screen.findByText(/There are changes of yours that were never saved\./),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go on with them' }));
    expect(
      await screen.findByText('There are changes of yours here that were never saved.'),
    ).toBeVisible();
  });

  test('somebody else is offered nothing', async () => {
    const first = await editWithWork();
    first.unmount();
    showPortal(paths.member, 'member');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(screen.queryByText(/never saved/)).not.toBeInTheDocument();
  });
});
