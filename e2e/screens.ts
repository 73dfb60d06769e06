import { expect, type Locator, type Page } from '@playwright/test';

/** Steps and elements that several tests use. */

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Presses the button of a dialog and waits until the dialog is gone. */
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

/** Also finds a busy button, whose icon adds to the name, and one whose name ends with the firm's. */
export const named = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name: new RegExp(`(^|\\s)${name}(: .+)?$`) });

/** The portal has replaced the prerendered page (docs/decisions/0009). Before that, no key sends anything. */
export const swappedIn = (page: Page): Promise<void> =>
  expect(page.locator('#root > [data-language]')).toHaveCount(0);

/** A busy button ignores presses without looking different to a test, so this waits until it is idle. */
export async function pressIdle(target: Locator): Promise<void> {
  await expect(target).toHaveAttribute('aria-busy', 'false');
  await target.click();
}

/** Two clicks before the page can draw anything, as when a slow phone catches up with fast taps. */
export async function clickTwice(target: Locator): Promise<void> {
  // A busy button ignores presses.
  await expect(target).not.toHaveAttribute('aria-busy', 'true');
  // Waits until it can be clicked.
  await target.click({ trial: true });
  await target.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Box = Point & { readonly width: number; readonly height: number };

export async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It has no place on the screen.');
  return box;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const rowOf = (page: Page, firm: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: firm, exact: true }) });

/** The filled registration form, one entry per label of rule F1. */
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

/** Every field still holds what `fillApplication` typed. */
export async function expectApplicationStillThere(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(application))
    await expect(field(page, label)).toHaveValue(value);
}

/** antd shows a radio button only as its label. */
export const chooseFilter = (page: Page, name: RegExp | string): Promise<void> =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click();

export async function chooseOption(page: Page, list: string, option: string): Promise<void> {
  // antd puts the chosen text over the field. Not with `force`: an open list would take the click.
  const combobox = page.getByRole('combobox', { name: list });
  await page.locator('.ant-select').filter({ has: combobox }).click();
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await page.getByTitle(option, { exact: true }).filter({ visible: true }).last().click();
}

/** Chooses all rows that search and filter show: the page, then the rest. */
export async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Choose this page' }).check();
  const all = page.getByRole('button', { name: /^Choose all/ });
  if (await all.isEnabled()) await all.click();
}

/** On a phone the tools of a list are in a sheet. */
export const sheet = (page: Page): Locator => dialog(page, 'Filter & more');

export async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filter & more/ }).click();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

/** Presses a tool of a list; on a phone it is in the menu ⋯ beside the heading. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const more = button(page, 'More actions');
  const press = button(page, name);
  await expect(press.or(more).filter({ visible: true })).toHaveCount(1);
  if (!(await more.isVisible())) return press.click();
  await more.click();
  await page.getByRole('menuitem', { name }).click();
}

/** Opens the menu ⋯ of a firm, by default of the first one. It has every action, at every width. */
export async function openRowMenu(page: Page, firm?: string): Promise<void> {
  const name = firm === undefined ? /^More actions for / : `More actions for ${firm}`;
  await page.getByRole('button', { name, exact: true }).first().click();
}

export async function pressInMenu(page: Page, entry: string, firm?: string): Promise<void> {
  await openRowMenu(page, firm);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Sends a payment link, and closes the message with this title. */
export async function sendLink(
  page: Page,
  firm: string,
  title = 'Payment link sent',
): Promise<void> {
  // The button stays busy until the list has been fetched again, and a press does nothing until then.
  await pressIdle(named(rowOf(page, firm), 'Send Now'));
  await answerDialog(page, `Payment link for ${firm}`, 'Send');
  await answerDialog(page, title, 'OK');
}

/** Saves the form of a firm, and closes the message. */
export async function saveUpdate(page: Page): Promise<void> {
  await button(page, 'Update').click();
  await answerDialog(page, 'Success', 'OK');
}

/** Follows an entry of the sidebar, and opens it first if needed. */
export async function followMenu(page: Page, entry: string): Promise<void> {
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Main menu' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: entry, exact: true }).click();
}

export async function pressInAccount(page: Page, entry: string): Promise<void> {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

export async function logOut(page: Page): Promise<void> {
  await pressInAccount(page, 'Logout');
  await expect(page).toHaveURL(/\/members\/login$/);
}

/** Lists scroll in their own box; the page itself never scrolls sideways (rule F12). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, shown] = await page.evaluate(async () => {
    // After a resize the page learns the new width in the next frame.
    await new Promise(requestAnimationFrame);
    return [document.scrollingElement?.scrollWidth ?? 0, window.innerWidth];
  });
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(shown ?? 0);
}
