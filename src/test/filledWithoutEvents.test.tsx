import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../mocks/db/cast';
import { memberLink, paths } from '../config/paths';
import type { Viewer } from './Portal';
import { showPortal } from './showPortal';
import { sentBody } from './wire';

/** Invisible signs that a copied text brings along. */
const HIDDEN = '\u202A\u200B';
const END = '\u202C\u00A0';
const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';
/** A password is whatever stands there. */
const NEXT = '\u00A0a new\u200B loom ';

interface Filled {
  readonly path: string;
  readonly as: Viewer;
  /** Pressed before the form stands there. */
  readonly opener?: string;
  readonly put: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly call: string;
  readonly body: object;
}

const passwords = (as: 'admin' | 'member', userId: number) => ({
  put: {
    'Current Password': demoAccounts[as].password,
    'New Password': NEXT,
    'Confirm New Password': NEXT,
  },
  body: { cpassword: demoAccounts[as].password, npassword: NEXT, cnpassword: NEXT, userId },
});

const withMobile: unknown = expect.arrayContaining([
  expect.objectContaining({ mobile: '9876501239' }),
]);

const edit = {
  put: {
    Area: 'Filled in',
    [MOBILE]: `${HIDDEN}98765 01238${END}`,
    'Representative Mobile-1': `${HIDDEN}98765-01239${END}`,
  },
  submit: 'Update',
  body: {
    area: 'Filled in',
    firmMobile: '9876501238',
    representatives: withMobile,
  },
};

const forms: readonly Filled[] = [
  {
    path: paths.login,
    as: 'visitor',
    put: { Email: `${HIDDEN}${demoAccounts.admin.email}${END}`, Password: NEXT },
    submit: 'Login',
    call: 'POST /api/login',
    body: { email: demoAccounts.admin.email, password: NEXT },
  },
  {
    path: paths.register,
    as: 'visitor',
    put: {
      'Firm Name': 'Assi Silks',
      Address: 'B 1',
      [MOBILE]: `${HIDDEN}+91 98765 01234${END}`,
      Area: 'Assi',
      'Representative Name-1': 'Rekha',
      'Representative Mobile-1': `${HIDDEN}9876501236${END}`,
    },
    submit: 'Submit',
    call: 'POST /api/register',
    body: {
      firmName: 'Assi Silks',
      firmMobile: '9876501234',
      representatives: [{ name: 'Rekha', mobile: '9876501236' }],
    },
  },
  {
    path: paths.forgotPassword,
    as: 'visitor',
    put: { Email: `${HIDDEN}${demoAccounts.member.email}${END}` },
    submit: 'Reset Password',
    call: 'POST /api/forgotpassword',
    body: { email: demoAccounts.member.email },
  },
  {
    ...passwords('admin', 7001),
    path: paths.changePassword,
    as: 'admin',
    submit: 'Change Password',
    call: 'POST /api/changepassword',
  },
  {
    ...passwords('member', 7002),
    path: paths.changeMemberPassword,
    as: 'member',
    submit: 'Submit',
    call: 'POST /api/changememberpassword',
  },
  {
    ...edit,
    path: memberLink(paths.memberEdit, 101),
    as: 'admin',
    call: 'PUT /api/member_update',
  },
  {
    ...edit,
    path: paths.profileEdit,
    as: 'member',
    opener: 'Edit',
    call: 'PUT /api/profile_update',
  },
];

/** As a password manager or an extension does it: the text stands in the field, and no event told of it. */
test.each(forms)(
  '$path sends what stands in its fields, though no event told of it',
  async ({ path, as, opener, put, submit, call, body }) => {
    showPortal(path, as);
    if (opener !== undefined) fireEvent.click(await screen.findByRole('button', { name: opener }));
    await screen.findByLabelText(Object.keys(put)[0] ?? '');
    for (const [place, [label, text]] of Object.entries(put).entries()) {
      const input = screen.getByLabelText<HTMLInputElement>(label);
      // By turns through the page's own setter and through the browser's, of which React hears nothing.
      if (place % 2 === 0) input.value = text;
      else Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    }
    fireEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(async () => expect(await sentBody(call)).toMatchObject(body));
  },
);

test.each([
  { path: paths.changePassword, as: 'admin', name: 'Aditi Mishra' },
  { path: paths.changeMemberPassword, as: 'member', name: 'Ramesh Jaiswal' },
] as const)(
  '$path tells password managers whose passwords they are',
  async ({ path, as, name }) => {
    showPortal(path, as);
    await screen.findByLabelText('Current Password');
    const username = document.querySelector('form input[autocomplete="username"]');
    expect(username).toHaveValue(name);
    // It is for them alone.
    expect(username).toHaveAttribute('tabindex', '-1');
  },
);
