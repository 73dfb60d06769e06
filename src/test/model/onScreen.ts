import { fireEvent } from '@testing-library/react';
import type { credentials } from './smallWorld';

// Used in every turn: in jsdom, searching by tag name takes a tenth of the time of a selector.
const openDialogs = () => [...document.getElementsByTagName('dialog')].filter(({ open }) => open);

/** The part of the page that a person can reach: the open dialog, if there is one. */
export const reached = (): Element =>
  openDialogs().at(-1) ?? document.getElementsByTagName('main')[0] ?? document.body;

export const isDialogOpen = (): boolean => openDialogs().length > 0;

export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

/** Controls that leave the page, open a window of antd or save a file; not used here. */
const PASSED = /Choose Columns|Details|Export|Import|Print|Template|Silk House|New Firm|rows|Page/;
const ACTS =
  /^(Generate|Send Now|Active|Inactive|Delete .+|Update|Save|Submit|Change Password|Login|Edit|Edit .+)$/;

export function controls(): readonly HTMLElement[] {
  return [...reached().querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (control) =>
      !control.matches(':disabled, [target="_blank"]') &&
      (ACTS.test(nameOf(control)) || !PASSED.test(nameOf(control))),
  );
}

export const actingControls = (): readonly HTMLElement[] =>
  isDialogOpen() ? [] : controls().filter((control) => ACTS.test(nameOf(control)));

type ModelField = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a person can type in. */
export const formFields = (): readonly ModelField[] =>
  [...document.querySelectorAll<ModelField>('main form input, main form textarea')].filter(
    (field) =>
      !field.disabled && !field.readOnly && !['radio', 'checkbox', 'password'].includes(field.type),
  );

export const labelOf = (field: ModelField): string =>
  field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;

export const at = <Thing>(things: readonly Thing[], which: number): Thing | undefined =>
  things[which % Math.max(things.length, 1)];

/** Fills in and sends the visible login form, on its page or over unsaved changes, if there is one. */
export function signIn({ email, password }: ReturnType<typeof credentials>): void {
  const scope = reached();
  const [emailField, passwordField] = [
    scope.querySelector('input[type="email"]'),
    scope.querySelector('input[type="password"]'),
  ];
  const form = passwordField?.closest('form') ?? null;
  if (emailField === null || passwordField === null || form === null) return;
  fireEvent.input(emailField, { target: { value: email } });
  fireEvent.input(passwordField, { target: { value: password } });
  fireEvent.submit(form);
}

/** Logs out by the account menu, or by the button of a screen without that menu. */
export function signOut(): void {
  if (isDialogOpen()) return;
  for (const name of ['Account', 'Logout']) {
    const control = [...document.querySelectorAll('button, [role="menuitem"]')].find(
      (one) => nameOf(one) === name,
    );
    if (control !== undefined) fireEvent.click(control);
  }
}
