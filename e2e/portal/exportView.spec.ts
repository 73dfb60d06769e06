import { expect } from '@playwright/test';
import { expectViewExported } from '../exportedView';
import { portalTest as test } from '../fixtures';
import { answerDialog, button } from '../screens';
import { beSignedIn } from './people';
import { sent } from './wire';

const names = (rows: string[][]) => rows.map(([, name]) => name);

test('Export this view saves what search and sort show as .csv and .xlsx, and says where the writer cannot be loaded', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  const registered = { applied: false, payment: 'done' } as const;
  // Firms that a careless file would harm, and enough others for a second page.
  for (const firm of [
    { firmName: 'Loom "Zero", Chowk; Kashi', mobile: '012345678901', membership: 1010 },
    { firmName: '=HYPERLINK("https://a.example","Loom")', mobile: '1' },
    { firmName: 'काशी हथकरघा Loom', mobile: '9839000001', membership: 1011 },
  ])
    backend.store.addFirm({ ...registered, ...firm });
  for (let number = 1; number <= 10; number += 1)
    backend.store.addFirm({
      ...registered,
      firmName: `Loom ${number}`,
      mobile: `90000000${number}`,
    });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = (name: string) => scripts.filter((path) => path.includes(`/${name}-`)).length;
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members?q=loom&sort=mobile.desc');
  await expect(page.getByText('Showing 1 to 10 of 15 entries')).toBeVisible();
  expect([loaded('exportFile'), loaded('exportWorker')]).toEqual([0, 0]);

  await page.route(/\/exportWorker-/, (route) => route.abort());
  await button(page, 'Export this view').click();
  await page.getByRole('menuitem', { name: '.xlsx' }).click();
  await answerDialog(page, 'members.xlsx could not be written', 'OK');
  await page.unrouteAll();
  const csv = await expectViewExported(page, 'members', 'csv');
  expect(loaded('exportFile')).toBe(1);

  // By the keyboard alone; Escape leaves the menu.
  const opener = button(page, 'Export this view');
  await opener.focus();
  for (const last of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '.csv' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: '.xlsx' })).toBeFocused();
    const downloading = last === 'Enter' ? page.waitForEvent('download') : null;
    await page.keyboard.press(last);
    expect((await downloading)?.suggestedFilename()).toBe(
      last === 'Enter' ? 'members.xlsx' : undefined,
    );
    await expect(opener).toBeFocused();
  }
  const xlsx = await expectViewExported(page, 'members', 'xlsx');
  expect(csv).toHaveLength(15);
  for (const rows of [csv, xlsx])
    expect(rows.find(([number]) => number === '1010')?.slice(0, 3)).toEqual([
      '1010',
      'Loom "Zero", Chowk; Kashi',
      '012345678901',
    ]);
  expect(names(csv)).toContain(`'=HYPERLINK("https://a.example","Loom")`);
  expect(names(xlsx)).toContain('=HYPERLINK("https://a.example","Loom")');
  expect(names(xlsx)).toContain('काशी हथकरघा Loom');
  // The rows are those that are there: nothing was asked of the service for them, but the other list, for duplicates.
  expect(sent(backend)).toEqual(['GET /api/members', 'GET /api/newmembers']);
});
