import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { never } from '../../../mocks/scenarios';
import { smallOffice } from '../calls/smallOffice';
import { showPortal } from '../showPortal';
import { stopClock } from '../stoppedClock';

stopClock();

const LONG = { timeout: 20_000 };

test.each([
  ['/members', 'admin', '/api/members'],
  ['/admin', 'admin', '/api/newmembers'],
  ['/member-edit/101', 'admin', '/api/member_edit/:id'],
  ['/receipt', 'member', '/api/receipt/:id'],
] as const)('%s says that the connection is slow until the wait ends', async (path, as, call) => {
  showPortal(path, as, { world: smallOffice, troubles: never(call) });
  const line = await screen.findByText('The connection is slow.', {}, LONG);
  expect(line).toHaveAttribute('role', 'status');
  expect(line.parentElement).toHaveTextContent('0 kB received so far');
  await waitFor(() => expect(line).not.toBeInTheDocument(), LONG);
});
