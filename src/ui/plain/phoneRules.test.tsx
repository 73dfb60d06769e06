import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { useTranslation } from '../../i18n/translation';
import { Field } from './Field';
import { phoneRules } from './fields';
import { Form, useForm } from './Form';

function Phone({ maxDigits }: { readonly maxDigits: number }) {
  const { t } = useTranslation();
  const form = useForm();
  return (
    <Form form={form} onSend={() => undefined}>
      <Field name="phone" label="Phone" {...phoneRules(t, maxDigits)}>
        {(control) => <input {...control} type="tel" />}
      </Field>
    </Form>
  );
}

/* Typing a number key by key: domain/phoneEdit.test.ts. */

async function field(maxDigits: number) {
  const user = userEvent.setup();
  render(<Phone maxDigits={maxDigits} />);
  const input = screen.getByRole('textbox', { name: 'Phone' });
  await user.click(input);
  return { user, input };
}

test.each([
  [15, '+91 98765 43210', '919876543210'],
  [10, '+91 98765 43210', '9876543210'],
  [10, 'ask Rekha', ''],
])('a field of %i digits takes as much of a pasted %s as fits', async (maxDigits, pasted, kept) => {
  const { user, input } = await field(maxDigits);
  await user.paste(pasted);
  expect(input).toHaveValue(kept);
});

test.each([
  [10, '+91 98390 100', 'Enter only the 10 digits. A 0 or +91 in front is not needed.'],
  [10, '5422401101', 'Mobile numbers start with 6, 7, 8 or 9. Please check this number.'],
  [15, '9839010008123456', 'Only 15 digits fit here. The extra digits were not added.'],
])('a field of %i digits has a hint about %s', async (maxDigits, typed, remark) => {
  const { user } = await field(maxDigits);
  await user.keyboard(typed);
  expect(screen.getByText(remark)).toBeVisible();
});
