import { expect, type Page } from '@playwright/test';
import { calls } from '../backend/calls';
import type { Backend } from '../backend/server';
import { csvOf } from '../importFiles';
import { beSignedIn, sixKeys } from '../portal/people';
import { button, field, heading, takenOver } from '../screens';
import { lists, manyRows, noRows, opened, rowsOf } from './listFaults';
import { expectShowing, openFirm, rowsIn, searchList, shownRows, sortList } from './listMoves';
import { expectNothingSpins, expectReadable, expectStill } from './look';
import { FORGOTTEN_MS, goElsewhere, goWithin, keepAgain } from './moves';
import { answersWith, recordFaults } from './recordFaults';
import { faultTest as test } from './watch';

const json = (body: unknown) => ({ kind: 'json', status: 200, json: body }) as const;

const note = (type: string, seen: string): void =>
  void test.info().annotations.push({ type, description: `works: ${seen}` });

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

for (const list of lists)
  test(`/${list.path}: rows as they should not be, and rows that are none`, async ({
    page,
    site,
    backend,
  }) => {
    const { path, call, beside, title, faults } = list;
    await beSignedIn(page, { backend, site }, 'admin');
    backend.fail(call, json([...rowsOf(faults), ...noRows]));
    await page.goto(`${path}?size=50`);
    await expect(heading(page, title)).toBeVisible();
    await expectShowing(page, faults.length + 2);
    const rows = await shownRows(page);
    await expectReadable(page);
    for (const [index, { name, shown, acts }] of faults.entries()) {
      expect(rows[index]?.cells, name).toMatchObject(shown);
      const firm = shown['Firm Name'] === '-' ? '' : shown['Firm Name'];
      const actions = ['View', 'Edit', 'Delete'].map((action) => `${action} ${firm}`.trim());
      expect(rows[index]?.actions.map(plain), name).toEqual(acts ? actions : []);
      note(name, Object.values(shown).join(', '));
    }
    note('rows that are none', 'the others stand there');
    await sortList(page, { whole: true });
    // Both lists are one table, with columns of their own.
    if (path === 'members') await searchAndOpen(page, list);
    // Looking at a list changes nothing: it is read once, and the other one beside it, for firms that stand in both.
    expect(backend.log.map((logged) => logged.call)).toEqual([call, beside]);
  });

async function searchAndOpen(page: Page, { faults }: (typeof lists)[number]): Promise<void> {
  await searchList(page, 'Firm of id missing', faults.length + 2);
  for (const [index, { shown, acts }] of faults.entries())
    if (opened.some((firm) => firm === shown['Firm Name']))
      await openFirm(page, rowsIn(page).nth(index), acts);
  await openFirm(page, rowsIn(page).nth(faults.length), true);
  await openFirm(page, rowsIn(page).last(), false);
}

test('10,000 failed rows of an import, and 100,000 rows of a list', async ({
  page,
  site,
  backend,
}) => {
  test.slow();
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await test.step('10,000 failed rows', () => importFailedRows(page, backend));

  await test.step('100,000 rows', async () => {
    const before = backend.log.length;
    backend.fail('GET /api/members', json(manyRows()));
    await button(page, 'Reload').press('Enter');
    await expectShowing(page, 100_000, 10);
    await expectReadable(page);
    await searchList(page, 'Firm 99999', 100_000, 10);
    await sortList(page, { whole: false });
    await openFirm(page, rowsIn(page).first(), true);
    note('100,000 rows', 'searched and sorted');
    expect(backend.log.slice(before).map(({ call }) => call)).toEqual(['GET /api/members']);
  });
});

async function importFailedRows(page: Page, backend: Backend): Promise<void> {
  const failedRows = Array.from({ length: 10_000 }, (_, index) => ({
    row: index + 2,
    errors: [`The mobile of row ${index + 2} is short.`],
    values: { name: `Firm ${index}`, mobile: '94' },
  }));
  backend.fail(
    'POST /api/import/members',
    json({ message: 'Import completed.', inserted: 0, updated: 0, failed_rows: failedRows }),
  );
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
  await expectNothingSpins(page);
}

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

/** The office sees neither dates nor amounts. */
const shownToOffice = recordFaults.filter((faults) =>
  faults.some(({ change }) => !('payment_date' in change) && !('membership_fee' in change)),
);

test('the records that a member and the office see, as they should not be', async ({
  page,
  backend,
}) => {
  test.slow();
  await page.clock.install();
  await page.goto('payment/failed');
  await takenOver(page);
  for (const [person, met] of [
    ['member', recordFaults],
    ['admin', shownToOffice],
  ] as const) {
    await goWithin(page, '/payment/failed');
    await keepAgain(page, sixKeys(backend, person));
    for (const [index, faults] of met.entries())
      await test.step(`${person}: ${faults.map(({ name }) => name).join(', ')}`, async () => {
        await goElsewhere(page);
        await page.clock.fastForward(FORGOTTEN_MS);
        const area = `Assi ${index} of the ${person}`;
        answerWith(backend, faults, area);
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
      });
  }
  for (const { name, amount, date } of recordFaults.flat())
    note(name, amount ?? date ?? 'every screen readable');
});

function answerWith(backend: Backend, ...record: Parameters<typeof answersWith>): void {
  const answers = Object.entries(answersWith(...record));
  for (const call of calls.keys()) {
    const answer = answers.find(([name]) => name === call);
    if (answer !== undefined) backend.fail(call, json(answer[1]));
  }
}
