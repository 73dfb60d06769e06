import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { rejects } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { answer, findHeading, press } from '../../test/calls/moves';
import { fieldError } from '../../test/fieldError';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { sentCalls } from '../../test/wire';

test('the field is empty, names what is wrong until it is right, and what the service refuses', async () => {
  showPortal(paths.forgotPassword, 'visitor', {
    troubles: rejects('post', '/api/forgotpassword', 422, { errors: { email: ['Too often.'] } }),
  });
  const field = await screen.findByLabelText('Email');
  const says = (text: string) => waitFor(() => expect(fieldError(field)).toBe(text));
  expect(field).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  expect(document.title).toBe('Reset Password · BVUS');
  typeInto('Email', 'no address');
  await press('Reset Password');
  await says('Email address is invalid');
  typeInto('Email', 'desk@ganga.example');
  await says('');
  expect(sentCalls()).toEqual([]);
  await press('Reset Password');
  await says('Too often.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('after the answer the login opens, with the focus in its field', async () => {
  const user = userEvent.setup();
  showPortal(paths.forgotPassword, 'visitor');
  await user.type(await screen.findByLabelText('Email'), demoAccounts.member.email);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await answer('Reset Password', 'OK');
  await findHeading('Login');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});
