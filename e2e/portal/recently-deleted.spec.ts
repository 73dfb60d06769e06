import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, followMenu, heading, named, rowOf } from '../screens';
import { expectContract, sent, timesSent } from './wire';

const FIRM = 'Ansari Handloom House';

test('a deleted firm is found again on this computer, and imported with all its values', async ({
  office: page,
  backend,
}) => {
  await page.goto('members');
  await button(page, `Delete ${FIRM}`).click();
  await answerDialog(page, `Delete ${FIRM}`, 'Delete');
  await expect(rowOf(page, FIRM)).toHaveCount(0);
  // The record is read before it is gone (rule H2).
  const ofFirm = sent(backend).filter((call) => call.endsWith('/311'));
  expect(ofFirm).toEqual(['GET /api/member_edit/311', 'DELETE /api/members/311']);
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await expect(heading(page, 'Recently deleted')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: FIRM });
  await expect(row).toContainText('9450098765');

  await page.reload();
  await page.getByRole('checkbox', { name: `Choose ${FIRM}` }).check();
  await button(page, 'Import again (1)').click();
  const window = dialog(page, 'Import Members');
  await expect(window.getByText('Rows in the file: 1 · Nothing to fix')).toBeVisible();
  await named(window, 'Start Import').click();
  await expect(window.getByText('Inserted')).toBeVisible();
  await named(window, 'Close').click();
  await expect(row).toContainText('In the list again');
  expect(timesSent(backend, 'POST /api/import/members')).toBe(1);

  await followMenu(page, 'Registered Members');
  await expect(rowOf(page, FIRM)).toBeVisible();
  const back = backend.store.firms.find(({ firmName }) => firmName === FIRM);
  expect(back?.id).toBeGreaterThan(311);
  expect(back).toMatchObject({ area: 'Jaitpura' });
  expectContract(backend);
});
