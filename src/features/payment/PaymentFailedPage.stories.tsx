import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** The payment provider sends the payer to this page when a payment failed. */
const meta = {
  title: 'Screens/7 Payment failure',
  component: Portal,
  args: {
    path: `${paths.paymentFailed}?msg=${encodeURIComponent('The bank said no')}`,
    as: 'visitor',
  },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

/** The provider sent no message. */
export const Empty: Story = { args: { path: paths.paymentFailed }, parameters: service() };
