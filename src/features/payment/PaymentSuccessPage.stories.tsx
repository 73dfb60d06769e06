import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** The payment provider sends the payer to this page after a payment. Its message, if it sent one, is the first line. */
const meta = {
  title: 'Screens/6 Payment success',
  component: Portal,
  args: {
    path: `${paths.paymentSuccess}?msg=${encodeURIComponent('Paid by card, thank you')}`,
    as: 'visitor',
  },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

/** The provider sent no message. */
export const Empty: Story = { args: { path: paths.paymentSuccess }, parameters: service() };

/** A message of 200 characters without a space. */
export const LongMessage: Story = {
  args: { path: `${paths.paymentSuccess}?msg=${'Paid'.repeat(50)}` },
  parameters: service(),
};
