import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { applications, ListService, showOffice } from '../../test/applications';
import { rowOf } from '../../test/rowOf';

/** The menu of the second firm is open, and a list comes in which this has happened. */
async function listComes(change: (service: ListService) => void) {
  const service = new ListService(applications(3));
  showOffice(service);
  const row = await rowOf('Firm 502');
  row.getByRole('button', { name: 'Delete Firm 502' }).style.display = 'none';
  await userEvent.click(row.getByRole('button', { name: 'More for Firm 502' }));
  await screen.findByRole('menuitem', { name: 'Delete' });
  change(service);
  service.firms = [...service.firms, { id: 999, name: 'Firm 999', payment_status: 'paid' }];
  window.dispatchEvent(new StorageEvent('storage', { key: 'change', newValue: '1' }));
  await rowOf('Firm 999');
}

describe('the menu of a row that is open', () => {
  test.each<readonly [string, (service: ListService) => void]>([
    ['stands elsewhere', (service) => (service.firms = service.firms.toReversed())],
    ['has paid', (service) => service.change(502, { payment_status: 'paid' })],
  ])('stays that of its firm where it %s in the list that comes', async (_, change) => {
    await listComes(change);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete Firm 502' })).toBeVisible();
  });

  test('goes with its firm', async () => {
    await listComes((service) => service.firms.splice(1, 1));
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });
});
