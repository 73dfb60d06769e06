import { expect, type Locator, type Page } from '@playwright/test';

/** What people see and press on the screens that several tests pass through. */

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Presses the button of a dialog and waits until it is gone. */
export async function answerDialog(page: Page, name: string, button: string): Promise<void> {
  const shown = dialog(page, name);
  await shown.getByRole('button', { name: button, exact: true }).click();
  await expect(shown).toBeHidden();
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The same while a sign of its being busy stands before its name. */
export const named = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name: new RegExp(`(^|\\s)${name}$`) });

/** The portal stands in the place of what came with the page (docs/decisions/0009): until then no key sends anything. */
export const swappedIn = (page: Page): Promise<void> =>
  expect(page.locator('#root > [data-language]')).toHaveCount(0);

/** A press that counts: a busy button takes none, and looks no different to a test. */
export async function pressIdle(target: Locator): Promise<void> {
  await expect(target).toHaveAttribute('aria-busy', 'false');
  await target.click();
}

/** Two clicks before the page could draw anything in between, as when a slow phone catches up with a finger. */
export async function clickTwice(target: Locator): Promise<void> {
  // Not before it stands there, and can be clicked.
  await target.click({ trial: true });
  await target.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** The row of a list that names the firm. */
export const rowOf = (page: Page, firm: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: firm, exact: true }) });

/** The filled registration form: one key per label of rule F1. */
export const application = {
  'Firm Name': 'Assi Ghat Brocades',
  Address: 'B 1/150, Assi, Varanasi 221005',
  'Firm Mobile No. (WhatsApp without +91)': '9876501234',
  'Firm Alternate Mobile': '0542-2310001',
  Area: 'Assi',
  'Representative Name-1': 'Lakshmi Devi',
  'Representative Mobile-1': '9876501235',
  'Representative Name-2': 'अर्जुन सेठ',
  'Representative Mobile-2': '9876501236',
} as const;

export async function fillApplication(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(application)) {
    if (label === 'Representative Name-2') await button(page, 'Add').click();
    await field(page, label).fill(value);
  }
}

/** Expects every field of the registration form to hold what `fillApplication` typed. */
export async function expectApplicationStillThere(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(application))
    await expect(field(page, label)).toHaveValue(value);
}

/** Chooses a part of a list by its radio button, which antd draws as its label alone. */
export const chooseFilter = (page: Page, name: RegExp | string): Promise<void> =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click();

/** Chooses an entry of a list of antd. */
export async function chooseOption(page: Page, list: string, option: string): Promise<void> {
  // antd lays what is chosen over the field. Not by force: a list that is still open would take the click.
  const combobox = page.getByRole('combobox', { name: list });
  await page.locator('.ant-select').filter({ has: combobox }).click();
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await page.getByTitle(option, { exact: true }).filter({ visible: true }).last().click();
}

/** Chooses all that search and filter of a list show: the page, then the rest. */
export async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Choose this page' }).check();
  const all = page.getByRole('button', { name: /^Choose all/ });
  if (await all.isEnabled()) await all.click();
}

/** What a list keeps of its tools where it has no room for them: a phone. */
export const sheet = (page: Page): Locator => dialog(page, 'Filter & more');

export async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filter & more/ }).click();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

/** Opens the import of a list, from its sheet where it has one. */
export async function pressImport(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filter & more/ });
  const press = button(page, 'Import');
  await expect(press.or(opener).filter({ visible: true })).toHaveCount(1);
  if (await opener.isVisible()) await opener.click();
  await press.click();
}

/** Presses View, Edit or Delete of the first firm of a list on a phone, which has them in a menu. */
export async function pressInMenu(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: /^More actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Follows an entry of the sidebar, which is opened first where it is closed. */
export async function followMenu(page: Page, entry: string): Promise<void> {
  const toggle = page.getByRole('banner').getByRole('button', { name: /^(Open|Close) menu$/ });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: entry, exact: true }).click();
}

export async function logOut(page: Page): Promise<void> {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/members\/login$/);
}

/** Lists scroll in their own box; the page itself never scrolls sideways (rule F12). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, shown] = await page.evaluate(async () => {
    // A window that was just made narrower tells the page so with its next frame, before it is painted.
    await new Promise(requestAnimationFrame);
    return [document.scrollingElement?.scrollWidth ?? 0, window.innerWidth];
  });
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(shown ?? 0);
}
