import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rejects } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { press } from '../../test/calls/moves';
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
