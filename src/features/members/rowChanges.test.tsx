import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { answer, findDialog, press } from '../../test/calls/moves';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { badge, waitForStatus } from '../../test/statusUndo';
import { changeWorld, pauseAnswer, sentBody, sentChanges, timesSent } from '../../test/wire';
import { service } from '../../test/world';

const JAISWAL = 'Jaiswal Silk Emporium';
const RESHMI = 'Reshmi Dhaga Traders';
const PATCH = 'PATCH /api/members/101/status';
const GENERATE = 'GET /api/membership/3003';
const LIST = 'GET /api/members';
const listWith = (status: number) => [{ id: 101, name: JAISWAL, mobile: '9415201101', status }];

describe('Manage Status', () => {
  test('goes to Inactive and back, with one call each; between the answer and the list a press sends nothing', async () => {
    showPortal(paths.members, 'admin');
    const active = await badge('Active');
    expect(active).toHaveAttribute('title', 'Click to mark as Inactive');
    expect(active.firstElementChild).toHaveClass(/green/);
    const goOn = pauseAnswer('/api/members', listWith(1));
    fireEvent.click(active, { detail: 1 });
    const inactive = await badge('Inactive');
    // The second half of a double click, after a quick answer and without waiting.
    fireEvent.click(inactive, { detail: 2 });
    for (const _ of [1, 2, 3]) fireEvent.click(inactive);
    expect(inactive).toHaveAttribute('aria-busy', 'true');
    expect(sentChanges()).toEqual([PATCH]);
    expect(await sentBody(PATCH)).toEqual({ status: 1 });
    await waitFor(() => expect(timesSent(LIST)).toBe(2));
    goOn();
    await waitForStatus('Inactive');
    expect(inactive).toHaveAttribute('title', 'Click to mark as Active');
    expect(inactive.firstElementChild).toHaveClass(/red/);
    const goOnAgain = pauseAnswer('/api/members', listWith(0));
    fireEvent.click(inactive);
    await badge('Active');
    goOnAgain();
    expect(await sentBody(PATCH)).toEqual({ status: 0 });
    await waitFor(() => expect(timesSent(LIST)).toBe(3));
  });

  test('waits for Retry if the list cannot be refetched', async () => {
    showPortal(paths.members, 'admin');
    const active = await badge('Active');
    const world = service();
    changeWorld(world);
    server.use(...networkDown('/api/members'));
    fireEvent.click(active);
    expect(await screen.findByRole('alert')).toHaveTextContent('The members could not be loaded.');
    fireEvent.click(active);
    expect(sentChanges()).toEqual([PATCH]);
    changeWorld(world);
    await press('Retry');
    await waitForStatus('Inactive');
  });
});

test('after a lost answer Generate is disabled until the list is refetched', async () => {
  showPortal(paths.newMembers, 'admin');
  const row = await rowOf(RESHMI);
  const generate = () => fireEvent.click(row.getByRole('button', { name: /Generate/ }));
  server.use(...networkDown());
  generate();
  await answer('Failed to generate membership', 'OK');
  // The network is down for the list too, so the result of the request is unknown.
  expect(await screen.findByRole('alert')).toBeVisible();
  generate();
  expect(sentChanges()).toEqual([GENERATE]);

  changeWorld(service());
  const goOn = pauseAnswer('/api/newmembers', [
    { id: 3003, name: RESHMI, membership: null, payment_status: 'paid' },
  ]);
  await press('Retry');
  generate();
  expect(sentChanges()).toEqual([GENERATE]);
  goOn();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  generate();
  expect(await findDialog('Membership No. generated successfully')).toBeInTheDocument();
  expect(sentChanges()).toEqual([GENERATE, GENERATE]);
});
