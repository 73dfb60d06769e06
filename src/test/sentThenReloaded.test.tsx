import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../mocks/db/cast';
import type { CallPath } from '../../mocks/handlers/call';
import { answers, never } from '../../mocks/scenarios';
import '../features/member-import/ImportMembersDialog';
import { memberLink, paths } from '../config/paths';
import { firm } from './edits/editors';
import { fileOf } from './import/importFiles';
import type { Viewer } from './Portal';
import { rowOf } from './rowOf';
import { showPortal } from './showPortal';
import { storedItems } from './storedItems';
import { typeInto } from './typeInto';
import { timesSent } from './wire';

/** A change that is under way when its page goes is remembered, said and asked about (rule C11). */
interface SentKind {
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

const APPLICATION = JSON.stringify({
  firmName: 'Ganga Brocade House',
  address: 'B 21/8, Kamachha',
  firmMobile: '9415012345',
  firmAlternateMobile: '',
  area: 'Kamachha',
  representatives: [{ name: 'Rekha Gupta', mobile: '9415000001' }],
});

const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}$`) }));
const inRow = async (row: string, name: string) =>
  fireEvent.click((await rowOf(row)).getByRole('button', { name: new RegExp(`${name}$`) }));
const answer = async (title: string, name: string) => {
  const question = await screen.findByRole('dialog', { name: title });
  fireEvent.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
};

/** Types into Area, unless the work of before is offered again. */
async function area() {
  await screen.findByLabelText('Area');
  const restore = screen.queryByRole('button', { name: 'Restore them' });
  if (restore === null) typeInto('Area', 'Godowlia');
  else fireEvent.click(restore);
  await waitFor(() => expect(screen.getByLabelText('Area')).toHaveValue('Godowlia'));
}

const edit = {
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

const kinds: readonly SentKind[] = [
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

/** Opens the screen, sends the change, and loads the page anew while it is under way. */
async function sendAndReload({ as, path, api, call, fill, press: send, asks }: SentKind) {
  const stored = as === 'visitor' ? { 'draft:registration': APPLICATION } : {};
  const first = showPortal(path, as, { stored, troubles: never(api) });
  await fill?.();
  await send();
  if (asks !== undefined) await answer(...asks);
  await waitFor(() => expect(timesSent(call)).toBe(1));
  first.unmount();
  return showPortal(path, as, { stored: storedItems() });
}

const onFile = (firmNow: object) =>
  answers('get', '/api/member_edit/:id', { list: [{ ...firm, ...firmNow }] });

const notes = () => Object.keys(storedItems()).filter((key) => key.startsWith('sent:'));

describe('sent, then reloaded', () => {
  test.each(kinds)('$name', async (kind) => {
    const { call, fill, press: send, says, question, act, done } = kind;
    await sendAndReload(kind);
    expect(await screen.findByText(says)).toBeVisible();
    await fill?.();
    await send();
    const asked = await screen.findByRole('dialog', { name: question });
    expect(asked).toHaveTextContent(/at \d\d:\d\d/);
    expect(asked).toHaveTextContent(/unknown|number may still be on its way/);
    await answer(question, 'Cancel');
    expect(timesSent(call)).toBe(1);
    await send();
    await answer(question, act);
    expect(await screen.findByRole('dialog', { name: done })).toBeVisible();
    expect(timesSent(call)).toBe(2);
    // What came of it is known now.
    expect(notes()).toEqual([]);
    await waitFor(() => expect(screen.queryByText(says)).not.toBeInTheDocument());
  });

  test.each(['members', 'newMembers'] as const)('an import into the %s', async (list) => {
    const api = list === 'members' ? '/api/import/members' : '/api/import/newmembers';
    const says = /^A file was sent to this list at \d\d:\d\d\. The result is unknown\./;
    const send = async () => {
      const [input] = await screen.findAllByLabelText('File (.csv or .xlsx)');
      const files = [fileOf([{}])];
      if (input !== undefined) fireEvent.change(input, { target: { files } });
      await screen.findByText('Rows in the file: 1 · none to mend');
      await press('Start Import');
    };
    const first = showPortal(paths[list], 'admin', { troubles: never(api) });
    await press('Import');
    await send();
    await waitFor(() => expect(timesSent(`POST ${api}`)).toBe(1));
    first.unmount();
    showPortal(paths[list], 'admin', { stored: storedItems() });
    await press('Import');
    expect(await screen.findByText(says)).toBeVisible();
    await send();
    await answer('Import the same file again?', 'Cancel');
    expect(timesSent(`POST ${api}`)).toBe(1);
    await press('Start Import');
    await answer('Import the same file again?', 'Import again');
    expect(await screen.findByText('Import completed.')).toBeVisible();
    expect(timesSent(`POST ${api}`)).toBe(2);
    // A file that was imported is remembered as such.
    expect(notes()).toHaveLength(1);
  });

  test('what has arrived all the same is asked about no more', async () => {
    const path = memberLink(paths.memberEdit, 101);
    const first = showPortal(path, 'admin', {
      troubles: [...never('/api/member_update'), ...onFile({})],
    });
    await area();
    await press('Update');
    await waitFor(() => expect(timesSent('PUT /api/member_update')).toBe(1));
    first.unmount();
    showPortal(path, 'admin', { stored: storedItems(), troubles: onFile({ area: 'Godowlia' }) });
    await waitFor(() => expect(screen.getByLabelText('Area')).toHaveValue('Godowlia'));
    await waitFor(() => expect(notes()).toEqual([]));
    expect(screen.queryByText(edit.says)).not.toBeInTheDocument();
  });

  test('another firm is no second time; the cleared form says still that one was sent', async () => {
    const [application] = kinds;
    if (application === undefined) throw new Error('There is no application');
    await sendAndReload(application);
    await press('Clear the form');
    expect(await screen.findByText(application.says)).toBeVisible();
    const other: Readonly<Record<string, string>> = {
      'Firm Name': 'Another Firm',
      Address: 'B 1',
      'Firm Mobile No. (WhatsApp without +91)': '9876509999',
      Area: 'Assi',
      'Representative Name-1': 'Rekha',
      'Representative Mobile-1': '9876509999',
    };
    for (const [label, text] of Object.entries(other)) typeInto(label, text);
    await press('Submit');
    await answer(application.done, 'OK');
    expect(timesSent(application.call)).toBe(2);
    expect(await screen.findByText(application.says)).toBeVisible();
  });
});
