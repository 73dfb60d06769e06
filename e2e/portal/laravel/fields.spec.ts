import { expect } from '@playwright/test';
import { portalTest as test } from '../../fixtures';
import { answerDialog, button, dialog, field } from '../../screens';
import { fieldError } from '../fieldError';
import { beSignedIn } from '../people';
import { json, openEdit } from './answers';

// The browser's own line about each refusal.
test.beforeEach(({ tolerate }) => tolerate(/Failed to load resource: .* status of [45]\d\d/));

/** What a 422 of a save can speak of that has no place on the form. */
const unplaced = [
  ['a field that is not on the form', { id: ['The selected id is invalid.'] }],
  ['a row that is not there', { 'representatives.9.name': ['The selected id is invalid.'] }],
  ['the rows as a whole', { representatives: ['The selected id is invalid.'] }],
  ['no field at all', ['The selected id is invalid.']],
  ['a field in a field', { member: { extra: ['The selected id is invalid.'] } }],
] as const;

test('a 422 of a save stands under the label of what was typed, or in one dialog', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await openEdit(page);
  const refuse = async (message: string, errors: object) => {
    backend.fail('PUT /api/member_update', json(422, { message, errors }), 1);
    await button(page, 'Update').click();
  };

  for (const [name, errors] of unplaced)
    await test.step(`${name}: in one dialog`, async () => {
      await refuse('Invalid.', errors);
      await expect(dialog(page, 'Error')).toContainText('The selected id is invalid.');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await answerDialog(page, 'Error', 'OK');
      await expect(field(page, 'Area')).toHaveValue('Lanka');
    });

  await test.step('two texts of one field both stand under it; a nested one too', async () => {
    await field(page, 'Representative Name-1').fill('Asha');
    await refuse('Invalid.', {
      area: ['The area is unknown.', 'The area must be at least 6 characters.'],
      representatives: { 0: { name: ['The representatives.0.name is taken.'] } },
    });
    expect(await fieldError(page, 'Area')).toContain('The area is unknown.');
    expect(await fieldError(page, 'Area')).toContain('The area must be at least 6 characters.');
    expect(await fieldError(page, 'Representative Name-1')).toBe(
      'The Representative Name-1 is taken.',
    );
  });

  await test.step('a refused row is the row that was typed: blank rows are not sent', async () => {
    for (const [label, value] of [
      ['Area', 'Sonarpura'],
      ['Representative Name-1', 'Asha Devi'],
      ['Representative Name-2', ''],
      ['Representative Mobile-2', ''],
      ['Representative Name-3', 'Bi'],
      ['Representative Mobile-3', '12'],
    ] as const)
      await field(page, label).fill(value);
    await refuse(
      'The representatives.1.mobile must be at least 10 characters. (and 2 more errors)',
      {
        'representatives.1.mobile': [
          'The representatives.1.mobile must be at least 10 characters.',
        ],
        'representatives.1.name': ['The representatives.1.name must be at least 3 characters.'],
      },
    );
    await expect(field(page, 'Representative Mobile-3')).toHaveAccessibleDescription(
      'The Representative Mobile-3 must be at least 10 characters.',
    );
    expect(await fieldError(page, 'Representative Name-3')).toBe(
      'The Representative Name-3 must be at least 3 characters.',
    );
    expect(await fieldError(page, 'Representative Mobile-2')).toBe('');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a password that the service names as the wire does is named as the form does', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto('change-member-password');
  await field(page, 'Current Password').fill('silk pass 21');
  await field(page, 'New Password').fill(' spaced ');
  await expect(page.getByText('It begins or ends with a space.')).toBeVisible();
  await field(page, 'New Password').fill('short');
  await expect(page.getByText('It begins or ends with a space.')).toHaveCount(0);
  await field(page, 'Confirm New Password').fill('short');
  const errors = { npassword: ['The npassword must be at least 8 characters.'] };
  backend.fail('POST /api/changememberpassword', json(422, { message: 'Invalid.', errors }), 1);
  await button(page, 'Submit').click();
  expect(await fieldError(page, 'New Password')).toBe(
    'The New Password must be at least 8 characters.',
  );
});
