import { expect } from '@playwright/test';
import { memberAccount } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, dialog, field } from '../screens';
import { keptWork, openForm, profileForm } from './editForms';
import { beSignedIn } from './people';
import { expectContract, timesSent } from './wire';

// What is asked and what is saved is the matter of src/test/edits/conflicts.test.tsx: here it is answered as a browser takes it.
test('the question about what both changed is given up and answered by the keyboard alone', async ({
  page,
  site,
  backend,
}) => {
  const firm = backend.store.firm(memberAccount.memberId);
  if (firm === null) throw new Error('The member has no firm');
  firm.representatives = [{ name: 'Farida Ansari', mobile: '9450098766' }];
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto(profileForm.path);
  await openForm(page, profileForm);
  for (const [label, text] of Object.entries({ Area: 'Lanka', Address: 'Typed 1' })) {
    await field(page, label).fill(text);
    await expect.poll(() => keptWork(page)).toContain(text);
  }
  firm.area = 'Kamachha';
  firm.address = 'Theirs 2';
  await button(page, 'Update').press('Enter');
  const question = dialog(page, 'Somebody else changed the same');
  const option = (label: string, name: RegExp) =>
    question.getByRole('group', { name: label }).getByRole('radio', { name });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();

  // Esc gives it up: everything typed stays, nothing is sent.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button(page, 'Update')).toBeFocused();
  await expect(field(page, 'Area')).toHaveValue('Lanka');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(question.getByRole('alert')).toHaveCount(2);
  await expect(option('Address', /typed/)).toBeFocused();
  expect(timesSent(backend, profileForm.saveCall)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(option('Address', /on file/)).toBeChecked();
  await option('Area', /typed/).press('Space');
  await question.getByRole('button', { name: 'Update' }).press('Enter');
  await answerDialog(page, 'Success', 'OK');
  expect(firm).toMatchObject({ area: 'Lanka', address: 'Theirs 2' });
  expectContract(backend);
});
