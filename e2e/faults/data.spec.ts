import { expect, type Page } from '@playwright/test';
import { calls } from '../backend/calls';
import { csvOf } from '../importFiles';
import { beSignedIn } from '../portal/people';
import { button, field, heading } from '../screens';
import { lists, manyRows, noRows, opened, rowsOf } from './listFaults';
import { expectShowing, openFirm, rowsIn, searchList, shownRows, sortList } from './listMoves';
import { expectReadable, expectStill } from './look';
import { FORGOTTEN_MS, goElsewhere, goWithin } from './moves';
import { answersWith, recordFaults } from './recordFaults';
import { faultTest as test } from './watch';

const json = (body: unknown) => ({ kind: 'json', status: 200, json: body }) as const;

const note = (type: string, seen: string): void =>
  void test.info().annotations.push({ type, description: `works: ${seen}` });

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

for (const { path, call, title, faults } of lists)
  test(`/${path}: rows as they should not be`, async ({ page, site, backend }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    backend.fail(call, json(rowsOf(faults)));
    await page.goto(`${path}?size=50`);
    await expect(heading(page, title)).toBeVisible();
    await expectShowing(page, faults.length);
    const rows = await shownRows(page);
    await expectReadable(page);
    for (const [index, { name, shown, acts }] of faults.entries()) {
      expect(rows[index]?.cells, name).toMatchObject(shown);
      const firm = shown['Firm Name'] === '-' ? '' : shown['Firm Name'];
      const actions = ['View', 'Edit', 'Delete'].map((action) => `${action} ${firm}`.trim());
      expect(rows[index]?.actions.map(plain), name).toEqual(acts ? actions : []);
      note(name, Object.values(shown).join(', '));
    }

    await searchList(page, 'Firm of id missing', faults.length);
    await sortList(page, { whole: true });
    for (const [index, { shown, acts }] of faults.entries())
      if (opened.some((firm) => firm === shown['Firm Name']))
        await openFirm(page, rowsIn(page).nth(index), acts);
    // Looking at a list changes nothing.
    expect(backend.log.filter((logged) => logged.call !== call)).toEqual([]);
  });

for (const { path, call, title } of lists)
  test(`/${path}: rows that are none, and 100,000`, async ({ page, site, backend }) => {
    test.slow();
    await beSignedIn(page, { backend, site }, 'admin');
    const lift = backend.fail(call, json(noRows));
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expectShowing(page, 2);
    await expectReadable(page);
    await searchList(page, 'Assi Silks', 2);
    await sortList(page, { whole: true });
    await openFirm(page, rowsIn(page).first(), true);
    await openFirm(page, rowsIn(page).last(), false);
    note('rows that are none', 'the others stand there');

    lift();
    backend.fail(call, json(manyRows()));
    await button(page, 'Reload').press('Enter');
    await expectShowing(page, 100_000, 10);
    await expectReadable(page);
    await searchList(page, 'Firm 99999', 100_000, 10);
    await sortList(page, { whole: false });
    await openFirm(page, rowsIn(page).first(), true);
    note('100,000 rows', 'searched and sorted');
    expect(backend.log.filter((logged) => logged.call !== call)).toEqual([]);
  });

/** The screens of one record: as whom, what says that this answer has arrived and no other, and what it shows of it. */
const recordScreens = [
  {
    as: 'member',
    path: '/profile_edit',
    arrived: (page: Page, area: string) =>
      expect(page.getByText(area, { exact: true })).toBeVisible(),
    shows: ['date'],
  },
  {
    as: 'member',
    path: '/membership',
    arrived: (page: Page, area: string) =>
      expect(page.getByText(`Silks of ${area}`, { exact: true })).toBeVisible(),
    shows: [],
  },
  {
    as: 'member',
    path: '/receipt',
    arrived: (page: Page, area: string) =>
      expect(page.getByText(`Receipt of ${area}`, { exact: true })).toBeVisible(),
    shows: ['date', 'amount'],
  },
  {
    as: 'admin',
    path: '/member-edit/311',
    arrived: (page: Page, area: string) => expect(field(page, 'Area')).toHaveValue(area),
    shows: [],
  },
  {
    as: 'admin',
    path: '/new-member-view/312',
    arrived: (page: Page, area: string) => expect(field(page, 'Area')).toHaveValue(area),
    shows: [],
  },
] as const;

for (const person of ['member', 'admin'] as const)
  test(`the records that a ${person} sees, as they should not be`, async ({
    page,
    site,
    backend,
  }) => {
    await page.clock.install();
    await beSignedIn(page, { backend, site }, person);
    await page.goto('payment/failed');
    for (const [index, faults] of recordFaults.entries())
      await test.step(faults.map(({ name }) => name).join(', '), async () => {
        await goElsewhere(page, person);
        await page.clock.fastForward(FORGOTTEN_MS);
        const area = `Assi ${index}`;
        const answers = Object.entries(answersWith(faults, area));
        for (const call of calls.keys()) {
          const answer = answers.find(([name]) => name === call);
          if (answer !== undefined) backend.fail(call, json(answer[1]));
        }
        for (const { path, arrived, shows } of recordScreens.filter(({ as }) => as === person)) {
          await goWithin(page, path);
          await arrived(page, area);
          for (const fault of faults)
            for (const text of shows
              .map((part) => fault[part])
              .filter((part) => part !== undefined))
              await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
          await expect(
            page.getByRole('alert').filter({ hasText: /failed|could not/i }),
          ).toHaveCount(0);
          await expectStill(page);
        }
        for (const { name, amount, date } of faults)
          note(name, amount ?? date ?? 'every screen readable');
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
