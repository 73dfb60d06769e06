import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { demoAccounts } from '../../mocks/db/cast';
import type { CallPath } from '../../mocks/handlers/call';
import { memberLink, paths } from '../config/paths';
import type { Viewer } from './Portal';
import { rowOf } from './rowOf';
import { typeInto } from './typeInto';

/** A change that is under way when its page goes is remembered, said and asked about (rule C11). */
export interface SentKind {
  readonly name: string;
  readonly as: Viewer;
  readonly path: string;
  readonly api: CallPath;
  readonly call: string;
  /** Fills in what is to be sent, where the form does not hold it already. */
  readonly fill?: () => Promise<unknown>;
  readonly press: () => Promise<unknown>;
  /** The question and the act where one is asked every time. */
  readonly asks?: readonly [title: string, act: string];
  /** What the screen says that comes back. */
  readonly says: RegExp;
  readonly question: string;
  readonly act: string;
  /** The title of the message that it is done. */
  readonly done: string;
}

export const APPLICATION = JSON.stringify({
  firmName: 'Ganga Brocade House',
  address: 'B 21/8, Kamachha',
  firmMobile: '9415012345',
  firmAlternateMobile: '',
  area: 'Kamachha',
  representatives: [{ name: 'Rekha Gupta', mobile: '9415000001' }],
});

export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}$`) }));
const inRow = async (row: string, name: string) =>
  fireEvent.click((await rowOf(row)).getByRole('button', { name: new RegExp(`${name}$`) }));
export const answer = async (title: string, name: string) => {
  const question = await screen.findByRole('dialog', { name: title });
  fireEvent.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
};

/** Types into Area, unless the work of before is offered again. */
export async function area() {
  await screen.findByLabelText('Area');
  const restore = screen.queryByRole('button', { name: 'Restore them' });
  if (restore === null) typeInto('Area', 'Godowlia');
  else fireEvent.click(restore);
  await waitFor(() => expect(screen.getByLabelText('Area')).toHaveValue('Godowlia'));
}

export const edit = {
  press: () => press('Update'),
  says: /^Your changes to this firm were sent at \d\d:\d\d\. The result is unknown\./,
  question: 'Send the changes again?',
  act: 'Send again',
  done: 'Success',
};

const password = (as: 'admin' | 'member', path: string, api: CallPath, submit: string) => ({
  name: `the password of ${path}`,
  as,
  path,
  api,
  call: `POST ${api}`,
  fill: async () => {
    await screen.findByLabelText('Current Password');
    typeInto('Current Password', demoAccounts[as].password);
    for (const label of ['New Password', 'Confirm New Password']) typeInto(label, 'a new loom');
  },
  press: () => press(submit),
  says: /^A new password was sent at \d\d:\d\d\. The result is unknown\./,
  question: 'Change the password again?',
  act: 'Change Password',
  done: 'Password Change successfully',
});

export const kinds: readonly SentKind[] = [
  {
    name: 'an application',
    as: 'visitor',
    path: paths.register,
    api: '/api/register',
    call: 'POST /api/register',
    press: () => press('Submit'),
    says: /^An application was sent from this browser at \d\d:\d\d\. The result is unknown\./,
    question: 'Send the application again?',
    act: 'Send again',
    done: 'Application Submitted Successfully',
  },
  {
    name: 'a number',
    as: 'admin',
    path: paths.newMembers,
    api: '/api/membership/:id',
    call: 'GET /api/membership/3003',
    press: () => inRow('Reshmi Dhaga Traders', 'Generate'),
    says: /^Sent at \d\d:\d\d\. The result is unknown\./,
    question: 'Generate for Reshmi Dhaga Traders once more?',
    act: 'Generate',
    done: 'Membership No. generated successfully',
  },
  {
    name: 'a payment link',
    as: 'admin',
    path: paths.newMembers,
    api: '/api/members/:id/send-payment-link',
    call: 'POST /api/members/3006/send-payment-link',
    press: () => inRow('Kashi Tanchoi Handloom', 'Send Now'),
    asks: ['Payment link for Kashi Tanchoi Handloom', 'Send'],
    says: /^Sent at \d\d:\d\d\. The result is unknown\./,
    question: 'Send another payment link to Kashi Tanchoi Handloom?',
    act: 'Send',
    done: 'Payment link sent',
  },
  {
    ...edit,
    name: 'an Update of the office',
    as: 'admin',
    path: memberLink(paths.memberEdit, 101),
    api: '/api/member_update',
    call: 'PUT /api/member_update',
    fill: area,
  },
  {
    ...edit,
    name: 'a Save of Manage Profile',
    as: 'member',
    path: paths.profileEdit,
    api: '/api/profile_update',
    call: 'PUT /api/profile_update',
    fill: async () => {
      const opener = await screen.findByRole('button', { name: /^(Edit|Save)$/ });
      if (opener.textContent === 'Edit') fireEvent.click(opener);
      await area();
    },
  },
  password('admin', paths.changePassword, '/api/changepassword', 'Change Password'),
  password('member', paths.changeMemberPassword, '/api/changememberpassword', 'Submit'),
  {
    name: 'a request for a new password',
    as: 'visitor',
    path: paths.forgotPassword,
    api: '/api/forgotpassword',
    call: 'POST /api/forgotpassword',
    fill: async () => {
      await screen.findByLabelText('Email');
      typeInto('Email', demoAccounts.member.email);
    },
    press: () => press('Reset Password'),
    says: /^A new password was requested from this browser at \d\d:\d\d\. The result is unknown\./,
    question: 'Request a new password again?',
    act: 'Request again',
    done: 'Reset Password',
  },
];
