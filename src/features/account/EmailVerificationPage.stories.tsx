import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const link = (token: string) => `${paths.emailVerification}?token=${encodeURIComponent(token)}`;

/**
 * The link in an email opens this page, which confirms the address with the token in the link. "Resend Email" sends
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

/** The link was cut off, so there is no token. */
export const Empty: Story = { args: { path: paths.emailVerification }, parameters: service() };

export const Loading: Story = { parameters: service({ troubles: never('/api/verify-email') }) };

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/verify-email') }),
};

/** The token is unknown or was used before. */
export const Rejected: Story = { args: { path: link('used-before') }, parameters: service() };
