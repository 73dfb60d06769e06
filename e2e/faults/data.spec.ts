import { expect, type Page } from '@playwright/test';
import { calls } from '../backend/calls';
import { csvOf } from '../importFiles';
import { beSignedIn } from '../portal/people';
import { button, dialog, field, heading } from '../screens';
import { type ListFault, listFaults } from './listFaults';
import { expectNothingSpins, expectReadable, goElsewhere, goWithin } from './moves';
import { answersWith, recordFaults } from './recordFaults';
import { faultTest as test } from './watch';

const json = (body: unknown) => ({ kind: 'json', status: 200, json: body }) as const;

const note = (type: string, seen: string): void =>
  void test.info().annotations.push({ type, description: `works: ${seen}` });

const firstRow = (page: Page) => page.getByRole('table').locator('tbody tr').first();

const cell = (page: Page, column: string) => firstRow(page).locator(`td[data-label="${column}"]`);

const showing = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+ entries$/);

/** Reads the list, searches and sorts it, opens the dialogs of its first row, and finds everything as it was. */
async function goThroughList(page: Page, fault: ListFault): Promise<void> {
  for (const [column, text] of Object.entries(fault.shown))
    await expect(cell(page, column)).toHaveText(text);
  await expectReadable(page);

  const whole = await showing(page).innerText();
  await field(page, 'Search').fill('assi');
  await field(page, 'Search').fill('no firm is called this');
  await expect(page.getByText('No matching records found')).toBeVisible();
  await field(page, 'Search').fill('');
  await expect(showing(page)).toHaveText(whole);
  const sorts = page.getByRole('columnheader').getByRole('button');
  for (const sort of await sorts.all()) await sort.press('Enter');

  const row = firstRow(page);
  if ((await cell(page, 'Firm Name').getByRole('button').count()) > 0) {
    await cell(page, 'Firm Name').getByRole('button').first().press('Enter');
    await expect(dialog(page, 'Member Details')).toBeVisible();
    await expectReadable(page);
    await button(page, 'Close').press('Enter');
  }
  await expect(row.getByRole('link')).toHaveCount(fault.acts ? 2 : 0);
  if (!fault.acts) return;
  await row.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Are you sure');
  await button(page, 'Cancel').press('Enter');
}

for (const { path, call, title, faults } of listFaults)
  test(`/${path}: rows as they should not be`, async ({ page, site, backend }) => {
    test.slow();
    await beSignedIn(page, { backend, site }, 'admin');
    await page.goto('payment/failed');
    for (const fault of faults)
      await test.step(fault.name, async () => {
        backend.fail(call, json(fault.rows));
        await goWithin(page, `/${path}`);
        await expect(heading(page, title)).toBeVisible();
        await expect(firstRow(page)).toBeVisible();
        await goThroughList(page, fault);
        note(fault.name, await showing(page).innerText());
        await goElsewhere(page, 'admin');
      });
    // Looking at a list changes nothing.
    expect(backend.log.filter((logged) => logged.call !== call)).toEqual([]);
  });

/** The screens of one record: as whom, and a field or text that says that it has arrived. */
const recordScreens = [
  { as: 'member', path: '/profile_edit', arrived: (page: Page) => button(page, 'Edit') },
  { as: 'member', path: '/membership', arrived: (page: Page) => page.getByRole('table').first() },
  { as: 'member', path: '/receipt', arrived: (page: Page) => button(page, 'Print Receipt') },
  { as: 'admin', path: '/member-edit/311', arrived: (page: Page) => field(page, 'Area') },
  { as: 'admin', path: '/new-member-view/312', arrived: (page: Page) => field(page, 'Area') },
] as const;

for (const person of ['member', 'admin'] as const)
  test(`the records that a ${person} sees, as they should not be`, async ({
    page,
    site,
    backend,
  }) => {
    test.slow();
    await beSignedIn(page, { backend, site }, person);
    await page.goto('payment/failed');
    for (const fault of recordFaults)
      await test.step(fault.name, async () => {
        const answers = Object.entries(answersWith(fault));
        for (const call of calls.keys()) {
          const answer = answers.find(([name]) => name === call);
          if (answer !== undefined) backend.fail(call, json(answer[1]));
        }
        for (const { path, arrived } of recordScreens.filter(({ as }) => as === person)) {
          await goWithin(page, path);
          await expect(arrived(page)).toBeVisible();
          await expectReadable(page);
          if (fault.date !== undefined && ['/profile_edit', '/receipt'].includes(path))
            await expect(page.getByText(fault.date, { exact: true }).first()).toBeVisible();
          if (fault.amount !== undefined && path === '/receipt')
            await expect(page.getByText(fault.amount, { exact: true })).toBeVisible();
          await expect(
            page.getByRole('alert').filter({ hasText: /failed|could not/i }),
          ).toHaveCount(0);
          await expectNothingSpins(page);
        }
        note(fault.name, fault.amount ?? fault.date ?? 'every screen readable');
      });
  });

test('10,000 failed rows of an import', async ({ page, site, backend }) => {
  const failedRows = Array.from({ length: 10_000 }, (_, index) => ({
    row: index + 2,
    errors: [`The mobile of row ${index + 2} is short.`],
    values: { name: `Firm ${index}`, mobile: '94' },
  }));
  backend.fail(
    'POST /api/import/members',
    json({ message: 'Import completed.', inserted: 0, updated: 0, failed_rows: failedRows }),
  );
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await button(page, 'Import').click();
  await field(page, 'File (.csv or .xlsx)').setInputFiles(
    csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]),
  );
  await button(page, 'Start Import').click();
  const shown = page.getByText('200 of 10000 failed rows are shown; the download has them all.');
  await expect(shown).toBeVisible();
  await expect(page.getByText('The mobile of row 2 is short.')).toBeVisible();
  await expectReadable(page);
  note('10,000 failed rows', await shown.innerText());
  await button(page, 'Close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
