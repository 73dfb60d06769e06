import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const link = (token: string) => `${paths.emailVerification}?token=${encodeURIComponent(token)}`;

/**
 * The link in a mail leads here; the page confirms the address with the token of the link. "Resend Email" sends
 * nothing yet: it says that the office can help.
 */
const meta = {
  title: 'Screens/3 Email Verification',
  component: Portal,
  args: { path: link('verify-vishwanath'), as: 'visitor' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

/** The link was cut off on its way: there is no token to send. */
export const Empty: Story = { args: { path: paths.emailVerification }, parameters: service() };

export const Loading: Story = { parameters: service({ troubles: never('/api/verify-email') }) };

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/verify-email') }),
};

/** The service does not know the token, or it was used before. */
export const Rejected: Story = { args: { path: link('used-before') }, parameters: service() };
