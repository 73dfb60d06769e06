import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberLink, paths } from '../config/paths';
import { fieldError } from './fieldError';
import type { Viewer } from './Portal';
import { showPortal } from './showPortal';
import { typeInto } from './typeInto';
import { type ValidatedForm, validation } from './validation';
import { sentBody, sentChanges } from './wire';

interface FormOnScreen {
  readonly path: string;
  readonly as: Viewer;
  readonly submit: string;
  readonly call: string;
}

const forms: Readonly<Record<ValidatedForm, FormOnScreen>> = {
  registration: {
    path: paths.register,
    as: 'visitor',
    submit: 'Submit',
    call: 'POST /api/register',
  },
  edit: {
    path: memberLink(paths.memberEdit, 101),
    as: 'admin',
    submit: 'Update',
    call: 'PUT /api/member_update',
  },
  profile: {
    path: paths.profileEdit,
    as: 'member',
    submit: 'Update',
    call: 'PUT /api/profile_update',
  },
  forgot: {
    path: paths.forgotPassword,
    as: 'visitor',
    submit: 'Reset Password',
    call: 'POST /api/forgotpassword',
  },
  password: {
    path: paths.changePassword,
    as: 'admin',
    submit: 'Change Password',
    call: 'POST /api/changepassword',
  },
  memberPassword: {
    path: paths.changeMemberPassword,
    as: 'member',
    submit: 'Submit',
    call: 'POST /api/changememberpassword',
  },
};

const isForm = (name: string): name is ValidatedForm => Object.hasOwn(forms, name);

const passwords = Object.fromEntries(
  ['Current', 'New', 'Confirm New'].map((which) => [`${which} Password`, ' good ']),
);

/** What the fields need that hold nothing at first. */
const goodValues: Partial<Record<ValidatedForm, Readonly<Record<string, string>>>> = {
  forgot: { Email: 'desk@ganga.example' },
  password: passwords,
  memberPassword: passwords,
};

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** A registration that is right in every field. */
const application = JSON.stringify({
  firmName: 'Ganga Brocade House',
  address: 'B 21/8, Kamachha',
  firmMobile: '9415012345',
  firmAlternateMobile: '',
  area: 'Kamachha',
  representatives: [{ name: 'Rekha Gupta', mobile: '9415000001' }],
});

const wrong = validation.flatMap((row) =>
  'text' in row.expects ? [{ ...row, ...row.expects }] : [],
);
const right = validation.flatMap((row) =>
  'sent' in row.expects ? [{ ...row, ...row.expects }] : [],
);

/** The form with good values in every field, and its button. */
async function openForm(form: ValidatedForm) {
  const { path, as, submit } = forms[form];
  const stored = form === 'registration' ? { 'draft:registration': application } : {};
  showPortal(path, as, { stored });
  if (form === 'profile') fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const button = await screen.findByRole('button', { name: submit });
  for (const [label, value] of Object.entries(goodValues[form] ?? {})) typeInto(label, value);
  return button;
}

test.each(Object.keys(forms).filter(isForm))(
  'of the form %s each wrong value is named under its field, which gets the focus, and nothing is sent',
  async (form) => {
    const button = await openForm(form);
    for (const { values, under, text } of wrong.filter((row) => row.form === form)) {
      const before = Object.keys(values).map((label) => [label, valueOf(label)] as const);
      for (const [label, value] of Object.entries(values)) typeInto(label, value);
      fireEvent.click(button);
      const field = screen.getByLabelText(under);
      await waitFor(() => expect({ values, text: fieldError(field) }).toEqual({ values, text }));
      await waitFor(() => expect(field).toHaveFocus());
      for (const [label, value] of before) typeInto(label, value);
      fireEvent.blur(field);
      await waitFor(() => expect(fieldError(field)).toBe(''));
    }
    expect(sentChanges()).toEqual([]);
  },
);

test.each(
  right.map((row) => [`${row.form}, ${row.rule}: ${JSON.stringify(row.values)}`, row] as const),
)('%s', async (_, { form, values, sent }) => {
  const button = await openForm(form);
  for (const [label, value] of Object.entries(values)) typeInto(label, value);
  fireEvent.click(button);
  await waitFor(() => expect(sentChanges()).toEqual([forms[form].call]));
  expect(await sentBody(forms[form].call)).toMatchObject(sent);
});
