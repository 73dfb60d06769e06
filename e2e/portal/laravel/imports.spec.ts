import { expect, type Page } from '@playwright/test';
import type { Fault } from '../../backend/faults';
import { portalTest as test } from '../../fixtures';
import { csvOf } from '../../importFiles';
import { button, dialog } from '../../screens';
import { beSignedIn } from '../people';
import { timesSent } from '../wire';
import { json } from './answers';

// The browser's own line about each refusal.
test.beforeEach(({ tolerate }) => tolerate(/Failed to load resource: .* status of [45]\d\d/));

const IMPORT = 'POST /api/import/members';

const tooLarge: readonly (readonly [string, Fault])[] = [
  [
    'for the host',
    {
      kind: 'answer',
      status: 413,
      headers: { 'content-type': 'application/json' },
      body: '{"message":""}',
    },
  ],
  [
    'for PHP',
    json(422, {
      message: 'The file failed to upload.',
      errors: { file: ['The file failed to upload.'] },
    }),
  ],
];

test('an import that is too large says so; an account of more rows than were sent has no negative number, and its failed rows are in order', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await button(page, 'Import').click();
  for (const [whom, answer] of tooLarge)
    await test.step(`too large ${whom}`, async () => {
      // Another file takes what was said of the last one away.
      await chooseFile(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      backend.fail(IMPORT, answer, 1);
      await button(page, 'Start Import').click();
      await expect(page.getByRole('alert')).toContainText(
        'Error: The file is too large for the service.',
      );
    });

  await chooseFile(page);
  const failed_rows = [4, 2].map((row) => ({ row, errors: ['No name.'], values: {} }));
  const body = { message: 'Import finished.', inserted: 1, updated: 0, failed_rows };
  backend.fail(IMPORT, json(200, body), 1);
  await button(page, 'Start Import').click();
  await expect(
    page.getByText('The service speaks of more rows than the portal counts'),
  ).toBeVisible();
  await expect(page.locator('dd')).toHaveText(['1', '1', '0', '2']);
  await expect(
    page.getByRole('region', { name: 'Failed rows' }).getByRole('listitem'),
  ).toContainText(['Row 2', 'Row 4']);
  // The way out is the button that stands out; what was sent once is asked about when it is chosen again.
  await expect(button(page, 'Close')).toHaveClass(/primary/);
  await expect(button(page, 'Start Import')).toBeDisabled();
  await chooseFile(page);
  await button(page, 'Start Import').click();
  const again = dialog(page, 'Import the same file again?');
  await expect(again).toContainText(/sent from this browser on \d\d-\d\d-\d{4} \d\d:\d\d/);
  await again.getByRole('button', { name: 'Cancel' }).click();
  expect(timesSent(backend, IMPORT)).toBe(tooLarge.length + 1);
});

async function chooseFile(page: Page): Promise<void> {
  const file = csvOf([['Kashi Silks', '9415012345', 'B 1', 'Assi']]);
  await page.getByLabel('File (.csv or .xlsx)').setInputFiles(file);
  await expect(page.getByText('Rows in the file')).toBeVisible();
}
