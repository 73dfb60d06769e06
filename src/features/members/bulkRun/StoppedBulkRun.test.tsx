import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { saveBulkRun, readBulkRun } from '../../../session/unsaved/stoppedBulkRun';
import { paths } from '../../../config/paths';
import { rowOf } from '../../../test/rowOf';
import { showPortal } from '../../../test/showPortal';
import { texts } from '../../../test/texts';
// Loaded before the first test: on a busy machine, Vitest takes longer to compile it than the portal waits for a script.
import './BulkRunDialog';

const LINKS = 'Send payment links';
const ADMIN = 7001;

const told = () => screen.findByText('Send payment links: stopped at 0 of 3');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function cancel() {
  const question = within(await screen.findByRole('dialog', { name: LINKS }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await told()).toBeVisible();
}

test('continues in the order of the bulk run; no question that is cancelled forgets it, but Close does', async () => {
  sessionStorage.clear();
  // In the person's order; the list has the latest application first.
  saveBulkRun(ADMIN, { kind: 'paymentLink', ids: [3004, 3006, 3005], statuses: '---' });
  showPortal(paths.newMembers, 'admin');
  await told();
  await press('Only those not sent');
  const table = within(await screen.findByRole('region', { name: 'Firms to process' }));
  const [, ...firms] = table.getAllByRole('row');
  const mobiles = texts(firms).map((text) => text.slice(-10));
  expect(mobiles).toEqual(['8354303004', '9956303006', '9792303005']);
  await cancel();
  expect(readBulkRun(ADMIN)?.ids).toEqual([3004, 3006, 3005]);

  // The dialog for other firms.
  const row = await rowOf('Kashi Tanchoi Handloom');
  await userEvent.click(row.getByRole('checkbox'));
  await press(LINKS);
  await cancel();
  expect(readBulkRun(ADMIN)).not.toBeNull();

  await press('Close');
  expect(screen.queryByText(/stopped at/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(readBulkRun(ADMIN)).toBeNull();
});
