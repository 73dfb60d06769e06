import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, chooseFilter, expectNoSidewaysScroll, openSheet, rowOf, sheet } from '../screens';
import { cards, FINGER, lists, openList, ordinaryFirms, smallTargets } from './narrowLists';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const boxesOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    }),
  );

test('five firms are visible, the first at 150 px, with finger-sized controls, in both languages', async ({
  office: page,
  backend,
}) => {
  ordinaryFirms(backend);
  const letThrough = backend.fail('GET /api/newmembers', { kind: 'hang' });
  await page.goto('new-members');
  await expect(page.getByRole('main').getByText('Loading...')).toBeInViewport();
  // The footer is already at its final place, out of sight.
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  letThrough();
  for (const language of ['en', 'hi']) {
    await page.evaluate((to) => localStorage.setItem('language', to), language);
    for (const path of lists)
      await test.step(`${path}, ${language}`, async () => {
        await openList(page, path);
        const boxes = await boxesOf(page);
        expect(boxes).toHaveLength(10);
        expect(boxes[0]?.top).toBeLessThanOrEqual(150);
        expect(boxes.filter(({ bottom }) => bottom <= 740).length).toBeGreaterThanOrEqual(5);
        expect((boxes.at(-1)?.bottom ?? 9999) - (boxes[0]?.top ?? 0)).toBeLessThanOrEqual(1000);
        expect(await smallTargets(page)).toEqual([]);
        await expectNoSidewaysScroll(page);
        await cards(page).last().scrollIntoViewIfNeeded();
        await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
        await page.locator('[aria-haspopup="dialog"]').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await smallTargets(page)).toEqual([]);
        // The next page starts at its top.
        await page.evaluate(() => scrollTo(0, 0));
      });
  }
  // With an email address in each card, the sixth firm no longer fits, but the fifth does.
  ordinaryFirms(backend, { email: 'office@banarasivastra.example' });
  // Without the place where it was left, which the list keeps as it is left.
  await page.goto('config.json');
  await page.evaluate(() => sessionStorage.clear());
  await openList(page, 'members');
  expect((await boxesOf(page)).filter(({ bottom }) => bottom <= 740)).toHaveLength(5);
  // A second button in a cell stands beside the first, not on it.
  await openList(page, 'new-members');
  const { gap, fall } = await page
    .getByRole('button', { name: /^अभी भेजें/ })
    .first()
    .evaluate((first) => {
      const added = document.createElement('button');
      added.textContent = first.textContent;
      first.after(added);
      const [one, two] = [first.getBoundingClientRect(), added.getBoundingClientRect()];
      return { gap: two.left - one.right, fall: two.top - one.top };
    });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(fall).toBe(0);
});

test('a card shows only the details a firm has; ⋯ holds what does not fit', async ({
  office: page,
  backend,
}) => {
  const { store } = backend;
  store.firms = [];
  const member = { applied: false, payment: 'done', mobile: '9415201101' } as const;
  store.addFirm({ ...member, firmName: 'All', membership: 7, email: 'a@b.in' });
  store.addFirm({ ...member, firmName: 'Little' });
  await openList(page, 'members?filter=attention');
  await expect(rowOf(page, 'Little')).toContainText('No email');
  const open = await openSheet(page);
  await expect(open.getByRole('button', { name: 'Show 1 firm', exact: true })).toBeVisible();
  await chooseFilter(page, /^All/);
  await open.getByRole('button', { name: 'Show 2 firms' }).click();
  for (const text of ['7', '9415201101', 'a@b.in'])
    await expect(rowOf(page, 'All').getByText(text, { exact: true })).toBeVisible();
  const cardText = (firm: string) =>
    rowOf(page, firm)
      .locator('td[data-label="Email"]')
      .evaluate((cell) => cell.checkVisibility() && getComputedStyle(cell, '::before').content);
  expect(await cardText('All')).toContain('Email');
  expect(await cardText('Little')).toBe(false);
  await expect(rowOf(page, 'Little').getByText('Not Available')).toHaveCSS(
    'clip-path',
    'inset(50%)',
  );
  await expect(page.getByRole('link', { name: 'Call All' })).toHaveAttribute('href', /^tel:\+91/);
  // A status looks the same after it was tapped.
  const badge = rowOf(page, 'All').getByRole('button', { name: 'Active' }).getByText('Active');
  const colour = await badge.evaluate((tag) => getComputedStyle(tag).borderColor);
  await badge.hover();
  await expect(badge).toHaveCSS('border-color', colour);

  await button(page, 'More actions for All').click();
  for (const entry of ['View', 'Edit', 'Delete']) {
    const box = await page.getByRole('menuitem', { name: entry }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(FINGER);
  }
  await page.keyboard.press('Escape');
  store.firms = [];
  await openList(page, 'members');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const line = await page.locator('td', { hasText: 'No matching records found' }).boundingBox();
    expect(line?.width, `${width} px`).toBeGreaterThan(300);
  }
});

test('Previous and Next are at both edges, with the page position above them', async ({
  office: page,
  backend,
}) => {
  ordinaryFirms(backend);
  await openList(page, 'members');
  await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible();
  const showing = await page.getByText('Showing 1 to 10 of 12 entries').boundingBox();
  expect(showing?.y).toBeLessThan((await button(page, 'Next').boundingBox())?.y ?? 0);
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeHidden();
  await button(page, 'Next').click();
  await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible();
  await expect(button(page, 'Next')).toBeDisabled();
  // Even with an empty list.
  await page.getByRole('searchbox').fill('no firm is called this');
  await button(page, 'हिन्दी').click();
  await expect(page.getByText('कुछ नहीं मिला')).toBeVisible();
  const table = await page.getByRole('region').boundingBox();
  const next = await button(page, 'अगला').boundingBox();
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBeCloseTo((table?.x ?? 0) + (table?.width ?? 0), 0);
  await expect(sheet(page)).toHaveCount(0);
});
