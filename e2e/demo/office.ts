import { expect, type Page } from '@playwright/test';
import { button, followMenu, heading } from '../screens';

/** The script of the mock service. */
export const MOCKS = /\/assets\/browser-[^/]*\.js$/;

/** Logs in with one of the accounts that the demo's login page offers. */
export async function signInHere(page: Page, who: 'admin' | 'member'): Promise<void> {
  await button(page, `Use demo ${who}`).click();
  // The notice disappears after two seconds, so the test starts looking for it before it appears.
  await Promise.all([
    expect(page.getByText('Login Successful')).toBeVisible(),
    button(page, 'Login').click(),
  ]);
  await expect(page).toHaveURL(who === 'admin' ? /\/members\/admin$/ : /\/members\/member$/);
}

/** Logs in as the office and opens New Registration, from any screen of the demo. */
export async function openNewRegistration(page: Page): Promise<void> {
  await page.goto('login');
  await openNewRegistrationHere(page);
}

/** The same, starting on the login page. */
export async function openNewRegistrationHere(page: Page): Promise<void> {
  await signInHere(page, 'admin');
  await followMenu(page, 'New Registration');
  await expect(heading(page, 'New Registration')).toBeVisible();
}

/** Goes from the registration form to the login page. */
export const followLoginLink = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Already a member? Log in' }).click();

export const firstRow = (page: Page) => page.getByRole('row').nth(1);
