import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callTable } from '../calls/callTable';
import { answer, findHeading, findRow } from '../calls/moves';
import { firms, smallOffice } from '../calls/smallOffice';
import { PausedPortal } from '../PausedPortal';
import { expectStill } from './onScreen';

const dashboard = { path: '/admin', as: 'admin', world: smallOffice } as const;

test('an old record that arrives after a newer one is never shown', async () => {
  const held = new PausedPortal('GET /api/member_edit/{id}', dashboard);
  await findHeading('Dashboard');
  await held.go('/member-edit/101');
  await screen.findByText('Loading...');
  await held.arrived();
  await held.go('/member-edit/3006');
  await screen.findByDisplayValue(firms.pending);
  await held.letGo();
  await expectStill();
  expect(screen.getByLabelText('Firm Name')).toHaveValue(firms.pending);
});

test('leaving a screen during an import confirms first, and the result appears on the next screen', async () => {
  const { open, act: start } = callTable['POST /api/import/members'];
  const held = new PausedPortal('POST /api/import/members', dashboard);
  await findHeading('Dashboard');
  await held.go('/members');
  await findRow(firms.member);
  await open?.();
  await start?.();
  await screen.findByText('Uploading and importing...');
  await held.arrived();
  for (const button of ['Cancel', 'Leave']) {
    expect(screen.getByText('Uploading and importing...')).toBeInTheDocument();
    await act(() => held.router.navigate(-1));
    await answer('Leave without saving?', button);
  }
  await findHeading('Dashboard');
  await held.letGo();
  await screen.findByText(/^Inserted: 2/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(held.requests).toHaveLength(1);
});
