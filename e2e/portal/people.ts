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

/** Signs in through the form that stands there, and waits for the person's own start page, or for the one that was wanted. */
export async function signInHere(
  page: Page,
  person: Known,
  wanted: string | null = null,
): Promise<void> {
  await fillSignIn(page, person);
  await button(page, 'Login').click();
  const home = accounts[person].role === 3 ? '/admin' : '/member';
  await expect(page).toHaveURL(new RegExp(`/members${wanted ?? home}$`));
}

/** Opens the sign-in as a new page, and signs in. */
export async function signIn(page: Page, person: Known): Promise<void> {
  await page.goto('login');
  await signInHere(page, person);
}

/** Signs in again in the dialog that stands over the screen. */
export async function signInOver(page: Page, person: 'member' | 'admin'): Promise<void> {
  const over = dialog(page, 'Authentication Failed');
  await expect(over).toContainText('Please log in again.');
  await fillSignIn(page, person);
  await button(page, 'Login').click();
  await expect(over).toHaveCount(0);
}

/** Goes to the sign-in within the page, and signs in. */
export async function signInWithin(page: Page, person: Known): Promise<void> {
  await goWithin(page, '/login');
  await signInHere(page, person);
}

/** What a sign-in of this person leaves in the storage, with a token that the service knows. */
export function sixKeys(backend: Backend, person: Person) {
  const { userId, name, role, memberId } = accounts[person];
  return {
    user_id: String(userId),
    user_name: name,
    role: String(role),
    user: JSON.stringify({ id: userId, name, role }),
    member_id: String(memberId ?? userId),
    // Last, as the portal writes it: another tab takes a session from the moment its token stands.
    token: backend.store.issueToken(userId),
  };
}

/** Puts a person's session into the storage, as an earlier sign-in has left it, for tests of what comes after. */
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

/** A file of the portal's origin that runs no script: a screen before it has written its draft by then. */
export const goToPlainFile = (page: Page, { origin }: Pick<Site, 'origin'>): Promise<unknown> =>
  page.goto(`${origin}/members/icon.svg`);

/** All that the portal keeps in the browser, when no word for the other tabs is passing through. */
export async function stored(page: Page): Promise<Record<string, string>> {
  let kept: Record<string, string> = {};
  await expect
    .poll(async () => {
      kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
      return Object.keys(kept);
    })
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:memory|change)$/)]));
  return kept;
}
