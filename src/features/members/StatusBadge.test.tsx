import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown, rejects } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { showPortal } from '../../test/showPortal';
import { changeWorld, holdBack, sentChanges, timesSent } from '../../test/wire';
import { service } from '../../test/world';

const FIRM = 'Jaiswal Silk Emporium';
const PATCH = 'PATCH /api/members/101/status';
const LIST = 'GET /api/members';
const listWith = (status: number) => [{ id: 101, name: FIRM, mobile: '9415201101', status }];

const badge = async (text: string) => {
  const row = within(await screen.findByRole('row', { name: new RegExp(FIRM) }));
  return row.findByRole('button', { name: text });
};

const answerFailure = async (user: ReturnType<typeof userEvent.setup>) => {
  const dialog = await screen.findByRole('dialog', { name: 'Failed to update status' });
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test('a badge clicked again between the answer and the list that is read again sends nothing', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const active = await badge('Active');
  const answer = holdBack('/api/members', listWith(1));
  await user.click(active);
  await waitFor(() => expect(timesSent(LIST)).toBe(2));
  // The badge shows at the answer what was done, and waits for the list.
  for (let click = 0; click < 3; click += 1) await user.click(active);
  expect(active).toHaveAttribute('aria-busy', 'true');
  expect(active).toHaveTextContent('Inactive');
  expect(sentChanges()).toEqual([PATCH]);
  answer();
  const inactive = await badge('Inactive');
  expect(inactive).toHaveAttribute('aria-busy', 'false');
  await user.click(inactive);
  expect(sentChanges()).toEqual([PATCH, PATCH]);
});

test('a badge whose list cannot be read again waits for Retry', async () => {
  const user = userEvent.setup();
  const world = service();
  showPortal(paths.members, 'admin');
  const active = await badge('Active');
  changeWorld(world);
  server.use(...networkDown('/api/members'));
  await user.click(active);
  expect(await screen.findByRole('alert')).toHaveTextContent('The members could not be loaded.');
  await user.click(active);
  expect(sentChanges()).toEqual([PATCH]);
  changeWorld(world);
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await badge('Inactive')).toHaveAttribute('aria-busy', 'false');
});

test('after a lost answer no other try is possible before the list is read again', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const active = await badge('Active');
  const answer = holdBack('/api/members', listWith(0));
  server.use(...networkDown('/api/members/:id/status'));
  await user.click(active);
  await answerFailure(user);
  await user.click(active);
  expect(sentChanges()).toEqual([PATCH]);
  answer();
  await waitFor(async () => expect(await badge('Active')).toHaveAttribute('aria-busy', 'false'));
});

test('a change that the service refused can be tried again at once', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const active = await badge('Active');
  holdBack('/api/members', listWith(0));
  server.use(...rejects('patch', '/api/members/:id/status', 403, { message: 'Not on a Sunday.' }));
  await user.click(active);
  await answerFailure(user);
  await user.click(active);
  await answerFailure(user);
  expect(sentChanges()).toEqual([PATCH, PATCH]);
});
