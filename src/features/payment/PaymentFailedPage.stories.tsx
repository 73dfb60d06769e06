import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenNotes } from '../../../.storybook/screenNotes';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const meta = {
  title: 'Screens/7 Payment failure',
  component: Portal,
  args: {
    path: `${paths.paymentFailed}?msg=${encodeURIComponent('The bank said no')}`,
    as: 'visitor',
  },
  parameters: screenNotes({
    purpose: 'The payment provider sends the payer here when a payment did not go through.',
    seenBy: 'Whoever tried to pay; mostly signed out. Address: /members/payment/failed?msg=…',
    calls: [],
    texts: ['Payment Failed', 'Oops!', 'Something went wrong. Please try again later.'],
  }),
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

/** The provider gave no message. */
export const Empty: Story = { args: { path: paths.paymentFailed }, parameters: service() };
