import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoAccounts } from '../../../mocks/db/cast';
import { networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** The same change of password inside the member area. */
const meta = {
  title: 'Screens/16 Change member password',
  component: Portal,
  args: { path: paths.changeMemberPassword, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Spaces belong to a password. */
const NEXT = '  Kashi 2026 ';

const fillIn =
  (current: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current Password'), current);
    await userEvent.type(canvas.getByLabelText('New Password'), NEXT);
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), NEXT);
  };

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
};

const fillInAndSubmit =
  (current: string): Play =>
  async (context) => {
    await fillIn(current)(context);
    await submit(context);
  };

const { password } = demoAccounts.member;

export const Loaded: Story = { parameters: service() };

export const Filled: Story = { parameters: service(), play: fillIn(password) };

export const Invalid: Story = { parameters: service(), play: submit };

/** The current password is not the right one. */
export const Rejected: Story = { parameters: service(), play: fillInAndSubmit('a guess') };

export const Saving: Story = {
  parameters: service({ troubles: never('/api/changememberpassword') }),
  play: fillInAndSubmit(password),
};

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/changememberpassword') }),
  play: fillInAndSubmit(password),
};
