import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { Form, useForm } from './Form';
import { PhoneField } from './PhoneField';

function Phone({ maxDigits }: { readonly maxDigits: number }) {
  const [form] = useForm<{ phone: string }>();
  return (
    <Form form={form} initialValues={{ phone: '' }} onFinish={() => undefined}>
      <PhoneField name="phone" label="Phone" maxDigits={maxDigits} autoComplete="off" />
    </Form>
  );
}

async function field(maxDigits: number) {
  const user = userEvent.setup();
  render(<Phone maxDigits={maxDigits} />);
  const input = screen.getByRole('textbox', { name: 'Phone' });
  await user.click(input);
  return { user, input };
}

test('brings up the keyboard for numbers', async () => {
  const { input } = await field(10);
  expect(input).toHaveAttribute('type', 'tel');
  expect(input).toHaveAttribute('inputmode', 'tel');
});

test.each([
  ['+91 98765 43210', '919876543210'],
  ['0091 98765 43210', '00919876543210'],
  ['1234567890123456', '123456789012345'],
])('a field of fifteen digits keeps every digit of a pasted %s', async (pasted, kept) => {
  const { user, input } = await field(15);
  await user.paste(pasted);
  expect(input).toHaveValue(kept);
});

test('a prefix stays where not exactly ten digits remain', async () => {
  const { user, input } = await field(10);
  await user.paste('+91 98765');
  expect(input).toHaveValue('9198765');
});

test('a pasted number without a digit leaves nothing', async () => {
  const { user, input } = await field(10);
  await user.paste('ask Rekha');
  expect(input).toHaveValue('');
});

test('deleting a digit is no paste: what is left is not read anew', async () => {
  const { user, input } = await field(10);
  await user.keyboard('0987654321');
  await user.keyboard('{Backspace}');
  expect(input).toHaveValue('098765432');
});

test.each([
  [10, '+91 98390 100', 'The ten digits are enough: a 0 or +91 before them is left out.'],
  [10, '5422401101', 'A mobile number begins with 6, 7, 8 or 9. Please check this one.'],
  [15, '9839010008123456', 'At most 15 digits fit in here. The rest was not taken.'],
])('a field of %i digits remarks on %s', async (maxDigits, typed, remark) => {
  const { user } = await field(maxDigits);
  await user.keyboard(typed);
  expect(screen.getByText(remark)).toBeVisible();
});

test('a mobile that begins with 91 is remarked on by nothing', async () => {
  const { user } = await field(10);
  await user.keyboard('9198765432');
  expect(screen.queryByText(/Please check this one|are enough/)).not.toBeInTheDocument();
});
