import { expect, type Page } from '@playwright/test';
import {
  adminAccount,
  memberAccount,
  secondMemberAccount,
  unknownRoleAccount,
} from '../backend/accounts';
import type { Backend } from '../backend/server';
import { button, field } from '../screens';
import type { Site } from '../staticServer';

const accounts = {
  member: memberAccount,
  secondMember: secondMemberAccount,
  admin: adminAccount,
  unknownRole: unknownRoleAccount,
} as const;

type Person = keyof typeof accounts;

/** Decision S4: what happens in one tab reaches the others within a second. */
export const soon = { timeout: 1000 };

export async function fillSignIn(page: Page, person: Person): Promise<void> {
  const { email, password } = accounts[person];
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
}

/** Signs in through the form, and waits for the person's own start page. */
export async function signIn(
  page: Page,
  person: 'member' | 'secondMember' | 'admin',
): Promise<void> {
  await page.goto('login');
  await fillSignIn(page, person);
  await button(page, 'Login').click();
  await expect(page).toHaveURL(person === 'admin' ? /\/members\/admin$/ : /\/members\/member$/);
}

/** Puts a person's session into the storage, as an earlier sign-in has left it, for tests of what comes after. */
export async function beSignedIn(
  page: Page,
  { backend, site }: { backend: Backend; site: Site },
  person: Person,
): Promise<void> {
  const { userId, name, role, memberId } = accounts[person];
  const items = {
    user_id: String(userId),
    user_name: name,
    role: String(role),
    user: JSON.stringify({ id: userId, name, role }),
    member_id: String(memberId ?? userId),
    token: backend.store.issueToken(userId),
  };
  const localStorage = Object.entries(items).map(([key, value]) => ({ name: key, value }));
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: site.origin, localStorage }] });
}

/** What the portal keeps of the session in the browser; drafts are left out. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => !key.startsWith('draft:'))
      .toSorted(),
  );

/** All that the portal keeps in the browser. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
