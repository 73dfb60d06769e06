import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { PhoneInput } from './PhoneInput';

function Phone(props: ComponentProps<typeof PhoneInput>) {
  const [digits, setDigits] = useState(String(props.value ?? ''));
  return <PhoneInput {...props} value={digits} onChange={setDigits} />;
}

/** A field for telephone numbers: digits only. Digits in Devanagari become 0 to 9. */
const meta = {
  title: 'Pieces/PhoneInput',
  component: PhoneInput,
  render: Phone,
  args: { maxDigits: 10, 'aria-label': 'Firm Mobile' },
} satisfies Meta<typeof PhoneInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '9415012345' } };

export const Invalid: Story = { args: { value: '94150', status: 'error' } };

export const Disabled: Story = { args: { value: '9415012345', disabled: true } };

/** Letters and spaces are left out, and the eleventh digit. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Firm Mobile' });
    await userEvent.type(field, '९४१५ no 012345 678');
    await expect(field).toHaveValue('9415012345');
  },
};
