import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { memberLink, paths } from '../../config/paths';
import { browserAsks } from '../browserAsks';
import { showPortal } from '../showPortal';
import { typeInto } from '../typeInto';
import { timesSent } from '../wire';
import { field, firm, typeWork } from './editors';
import { firmAtService } from './firmAtService';
import { dialog } from './saves';

const EDIT = memberLink(paths.memberEdit, 101);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = async (title: string, name: string) =>
  userEvent.click(within(await dialog(title)).getByRole('button', { name }));

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

describe('several drafts', () => {
  const works = [
    { path: EDIT, text: 'Typed for the first firm' },
    { path: memberLink(paths.memberEdit, 102), text: 'Typed for the second firm' },
    { path: memberLink(paths.newMemberEdit, 3006), text: 'Typed among the new ones' },
  ] as const;
  const NEVER_SAVED = 'There are changes of yours here that were never saved.';

  /** Each is typed into its form and lost by a reload. */
  async function loseAll() {
    for (const { path, text } of works) {
      const { unmount } = showPortal(path, 'admin');
      await screen.findByLabelText('Area');
      await typeWork('Area', text);
      unmount();
    }
  }

  test('are all offered, each where it was typed; one that is discarded takes no other along', async () => {
    await loseAll();
    const [first, ...others] = works;
    const { router } = showPortal(first.path, 'admin');
    await screen.findByText(NEVER_SAVED);
    await press('Discard them');
    await waitFor(() => expect(screen.queryByText(NEVER_SAVED)).not.toBeInTheDocument());
    expect(drafts()).toHaveLength(2);
    for (const { path, text } of others) {
      await router.navigate(path);
      await screen.findByText(NEVER_SAVED);
      await press('Restore them');
      await waitFor(() => expect(field('Area')).toHaveValue(text));
      void router.navigate(paths.admin);
      await answer('Leave without saving?', 'Leave');
      await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    }
    expect(drafts()).toEqual([]);
  });

  test.each<[string, () => Promise<void>]>([
    [
      'here',
      async () => {
        await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
        await press('Account');
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      },
    ],
    [
      'in another tab',
      async () => {
        await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
        localStorage.removeItem('token');
        window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
      },
    ],
  ])('all go with a sign-out %s', async (_, signOut) => {
    await loseAll();
    expect(drafts()).toHaveLength(3);
    showPortal(paths.admin, 'admin');
    await signOut();
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

test('a lost answer of a change that was saved leaves nothing to lose', async () => {
  const held = firmAtService('office', firm);
  const { router } = showPortal(EDIT, 'admin', { troubles: held.handlers });
  await screen.findByLabelText('Area');
  typeInto('Area', 'Lanka');
  await waitFor(() => expect(browserAsks()).toBe(true));
  server.use(
    http.put('*/api/member_update', () => {
      held.firm = { ...firm, area: 'Lanka' };
      return HttpResponse.error();
    }),
  );
  await press('Update');
  expect(await dialog('Error')).toHaveTextContent('may or may not have been saved');
  await answer('Error', 'OK');
  expect(field('Area')).toHaveValue('Lanka');
  // The record that is read again has it: who leaves is asked nothing.
  await waitFor(() => expect(browserAsks()).toBe(false));
  await router.navigate(paths.admin);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(timesSent('PUT /api/member_update')).toBe(1);
});
