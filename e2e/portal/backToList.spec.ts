import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { field, heading, pressInMenu, rowOf, saveUpdate } from '../screens';

/* Whoever comes back to a list finds it where it was left, however long that is ago (rule F10). */

const nameOf = (place: number) => `Firm ${String(place).padStart(3, '0')}`;

function manyFirms({ store }: Backend): void {
  store.firms = [];
  for (let place = 1; place <= 150; place += 1) {
    const known = {
      firmName: nameOf(place),
      mobile: '9300000001',
      address: 'B 1/150, Assi, Varanasi 221005',
      area: 'Assi',
      representatives: [{ name: 'Lakshmi Devi', mobile: '9876501235' }],
    };
    store.addFirm({ ...known, applied: false, payment: 'done', membership: 1000 + place });
    store.addFirm({ ...known, firmName: `New ${nameOf(place)}` });
  }
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** By its menu, which every width has. */
async function open(page: Page, firm: string, action: 'View' | 'Edit'): Promise<void> {
  await pressInMenu(page, action, firm);
  await expect(heading(page, `${action} Member`)).toBeVisible();
}

async function update(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await field(page, 'Firm Name').fill(name);
  await saveUpdate(page);
}

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the way back leads to the same page, place and row', async ({
      office: page,
      backend,
    }) => {
      manyFirms(backend);
      const FIRM = nameOf(70);
      await page.goto('members?sort=name.asc&size=100');
      await rowOf(page, FIRM).evaluate((row) => row.scrollIntoView({ block: 'center' }));
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(height);
      const expectPlace = async () => {
        await expect(rowOf(page, FIRM)).toBeInViewport();
        await expect.poll(() => scrolled(page)).toBe(place);
      };

      await test.step('minutes later, by the browser', async () => {
        await open(page, FIRM, 'View');
        await page.goBack();
        await expectPlace();
      });
      await test.step('after a reload of the firm, by the arrow', async () => {
        await open(page, FIRM, 'View');
        await page.reload();
        await expect(field(page, 'Firm Name')).toBeVisible();
        await page.getByRole('button', { name: 'Back', exact: true }).click();
        await expectPlace();
      });
      await test.step('after a reload of the list', async () => {
        await page.reload();
        await expectPlace();
      });
      await test.step('after an update', async () => {
        await open(page, FIRM, 'Edit');
        await update(page);
        await expectPlace();
        await expect(rowOf(page, FIRM)).toContainText('Just changed');
      });
      await test.step('twice back to the visit before it', async () => {
        await page.goBack();
        await expect(field(page, 'Firm Name')).toBeVisible();
        await page.goBack();
        await expectPlace();
      });
      await test.step('after an update that moves the row to another page', async () => {
        await open(page, FIRM, 'Edit');
        await update(page, 'Firm 145 and Sons');
        await expect(rowOf(page, 'Firm 145 and Sons')).toBeInViewport({ ratio: 1 });
        await expect(page).toHaveURL(/page=2/);
      });
    });
  });

// Rule A6.
test('an update from New Registration opens the members list, which leads back to its row', async ({
  office: page,
  backend,
}) => {
  manyFirms(backend);
  const FIRM = `New ${nameOf(70)}`;
  await page.goto('new-members?sort=name.asc&size=100');
  await rowOf(page, FIRM).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const place = await scrolled(page);
  await open(page, FIRM, 'Edit');
  await update(page);
  await expect(heading(page, 'Members')).toBeVisible();
  await page.getByRole('link', { name: 'Back to New Registration' }).click();
  await expect(page).toHaveURL(/\/members\/new-members\?sort=name\.asc&size=100$/);
  await expect(rowOf(page, FIRM)).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, FIRM)).toContainText('Just changed');
  await expect.poll(() => scrolled(page)).toBe(place);
});
