import { fireEvent } from '@testing-library/react';
import { isDialogOpen, nameOf, reached } from './onScreen';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Fills in and sends the sign-in that is on the screen, as a page or over unsaved work; without one nothing happens. */
export function signIn({ email, password }: Credentials): void {
  const scope = reached();
  const [emailField, passwordField] = [
    scope.querySelector('input[type="email"]'),
    scope.querySelector('input[type="password"]'),
  ];
  const form = passwordField?.closest('form') ?? null;
  if (emailField === null || passwordField === null || form === null) return;
  fireEvent.change(emailField, { target: { value: email } });
  fireEvent.change(passwordField, { target: { value: password } });
  fireEvent.submit(form);
}

/** Logs out by the menu of the account, or by the button of a screen without one. */
export function signOut(): void {
  if (isDialogOpen()) return;
  for (const name of ['Account', 'Logout']) {
    const control = [...document.querySelectorAll('button, [role="menuitem"]')].find(
      (one) => nameOf(one) === name,
    );
    if (control !== undefined) fireEvent.click(control);
  }
}
