import { expect, type Page } from '@playwright/test';
import { twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { field, heading } from '../screens';
import { Listener } from './Listener';

/** After each step the focus is on something that has a name. */
async function expectFocus(page: Page, listener: Listener, step: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), step)
    .toBe(true);
  expect(await listener.focused(), step).toMatch(/: [^>]+$/);
}

/** Presses Tab through an open dialog; each stop has a name, and none is outside. */
async function tabThrough(page: Page, listener: Listener, title: string): Promise<void> {
  const first = await listener.focused();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await listener.focused();
    expect(stop, title).toMatch(new RegExp(`^dialog: ${title}.* > \\w+: `));
    if (stop === first) return;
  }
}

test('the focus stays on the page with every dialog, deletion and change of the screen', async ({
  office: page,
}) => {
  test.slow();
  const listener = await Listener.on(page);
  const { keyboard } = page;
  const arriveBy = async (name: string | RegExp, title: string) => {
    await page.getByRole('link', { name }).first().press('Enter');
    await expect(heading(page, title)).toBeFocused();
  };
  await page.goto('admin');
  await arriveBy('Registered Members', 'Members');
  // A name is spoken in its own language.
  const named = (firm: string) => page.getByRole('button', { name: firm, exact: true });
  await expect(named('काशी सिल्क एम्पोरियम')).toHaveAttribute('lang', 'hi');
  await expect(named('Ansari Handloom House')).toHaveAttribute('lang', 'en');
  await arriveBy(/^View /, 'View Member');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(heading(page, 'Members')).toBeFocused();
  await arriveBy(/^Edit /, 'Edit Member');
  await field(page, 'Area').fill('Assi');
  // The form notes an unsaved change once it is drawn.
  await twoFrames(page);
  await twoFrames(page);
  await page.goBack();
  await listener.isAt(/^dialog: Leave without saving\?: .* > button: Cancel$/);
  await keyboard.press('Escape');
  await expectFocus(page, listener, 'the leave question was closed');
  await page.goBack();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(heading(page, 'Members')).toBeFocused();
  await page.getByRole('button', { name: 'Account' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Recent changes (this computer)' }).press('Enter');
  await expect(heading(page, 'Recent changes')).toBeFocused();
  await page.getByRole('button', { name: 'Main menu' }).press('Enter');
  await arriveBy('New Registration', 'New Registration');

  const dialogs: readonly (readonly [opener: string | RegExp, title: string])[] = [
    ['Mishra Zari Udyog', 'Member Details'],
    ['Import', 'Import Members'],
    [/^Delete /, 'Delete '],
    [/^Send Now/, 'Payment link'],
  ];
  for (const [opener, title] of dialogs) {
    const button = page.getByRole('button', { name: opener, exact: true }).first();
    await button.press('Enter');
    await listener.isAt(new RegExp(`^dialog: ${title}`));
    await expectFocus(page, listener, title);
    await tabThrough(page, listener, title);
    await keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  // Filter and clear.
  await page.getByRole('checkbox').nth(1).press('Space');
  await keyboard.press('Control+Enter');
  await listener.isAt('group: Chosen firms > button: Send payment links');
  await keyboard.press('Enter');
  await listener.isAt(/^dialog: Send payment links/);
  await tabThrough(page, listener, 'Send payment links');
  await keyboard.press('Escape');
  await expectFocus(page, listener, 'the plan was closed');
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expectFocus(page, listener, 'the choice was cleared');

  for (const _ of await page.getByRole('button', { name: /^Delete / }).all()) {
    const button = page.getByRole('button', { name: /^Delete / }).first();
    const name = (await button.getAttribute('aria-label')) ?? '';
    await button.press('Enter');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expectFocus(page, listener, name);
  }
  await expect(heading(page, 'New Registration')).toBeFocused();
});
