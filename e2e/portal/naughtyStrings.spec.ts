import { expect, type Page } from '@playwright/test';
import { naughtyStrings } from '../../src/test/naughtyStrings';
import { memberAccount } from '../backend/accounts';
import type { Firm } from '../backend/records';
import type { Store } from '../backend/store';
import { goWithin, twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { dialog, expectNoSidewaysScroll, field, pressInMenu } from '../screens';

/**
 * In addition to the published list: strings that could run in this portal, that it could take for its own, or that break
 * lines.
 */
const strings = [
  '<img src=x onerror="window.ran = true">',
  '"><script>window.ran = true</script><svg onload="window.ran = true">',
  'javascript:window.ran=true',
  '$t(Members) {{firm}} ${window.ran = true} %s &lt;b&gt;',
  'W'.repeat(200),
  'क्षत्रिय'.repeat(25),
  '\u202Eright\u202C to left, مؤسسة الحرير \u2067عكس\u2069, zero\u200Bwidth\u200D\uFEFF',
  `Z${'\u0315\u031B\u0340\u0327'.repeat(40)}algo`,
  '👩🏽‍🌾🇮🇳'.repeat(40),
  ...naughtyStrings.filter((text) => text.trim() !== ''),
];

/** Distributes the strings over `count` texts of about the same length. */
const dealt = (count: number): string[] =>
  Array.from({ length: count }, (_, part) =>
    strings
      .filter((_text, index) => index % count === part)
      .join(' ')
      .trim(),
  );

/** The names of a page of firms, which together contain every string. */
const names = dealt(30);

/** The texts of one firm, which together contain every string too. */
const [firmName = '', email = '', address = '', area = '', ...persons] = dealt(9);
const heavy = {
  firmName,
  email,
  address,
  area,
  representatives: persons.map((name) => ({ name, mobile: '9415000000' })),
} satisfies Partial<Firm>;

function sow(store: Store): void {
  for (const firm of store.firms) Object.assign(firm, heavy);
  for (const name of names)
    store.addFirm({
      firmName: name,
      email: name,
      address: name,
      mobile: '9415000000',
      payment: 'done',
    });
}

/** Checks a desktop and a phone layout; the next screen opens on the phone. */
async function expectWholeLayout(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await twoFrames(page);
    await expectNothingSpills(page);
  }
}

/** The page is as wide as the screen, and no text overflows its box, where it would be cut or cover others. */
async function expectNothingSpills(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const spilled = await page.evaluate(() =>
    [...document.querySelectorAll('main *, [role="dialog"] *')]
      .filter((element) => {
        const { display, overflowX } = getComputedStyle(element);
        return (
          display !== 'inline' &&
          overflowX === 'visible' &&
          // Elements without a width are not drawn, and pictures are no text.
          element.clientWidth > 0 &&
          !(element instanceof SVGElement) &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`),
  );
  expect(spilled.slice(0, 5), `boxes of ${page.url()}`).toEqual([]);
}

test.use({ viewport: { width: 360, height: 740 } });

// That each string is kept exactly: src/test/naughtyStrings.test.tsx.
test("no string runs as code, overflows its box or widens the office's screens", async ({
  office: page,
  backend,
}) => {
  sow(backend.store);
  const dialogs: string[] = [];
  page.on('dialog', (shown) => {
    dialogs.push(shown.message());
    void shown.dismiss();
  });
  await page.goto('members?size=50');
  await expect(page.getByText(/^Showing 1 to /)).toBeVisible();
  await expectWholeLayout(page);

  const row = page.getByRole('row').nth(1);
  await row.getByRole('button', { name: firmName }).first().click();
  const details = dialog(page, 'Member Details');
  await expect(details).toBeVisible();
  await expectWholeLayout(page);
  await details.getByRole('button', { name: 'Close' }).click();
  await pressInMenu(page, 'Delete');
  await expect(page.getByRole('dialog').getByText(`Delete ${firmName}`)).toBeVisible();
  await expectWholeLayout(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await goWithin(page, `/member-edit/${memberAccount.memberId}`);
  await expect(field(page, 'Firm Name')).toHaveValue(firmName);
  await expect(field(page, 'Representative Name-5')).toHaveValue(persons[4] ?? '');
  await expectWholeLayout(page);
  await expect(page.locator('main :is(script, iframe, object, embed)')).toHaveCount(0);
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
