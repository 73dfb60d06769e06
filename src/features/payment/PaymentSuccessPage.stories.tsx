import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

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

/** The provider gave no message. */
export const Empty: Story = { args: { path: paths.paymentSuccess }, parameters: service() };
