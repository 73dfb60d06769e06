import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { callTable } from '../calls/callTable';
import { answer, findHeading, findRow } from '../calls/moves';
import { firms, smallOffice } from '../calls/smallOffice';
import { showPortal } from '../showPortal';
import { timesSent } from '../wire';
import { expectStill } from './onScreen';

/** The next call of this path waits until it is let go; the service answers then. Others do not wait. */
function nextHeld(method: 'get' | 'post', path: string) {
  const gate = new EventTarget();
  const free = new Promise((resolve) => gate.addEventListener('open', resolve));
  server.use(
    http[method](
      `*${path}`,
      async () => {
        await free;
        return undefined;
      },
      { once: true },
    ),
  );
  return () => act(async () => void gate.dispatchEvent(new Event('open')));
}

test('a record that comes after its successor is shown nowhere', async () => {
  const { router } = showPortal('/admin', 'admin', { world: smallOffice });
  await findHeading('Dashboard');
  const letGo = nextHeld('get', '/api/member_edit/101');
  await act(() => router.navigate('/member-edit/101'));
  await screen.findByText('Loading...');
  await act(() => router.navigate('/member-edit/3006'));
  await screen.findByDisplayValue(firms.pending);
  await letGo();
  await expectStill();
  expect(screen.getByLabelText('Firm Name')).toHaveValue(firms.pending);
});

test('a screen that is left during an import asks first, and what came of it is told elsewhere', async () => {
  const { open, act: start } = callTable['POST /api/import/members'];
  const { router } = showPortal('/admin', 'admin', { world: smallOffice });
  await findHeading('Dashboard');
  await act(() => router.navigate('/members'));
  await findRow(firms.member);
  await open?.();
  const letGo = nextHeld('post', '/api/import/members');
  await start?.();
  await screen.findByText('Uploading and importing...');
  for (const button of ['Cancel', 'Leave']) {
    expect(screen.getByText('Uploading and importing...')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await answer('Leave without saving?', button);
  }
  await findHeading('Dashboard');
  await letGo();
  await screen.findByText(/^Inserted: 2/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(timesSent('POST /api/import/members')).toBe(1);
});
