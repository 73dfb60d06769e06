import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { expectContract, timesSent } from './wire';

test('a row is a normal link to its firm, in this tab or a new one; the export is a plain link without a token', async ({
  office: page,
  backend,
}) => {
  await page.goto('members?q=ansari');
  const link = page.getByRole('link', { name: 'View Ansari Handloom House' });
  for (const press of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const opened = page.context().waitForEvent('page');
    await press();
    const other = await opened;
    await expect(other).toHaveURL(/\/members\/member-view\/311$/);
    await other.close();
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Full CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('members.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('1002,Ansari Handloom House');
  expect(timesSent(backend, 'GET /api/members/export')).toBe(1);
  expectContract(backend);
  await expect(page).toHaveURL(/\/members\/members\?q=ansari$/);
  await link.click();
  await expect(page).toHaveURL(/\/members\/member-view\/311$/);
});
