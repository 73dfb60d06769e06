import { expect, type Page } from '@playwright/test';
import {
  adminAccount,
  memberAccount,
  secondAdminAccount,
  secondMemberAccount,
  unknownRoleAccount,
} from '../backend/accounts';
import type { Backend } from '../backend/server';
import { goWithin } from '../faults/moves';
import { button, dialog, field } from '../screens';
import type { Site } from '../site';

const accounts = {
  member: memberAccount,
  secondMember: secondMemberAccount,
  admin: adminAccount,
  secondAdmin: secondAdminAccount,
  unknownRole: unknownRoleAccount,
} as const;

export type Person = keyof typeof accounts;
type Known = Exclude<Person, 'unknownRole'>;

export async function fillSignIn(page: Page, person: Person): Promise<void> {
  const { email, password } = accounts[person];
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
}

/** Logs in through the visible form, and waits for the person's home page or the requested page. */
export async function signInHere(
  page: Page,
  person: Known,
  returnTo: string | null = null,
): Promise<void> {
  await fillSignIn(page, person);
  await button(page, 'Login').click();
  const home = accounts[person].role === 3 ? '/admin' : '/member';
  await expect(page).toHaveURL(new RegExp(`/members${returnTo ?? home}$`));
}

export async function signIn(page: Page, person: Known): Promise<void> {
  await page.goto('login');
  await signInHere(page, person);
}

/** Logs in again in the dialog over the screen. */
export async function signInOver(page: Page, person: 'member' | 'admin'): Promise<void> {
  const over = dialog(page, 'Authentication Failed');
  await expect(over).toContainText('Please log in again.');
  await fillSignIn(page, person);
  await button(page, 'Login').click();
  await expect(over).toHaveCount(0);
}

/** Goes to the login page without loading a page, and logs in. */
export async function signInWithin(page: Page, person: Known): Promise<void> {
  await goWithin(page, '/login');
  await signInHere(page, person);
}

/** What a login of this person leaves in the storage, with a valid token. */
export function sixKeys(backend: Backend, person: Person) {
  const { userId, name, role, memberId } = accounts[person];
  return {
    user_id: String(userId),
    user_name: name,
    role: String(role),
    user: JSON.stringify({ id: userId, name, role }),
    member_id: String(memberId ?? userId),
    // The token comes last, as the portal writes it: other tabs take over a session as soon as its token is there.
    token: backend.store.issueToken(userId),
  };
}

/** Writes a session to the storage, as an earlier login has left it. */
export async function beSignedIn(
  page: Page,
  { backend, site }: { backend: Backend; site: Pick<Site, 'origin'> },
  person: Person,
): Promise<void> {
  await goToPlainFile(page, site);
  await page.evaluate(
    (keys) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(keys)) localStorage.setItem(name, value);
    },
    sixKeys(backend, person),
  );
}

/** A file of the portal's origin without scripts. The screen before it has written its draft by then. */
export const goToPlainFile = (page: Page, { origin }: Pick<Site, 'origin'>): Promise<unknown> =>
  page.goto(`${origin}/members/icon.svg`);

/** Everything that the portal has stored, when no message to other tabs is passing through. */
export async function stored(page: Page): Promise<Record<string, string>> {
  let storedItems: Record<string, string> = {};
  await expect
    .poll(async () => {
      storedItems = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
      return Object.keys(storedItems);
    })
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:memory|change)$/)]));
  return storedItems;
}
