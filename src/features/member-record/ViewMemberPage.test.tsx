import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { sessionExpired } from '../../../mocks/scenarios';
import { memberLink, paths } from '../../config/paths';
import { showPortal } from '../../test/showPortal';
import { sentCalls } from '../../test/wire';
import * as stories from './ViewMemberPage.stories';

const { Loaded, NewMember, Empty, Loading, Failed } = composeStories(stories);

const loaded = () => screen.findByLabelText('Firm Name');

describe('View Member', () => {
  test('is the form of Edit Member, and nothing submits: no button, not Enter', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const name = await loaded();
    expect(screen.getByRole('heading', { level: 1, name: 'View Member' })).toBeVisible();
    expect(document.title).toBe('View Member · BVUS');
    expect(screen.getByText('View only: changes here are not saved')).toBeVisible();
    expect(screen.getByLabelText('Representative Name-5')).toHaveValue('Faizan Ansari');
    expect(screen.getByLabelText('Representative Mobile-5')).toHaveValue('9335105109');
    expect(screen.queryByRole('button', { name: /Update|Save|Submit/ })).not.toBeInTheDocument();
    await user.type(name, ' & Co.{Enter}');
    expect(name).toHaveValue('Ansari Brothers Powerloom & Co.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sentCalls()).toEqual(['GET /api/member_edit/105']);
    // What is not saved here is no work that could be lost: leaving asks nothing.
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Member' })).toBeVisible();
    expect(await loaded()).toHaveValue('Ansari Brothers Powerloom');
  });

  test('of a new member links to its own Edit and goes back to its own list', async () => {
    const user = userEvent.setup();
    await NewMember.run();
    await loaded();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/members/new-member-edit/3006',
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'New Registration' }),
    ).toBeVisible();
  });

  test('waits with a spinner', async () => {
    await Loading.run();
    expect(await screen.findByText('Loading...')).toBeVisible();
  });

  test.each([
    ['cannot be loaded', Failed],
    ['is unknown to the service', Empty],
  ])('of a record that %s says so, once in a dialog and then in its place', async (_, story) => {
    const user = userEvent.setup();
    await story.run();
    const dialog = await screen.findByRole('dialog', { name: 'Failed to load member data.' });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load member data.');
  });

  test('with a wrong id is Page not found, and nothing is asked', async () => {
    await Loaded.run({ args: { ...Loaded.args, path: '/new-member-view/0101' } });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(sentCalls()).toEqual([]);
  });
});

test.each([
  memberLink(paths.memberView, 105),
  memberLink(paths.newMemberView, 105),
  memberLink(paths.memberEdit, 105),
  memberLink(paths.newMemberEdit, 105),
])('%s of a session that has ended says so once, and leads to the sign-in', async (path) => {
  const user = userEvent.setup();
  const { router } = showPortal(path, 'admin', {
    troubles: sessionExpired('/api/member_edit/:id'),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Authentication Failed' });
  expect(dialog).toHaveTextContent('Please log in again.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/members/');
  expect(screen.queryByText('Failed to load member data.')).not.toBeInTheDocument();
  expect(sentCalls()).toEqual(['GET /api/member_edit/105']);
});
