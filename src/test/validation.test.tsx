import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyCombination } from './everyPair';
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

/** A registration that is right in every field. */
const application = JSON.stringify({
  firmName: 'Ganga Brocade House',
  address: 'B 21/8, Kamachha',
  firmMobile: '9415012345',
  firmAlternateMobile: '',
  area: 'Kamachha',
  representatives: [{ name: 'Rekha Gupta', mobile: '9415000001' }],
});

/** What stands under a field, once something does. */
async function textUnder(label: string): Promise<string> {
  const field = await screen.findByLabelText(label);
  return waitFor(() => {
    const text = fieldError(field);
    if (text === '') throw new Error('Nothing stands under the field yet');
    return text;
  });
}

/** Waits until the form has called the service. */
const called = () =>
  waitFor(() => {
    if (sentChanges().length === 0) throw new Error('Nothing is sent yet');
  });

/** Each text under each field once: that white space is nothing, too, is src/domain/validationTable.test.ts. */
const rows = validation.filter(({ form, expects }, at) => {
  const isSame = (other: (typeof validation)[number]) =>
    other.form === form && JSON.stringify(other.expects) === JSON.stringify(expects);
  return everyCombination || 'sent' in expects || validation.findIndex(isSame) === at;
});

test.each(
  rows.map((row) => [`${row.form}, ${row.rule}: ${JSON.stringify(row.values)}`, row] as const),
)('%s', async (_, { form, values, expects }) => {
  const { path, as, submit, call } = forms[form];
  showPortal(
    path,
    as,
    form === 'registration' ? { stored: { 'draft:registration': application } } : {},
  );
  if (form === 'profile') fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const button = await screen.findByRole('button', { name: submit });
  for (const [label, value] of Object.entries(values)) typeInto(label, value);
  fireEvent.click(button);
  const refused = 'text' in expects;
  const text = refused ? await textUnder(expects.under) : await called();
  expect({
    text,
    calls: sentChanges(),
    body: await sentBody(call).catch(() => undefined),
  }).toMatchObject(
    refused ? { text: expects.text, calls: [] } : { calls: [call], body: expects.sent },
  );
});
