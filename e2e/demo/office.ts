import { expect, type Page } from '@playwright/test';
import { button, followMenu, heading } from '../screens';

/** The script that holds the imitated service. */
export const MOCKS = /\/assets\/browser-[^/]*\.js$/;

/** Signs in with an account that the sign-in page of the demo offers; starts there. */
export async function signInHere(page: Page, who: 'admin' | 'member'): Promise<void> {
  await button(page, `Use demo ${who}`).click();
  // The notice stands for two seconds: looked for before it comes.
  await Promise.all([
    expect(page.getByText('Login Successful')).toBeVisible(),
    button(page, 'Login').click(),
  ]);
  await expect(page).toHaveURL(who === 'admin' ? /\/members\/admin$/ : /\/members\/member$/);
}

/** Signs the office in and opens its list of applications; starts from any screen of the demo. */
export async function openNewRegistration(page: Page): Promise<void> {
  await page.goto('login');
  await openNewRegistrationHere(page);
}

/** The same from the sign-in page. */
export async function openNewRegistrationHere(page: Page): Promise<void> {
  await signInHere(page, 'admin');
  await followMenu(page, 'New Registration');
  await expect(heading(page, 'New Registration')).toBeVisible();
}

/** The sign-in page, from the registration form. */
export const followLoginLink = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Already a member? Log in' }).click();

/** The first firm of the list that is shown. */
export const firstRow = (page: Page) => page.getByRole('row').nth(1);
