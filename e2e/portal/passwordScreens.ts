import type { Page } from '@playwright/test';
import { memberAccount } from '../backend/accounts';
import { fillPasswords } from '../editJob';
import { accounts } from './people';

/** The two screens that change a password, and what each leaves in the storage (S2). */
export const passwordScreens = [
  {
    path: 'changepassword',
    person: 'admin',
    comesAfter: 'secondAdmin',
    submit: 'Change Password',
    call: 'POST /api/changepassword',
    kept: {},
  },
  {
    path: 'change-member-password',
    person: 'member',
    comesAfter: 'secondMember',
    submit: 'Submit',
    call: 'POST /api/changememberpassword',
    kept: { user_id: String(memberAccount.userId), user_name: memberAccount.name },
  },
] as const;

type PasswordScreen = (typeof passwordScreens)[number];

/** On the screen that stands there. */
export async function fillAndSend(page: Page, { person, submit }: PasswordScreen): Promise<void> {
  await fillPasswords(page, accounts[person].password, 'a new loom');
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
}

export async function sendPasswords(page: Page, screen: PasswordScreen): Promise<void> {
  await page.goto(screen.path);
  await fillAndSend(page, screen);
}
