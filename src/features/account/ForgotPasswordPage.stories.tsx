import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoAccounts } from '../../../mocks/db/cast';
import { networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** A person who forgot the password requests a new one by email. */
const meta = {
  title: 'Screens/4 Reset Password',
  component: Portal,
  args: { path: paths.forgotPassword, as: 'visitor' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const type =
  (email: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), email);
  };

const typeAndSubmit =
  (email: string): Play =>
  async (context) => {
    await type(email)(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Reset Password' }));
  };

const { email } = demoAccounts.member;

export const Loaded: Story = { parameters: service() };

export const Filled: Story = { parameters: service(), play: type(email) };

export const Invalid: Story = { parameters: service(), play: typeAndSubmit('no address') };

/** The server has no account with this email address. */
export const Rejected: Story = {
  parameters: service(),
  play: typeAndSubmit('nobody@banarasivastra.example'),
};

export const Saving: Story = {
  parameters: service({ troubles: never('/api/forgotpassword') }),
  play: typeAndSubmit(email),
};

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/forgotpassword') }),
  play: typeAndSubmit(email),
};
