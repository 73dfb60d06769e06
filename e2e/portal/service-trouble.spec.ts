import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, heading, rowOf } from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

// How each call tells of a failure is the matter of e2e/faults.

test('a number whose answer was lost is not asked for again: the list shows it', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET/);
  backend.fail('GET /api/membership/{id}', { kind: 'lost' }, 1);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  await rowOf(page, 'Ganga Brocade Works').getByRole('button', { name: 'Generate' }).click();
  await answerDialog(page, 'Failed to generate membership', 'OK');
  await expect(rowOf(page, 'Ganga Brocade Works')).toContainText('1004');
  await expect(rowOf(page, 'Ganga Brocade Works').getByText('Processed')).toBeVisible();
  expect(timesSent(backend, 'GET /api/membership/{id}')).toBe(1);
});

test('an id in the storage that is none is the not-found page, without a call', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.evaluate(() => localStorage.setItem('user_id', '..%2Fmembership%2F312'));
  await page.goto('receipt');
  await expect(heading(page, 'Page not found')).toBeVisible();
  expect(backend.log).toEqual([]);
  await expect(button(page, 'Print Receipt')).toHaveCount(0);
});
