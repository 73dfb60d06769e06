import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoAccounts } from '../../../mocks/db/cast';
import { networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** The login page for everyone with an account. It leads an admin to the admin dashboard and a member to the member home. */
const meta = {
  title: 'Screens/2 Login',
  component: Portal,
  args: { path: paths.login, as: 'visitor' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fillIn =
  (email: string, password: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), password);
  };

const fillInAccount = fillIn(demoAccounts.admin.email, demoAccounts.admin.password);

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
};

const fillInAndSubmit: Play = async (context) => {
  await fillInAccount(context);
  await submit(context);
};

export const Loaded: Story = { parameters: service() };

export const Filled: Story = { parameters: service(), play: fillInAccount };

/** The server names each field that it does not accept. */
export const Invalid: Story = { parameters: service(), play: submit };

export const Rejected: Story = {
  parameters: service(),
  play: async (context) => {
    await fillIn(demoAccounts.admin.email, 'a guess')(context);
    await submit(context);
  },
};

export const Saving: Story = {
  parameters: service({ troubles: never('/api/login') }),
  play: fillInAndSubmit,
};

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/login') }),
  play: fillInAndSubmit,
};

export const SignedInAlready: Story = { args: { as: 'member' }, parameters: service() };

/** An account with an unknown role. */
export const WithoutAccess: Story = {
  args: { path: paths.root, as: 'unknownRole' },
  parameters: service(),
};
