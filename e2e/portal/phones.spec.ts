import { expect, type Page } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { button, dialog, followMenu, heading, openSheet, takenOver } from '../screens';
import { beSignedIn } from './people';
import { routeTable } from './routeTable';

/** Each screen is looked at by the first of these who may see it. */
const viewers = ['visitor', 'member', 'admin'] as const;

/** Which keys a phone shows and what the browser may fill in: `type inputmode autocomplete`, by label. */
type Fields = Readonly<Record<string, string>>;

const EMAIL = 'email email username';
const CURRENT = 'password - current-password';
const NEXT = 'password - new-password';
const MOBILE = 'tel tel off';
/** Never filled in by the browser: in an admin's form it would be the admin's own data. */
const OFF = 'text - off';

const login = { Email: EMAIL, Password: CURRENT };
const passwords = {
  'Current Password': CURRENT,
  'New Password': NEXT,
  'Confirm New Password': NEXT,
};
const five = [1, 2, 3, 4, 5];
const firm = {
  'Firm Name': OFF,
  Address: 'textarea - off',
  'Firm Mobile No. (WhatsApp without +91)': MOBILE,
  'Firm Alternate Mobile': MOBILE,
  Area: OFF,
  ...Object.fromEntries(
    five.flatMap((number) => [
      [`Representative Name-${number}`, OFF],
      [`Representative Mobile-${number}`, MOBILE],
    ]),
  ),
};
const list = { Search: 'search - off' };
/** In the sheet of a list. */
const listSheet = {
  'Sort by': 'select-one - -',
  Direction: 'select-one - -',
  'Rows per page': 'select-one - -',
};

/** Every field of the portal by the screen it stands on; a screen that is not named has none. */
const fieldsOf: Readonly<Record<string, Fields>> = {
  '/': login,
  '/login': login,
  '/register': {
    'Firm Name': 'text - organization',
    Address: 'textarea - street-address',
    'Firm Mobile No. (WhatsApp without +91)': 'tel tel tel-national',
    'Firm Alternate Mobile': MOBILE,
    Area: 'text - address-level3',
    'Representative Name-1': OFF,
    'Representative Mobile-1': MOBILE,
  },
  '/forgotpassword': { Email: 'email email email' },
  '/changepassword': passwords,
  '/change-member-password': passwords,
  '/members': list,
  '/new-members': list,
  '/member-edit/311': firm,
  '/new-member-edit/312': firm,
  '/member-view/311': firm,
  '/new-member-view/312': firm,
};

/** The preview of an import: a cell takes any text. */
const cells = {
  Membership: OFF,
  'Firm Name': OFF,
  'Firm Mobile No': 'text tel off',
  'Firm Alternate Mobile': 'text tel off',
  Address: OFF,
  Area: OFF,
  ...Object.fromEntries(five.map((number) => [`Representative Name-${number}`, OFF])),
  ...Object.fromEntries(five.map((number) => [`Representative Mobile-${number}`, 'text tel off'])),
};

/** The fields below the top bar, with or without a dialog over them, as the browser understands them. */
const fieldsShown = (page: Page): Promise<Fields> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')].flatMap((field) =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
        ? [field]
        : [],
    );
    // What antd only measures with has no place in the page, and what is only pressed needs no keys.
    const shown = fields.filter(
      (field) =>
        field.checkVisibility() &&
        field.closest('header, [aria-hidden="true"]') === null &&
        !['radio', 'checkbox'].includes(field.type),
    );
    return Object.fromEntries(
      shown.map((field) => {
        // Without the options of a list that stands in its label.
        const words = [...(field.labels?.[0]?.childNodes ?? [])].filter((node) => node !== field);
        const label =
          field.getAttribute('aria-label') ?? words.map((node) => node.textContent).join('');
        const keys = field.inputMode === 'text' ? '' : field.inputMode;
        return [label, [field.type, keys || '-', field.autocomplete || '-'].join(' ')];
      }),
    );
  });

/**
 * What a thumb cannot hit: smaller than 24 × 24 px, with something else to press within 24 px around its middle (WCAG 2.5.8
 * with its exceptions for spacing and for links in a sentence).
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SIZE = 24;
    const pressed = [
      'a[href], button, input, select, textarea, summary',
      '[role="button"], [role="menuitem"], [role="tab"], [tabindex="0"]',
    ].join();
    const boxes = [...document.querySelectorAll(pressed)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const inSentence =
          target instanceof HTMLAnchorElement &&
          getComputedStyle(target).display === 'inline' &&
          target.parentElement?.textContent.trim() !== target.textContent.trim();
        return !inSentence && target.closest('[aria-hidden="true"]') === null;
      })
      .map((target) => {
        // A press on the words beside a box, the frame around a field or the entry around a link reaches it as well.
        const box = (
          target.closest('label, .ant-input-affix-wrapper, [role="menuitem"]') ?? target
        ).getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent;
        return {
          name: `${target.tagName} ${name}`,
          box,
          small: box.width < SIZE || box.height < SIZE,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        };
      });
    return boxes
      .filter(({ small, box, x, y }) => {
        const hasNeighbour = boxes.some((other) => {
          // The same label or frame holds both.
          if (other.box.x === box.x && other.box.y === box.y) return false;
          const right = Math.max(other.box.left - x, 0, x - other.box.right);
          const down = Math.max(other.box.top - y, 0, y - other.box.bottom);
          const middles = Math.hypot(other.x - x, other.y - y);
          return Math.hypot(right, down) < SIZE / 2 || (other.small && middles < SIZE);
        });
        return small && hasNeighbour;
      })
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`);
  });

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function registrationWithAllRows(page: Page): Promise<void> {
  await goWithin(page, '/register');
  for (const _ of five.slice(1)) await button(page, 'Add').click();
  await expect(page.getByLabel('Representative Name-5', { exact: true })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
}

async function profileWhileEdited(page: Page): Promise<void> {
  await goWithin(page, '/profile_edit');
  await button(page, 'Edit').click();
  // The edit begins with a fresh read (rule C7).
  await expect(page.getByLabel('Firm Name', { exact: true })).toBeVisible();
  expect(await fieldsShown(page)).toEqual(firm);
  expect(await tooSmall(page)).toEqual([]);
}

async function menusAndDialogs(page: Page): Promise<void> {
  await goWithin(page, '/new-members');
  await openSheet(page);
  expect(await fieldsShown(page)).toEqual({ ...list, ...listSheet });
  expect(await tooSmall(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Send Now').click();
  await expect(dialog(page, 'Payment link for')).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await dialog(page, 'Payment link for').getByRole('button', { name: 'Cancel' }).click();

  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
}

async function importWithPreview(page: Page): Promise<void> {
  await followMenu(page, 'Registered Members');
  await expect(heading(page, 'Members')).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill('a');
  await (await openSheet(page)).getByRole('button', { name: 'Import' }).click();
  const picker = { 'File (.csv or .xlsx)': 'file - -' };
  await expect(dialog(page, 'Import Members')).toBeVisible();
  expect(await fieldsShown(page)).toEqual({
    ...list,
    ...picker,
    'Or paste rows copied from a spreadsheet program': 'textarea - -',
  });
  expect(await tooSmall(page)).toEqual([]);

  await page
    .getByLabel('File (.csv or .xlsx)')
    .setInputFiles(csvOf([['Assi Brocades', 'nine', 'B 1/2, Assi', 'Assi']]));
  await button(page, 'All cells of row 2').click();
  await expect(page.getByRole('textbox', { name: 'Area, row 2', exact: true })).toBeVisible();
  expect(await fieldsShown(page)).toEqual({
    ...list,
    ...picker,
    ...Object.fromEntries(Object.entries(cells).map(([label, as]) => [`${label}, row 2`, as])),
  });
  expect(await tooSmall(page)).toEqual([]);
}

/** What opens on the screens of each. */
const further: Readonly<
  Record<(typeof viewers)[number], Readonly<Record<string, (page: Page) => Promise<void>>>>
> = {
  visitor: { 'the registration form with all its rows': registrationWithAllRows },
  member: { 'Manage Profile while it is edited': profileWhileEdited },
  admin: {
    'the dialogs, the account menu, the open menu': menusAndDialogs,
    'the import': importWithPreview,
  },
};

for (const viewer of viewers)
  test(`fields and targets of every screen of the ${viewer}, and of what opens on them`, async ({
    page,
    site,
    backend,
  }) => {
    test.slow();
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    await page.goto('payment/failed');
    await takenOver(page);
    const screens = routeTable.filter(
      ({ ends }) => viewers.find((one) => ends[one] === null) === viewer,
    );
    for (const { path, heading: name, whole } of screens)
      await test.step(path, async () => {
        await goWithin(page, path);
        await expect(heading(page, name)).toBeVisible();
        await expect(page.getByRole('main').getByText(whole).first()).toBeVisible();
        expect.soft(await fieldsShown(page), `fields of ${path}`).toEqual(fieldsOf[path] ?? {});
        expect.soft(await tooSmall(page), `targets of ${path}`).toEqual([]);
      });
    for (const [name, look] of Object.entries(further[viewer]))
      await test.step(name, () => look(page));
  });

test('every field that the test above names stands on a route', () => {
  const paths = routeTable.map(({ path }) => path);
  expect(Object.keys(fieldsOf).filter((path) => !paths.includes(path))).toEqual([]);
});
