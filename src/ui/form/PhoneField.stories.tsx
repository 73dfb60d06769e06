import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Form, useForm } from './Form';
import { PhoneField } from './PhoneField';

const exactlyTen = (value: string) => (value.length === 10 ? null : 'Enter exactly 10 digits');

function Phone({ typed }: { readonly typed: string }) {
  const [form] = useForm<{ phone: string }>();
  return (
    <Form form={form} initialValues={{ phone: typed }} onFinish={() => undefined}>
      <PhoneField
        name="phone"
        label="Firm Mobile"
        required
        rule={exactlyTen}
        maxDigits={10}
        autoComplete="off"
      />
    </Form>
  );
}

/** A field for telephone numbers: digits only. Digits in Devanagari become 0 to 9. */
const meta = {
  title: 'Parts/PhoneField',
  component: Phone,
  args: { typed: '' },
} satisfies Meta<typeof Phone>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { typed: '9415012345' } };

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Firm Mobile' });
    await userEvent.type(field, '94150');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter exactly 10 digits');
  },
};
