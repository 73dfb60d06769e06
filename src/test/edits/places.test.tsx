import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { rejects } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { answer } from '../calls/moves';
import { fieldError } from '../fieldError';
import { filledDraft } from '../filledDraft';
import { showPortal } from '../showPortal';
import { shownValue } from '../shownValue';
import { typeInto } from '../typeInto';
import {
  dialog,
  editors,
  field,
  firm,
  openForm,
  openView,
  pressUpdate,
  updatePath,
} from './editors';

/** Representative Name-2 is filled and Name-1 blank. */
const alone = { ...firm, rep_name_1: null, rep_mobile_1: null };

/** A value in a view: in the form of View Member, or in the list of Manage Profile. */
function shownAs(label: string) {
  const [shown] = screen.queryAllByLabelText(label);
  return shown instanceof HTMLInputElement ? shown.value : shownValue(label);
}

describe.each(editors)('$name', (editor) => {
  test('keeps a contact person in its row', async () => {
    const { edit } = await openView(editor, alone);
    await waitFor(() => expect(shownAs('Representative Name-2')).toBe('अनिल यादव'));
    expect(shownAs('Representative Mobile-2')).toBe('9415000002');
    expect(['', '-']).toContain(shownAs('Representative Name-1'));
    edit();
    await screen.findByRole('button', { name: /Update/ });
    expect(field('Representative Name-1')).toHaveValue('');
    expect(field('Representative Mobile-1')).toHaveValue('');
    expect(field('Representative Name-2')).toHaveValue('अनिल यादव');
    expect(field('Representative Mobile-2')).toHaveValue('9415000002');
  });

  test('shows an error under the typed row, sends no blank row, and saves the contact in the same row', async () => {
    const { serviceFirm } = await openForm(editor, alone);
    typeInto('Representative Name-4', 'Salim');
    server.use(
      ...rejects('put', updatePath(editor), 422, {
        errors: {
          'representatives.0.name': ['Too short.'],
          'representatives.1.mobile': ['Missing.'],
        },
      }),
    );
    await pressUpdate();
    await waitFor(() => expect(fieldError(field('Representative Mobile-4'))).toContain('Missing.'));
    expect(fieldError(field('Representative Name-2'))).toContain('Too short.');
    expect(fieldError(field('Representative Name-1'))).toBe('');
    expect(fieldError(field('Representative Mobile-2'))).toBe('');
    await waitFor(() => expect(field('Representative Name-2')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    server.use(...serviceFirm.handlers);
    await pressUpdate();
    expect(await dialog('Success')).not.toHaveTextContent('did not save');
    const representatives = [
      { name: 'अनिल यादव', mobile: '9415000002' },
      { name: 'Salim', mobile: '' },
    ];
    expect(serviceFirm.sent).toMatchObject([{ representatives }]);
  });

  test('the dialog lists errors that have no field on the screen', async () => {
    await openForm(editor, alone);
    typeInto('Area', 'Lanka');
    server.use(
      ...rejects('put', updatePath(editor), 422, {
        message: 'The given data was invalid.',
        errors: {
          area: ['Unknown.'],
          id: ['The id is wrong.'],
          representatives: ['Too many of them.'],
          'representatives.1.name': ['This row was not sent.'],
        },
      }),
    );
    await pressUpdate();
    const error = await dialog('Error');
    expect(error).toHaveTextContent(
      'The given data was invalid.The id is wrong. Too many of them. This row was not sent.',
    );
    await answer('Error', 'OK');
    expect(fieldError(field('Area'))).toContain('Unknown.');
    expect(fieldError(field('Representative Name-2'))).toBe('');
  });
});

test('the dialog of a registration lists errors that have no field on the screen', async () => {
  const user = userEvent.setup();
  showPortal(paths.register, 'visitor', {
    stored: { 'draft:registration': filledDraft },
    troubles: rejects('post', '/api/register', 422, {
      message: 'The given data was invalid.',
      errors: {
        'representatives.1.name': ['Too short.'],
        'representatives.2.name': ['There is no third.'],
        representatives: ['Too few of them.'],
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await dialog('Error')).toHaveTextContent(
    'The given data was invalid.There is no third. Too few of them.',
  );
  await answer('Error', 'OK');
  expect(fieldError(field('Representative Name-2'))).toContain('Too short.');
  expect(fieldError(field('Representative Name-1'))).toBe('');
});
