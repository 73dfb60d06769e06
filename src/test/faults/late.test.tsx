import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callTable } from '../calls/callTable';
import { answer, findHeading, findRow, press } from '../calls/moves';
import { firms, smallOffice } from '../calls/smallOffice';
import { PausedPortal } from '../PausedPortal';

const dashboard = { path: '/admin', as: 'admin', world: smallOffice } as const;

test('leaving a screen during an import confirms first, and the result appears on the next screen', async () => {
  const { open, act: start } = callTable['POST /api/import/members'];
  const paused = new PausedPortal('POST /api/import/members', dashboard);
  await findHeading('Dashboard');
  await paused.go('/members');
  await findRow(firms.member);
  await open?.();
  await start?.();
  await screen.findByText('Uploading and importing...');
  await paused.arrived();
  for (const button of ['Cancel', 'Leave']) {
    expect(screen.getByText('Uploading and importing...')).toBeInTheDocument();
    await act(() => paused.router.navigate(-1));
    await answer('Leave while your changes are being saved?', button);
  }
  await findHeading('Dashboard');
  await paused.letGo();
  await screen.findByText(/^Inserted: 2/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(paused.requests).toHaveLength(1);
});

test('a dialog that is opened while an earlier import runs names its file, and can cancel it', async () => {
  const { open, act: start } = callTable['POST /api/import/members'];
  const paused = new PausedPortal('POST /api/import/members', { ...dashboard, path: '/members' });
  await findRow(firms.member);
  await open?.();
  await start?.();
  await paused.arrived();
  await paused.go('/admin');
  await paused.go('/members');
  await press('Import');
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Members' }));
  expect(await dialog.findByText(/\.csv is still being imported\.$/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Importing...' })).toBeDisabled();
  await press('Cancel that import');
  const notice = await screen.findByText('The import was cancelled.');
  expect(notice.closest('[role="status"]')).toHaveTextContent(
    'The server may already have the file.',
  );
  await waitFor(() => expect(dialog.queryByText(/still being imported/)).not.toBeInTheDocument());
  expect(paused.requests).toHaveLength(1);
});
