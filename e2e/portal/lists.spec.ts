import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { configFor, portalTest as test } from '../fixtures';
import { clickTwice, dialog, followMenu, heading, rowOf } from '../screens';
import { beSignedIn } from './people';
import { expectContract, expectPreflights, sent, timesSent } from './wire';

test('the other changes of the lists go over the wire as documented, once; the export is a plain link of the service, without a token', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  const active = rowOf(page, 'Ansari Handloom House');
  await clickTwice(active.getByRole('button', { name: 'Active', exact: true }));
  await expect(active.getByRole('button', { name: 'Inactive', exact: true })).toBeVisible();
  expect(backend.log.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/api/members/311/status',
    body: { kind: 'json', value: { status: 1 } },
  });

  const inactive = rowOf(page, 'Lallapura Weavers Society');
  await inactive.getByRole('button', { name: 'Delete Lallapura Weavers Society' }).dblclick();
  const question = dialog(page, 'Delete Lallapura Weavers Society');
  await expect(question).toContainText(
    'Are you sure you want to delete this member? This action cannot be undone.',
  );
  await clickTwice(question.getByRole('button', { name: 'Delete', exact: true }));
  await expect(inactive).toHaveCount(0);

  expect(sent(backend).filter((line) => !line.startsWith('GET'))).toEqual([
    'PATCH /api/members/311/status',
    'DELETE /api/members/315',
  ]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Full CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('members.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('1002,Ansari Handloom House');
  expect(timesSent(backend, 'GET /api/members/export')).toBe(1);

  await goWithin(page, '/dashboard');
  await expect(page.getByText('office@vastra.example')).toBeVisible();
  expectContract(backend);
  expectPreflights(backend);
});

test('sendTokenOnLists adds the bearer to both lists, and to nothing else', async ({
  page,
  site,
  backend,
}) => {
  site.config = configFor(backend, { sendTokenOnLists: true });
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  await expect(rowOf(page, 'Verma & Sons Powerloom')).toBeVisible();
  await followMenu(page, 'Registered Members');
  await expect(heading(page, 'Members')).toBeVisible();
  await expect(rowOf(page, 'Verma & Sons Powerloom')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Full CSV' }).click();
  await downloading;
  expect(new Set(sent(backend))).toEqual(
    new Set(['GET /api/members', 'GET /api/newmembers', 'GET /api/members/export']),
  );
  expectContract(backend, { listsCarryToken: true });
  expectPreflights(backend);
});

test('a row leads to its firm as every link does: in this tab, or in another one with Ctrl or the middle button', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members?q=ansari');
  const link = page.getByRole('link', { name: 'View Ansari Handloom House' });
  const presses = [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ];
  for (const press of presses) {
    const opened = page.context().waitForEvent('page');
    await press();
    const other = await opened;
    await expect(other).toHaveURL(/\/members\/member-view\/311$/);
    await other.close();
  }
  await expect(page).toHaveURL(/\/members\/members\?q=ansari$/);
  await link.click();
  await expect(page).toHaveURL(/\/members\/member-view\/311$/);
});
