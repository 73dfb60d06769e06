import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { button, dialog, heading, pressIdle, pressImport } from '../screens';
import { expectTally, idsOf } from './bulkRunOffice';
import { expectContract, timesSent } from './wire';

/* An import that is taken back in a real browser, with its storage: what can happen meanwhile: importRuns.test.ts. */

const TAKE_BACK = 'Take back an import';
const NEW = 'GET /api/newmembers';
const REMOVE = 'DELETE /api/members/{id}';

test('what an import added is deleted, except for a firm that has paid and two that a colleague has changed', async ({
  office: page,
  backend,
}) => {
  await page.goto('new-members');
  await pressImport(page);
  const chooser = page.waitForEvent('filechooser');
  await dialog(page, 'Import Members').getByText('Choose a file or drop it here').click();
  await (
    await chooser
  ).setFiles(
    csvOf([1, 2, 3, 4].map((at) => [`Firm number ${at}`, `941501230${at}`, `House ${at}`, 'Assi'])),
  );
  await expect(page.getByText('Rows in the file: 4 · Nothing to fix')).toBeVisible();
  const reads = timesSent(backend, NEW);
  await button(page, 'Start Import').click();
  await pressIdle(button(page, 'See what changed'));
  // Before and after the import, and by the page.
  expect(timesSent(backend, NEW) - reads).toBeLessThanOrEqual(3);
  await expect(heading(page, 'Recent imports')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Added firms (4)' })).toBeVisible();

  // The lists have come, so the plan does not know what happens next.
  await page.waitForLoadState('networkidle');
  const [first, second, third, fourth] = backend.store.firms.slice(-4);
  if (!first || !second || !third || !fourth) throw new Error('The import added nothing');
  second.payment = 'paid';
  third.firmName = 'Firm by a colleague';
  // The list does not show it.
  fourth.area = 'Lanka';
  await button(page, 'Take back what this import added (4)').click();
  await expect(button(page, 'Delete 4 firms')).toBeDisabled();
  await dialog(page, TAKE_BACK).getByRole('textbox').fill('4');
  await button(page, 'Delete 4 firms').click();
  await expectTally(page, TAKE_BACK, { 'Firm deleted': 1, Skipped: 3 });
  const report = dialog(page, TAKE_BACK);
  await expect(report.getByText('Paid since the import')).toBeVisible();
  await expect(report.getByText('Changed since the import')).toHaveCount(2);
  expect(idsOf(backend, REMOVE)).toEqual([first.id]);
  expectContract(backend);

  await page.reload();
  await expect(button(page, 'Take back what this import added (3)')).toBeEnabled();
});
