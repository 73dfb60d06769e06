import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoAccounts } from '../../../mocks/db/cast';
import { networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** Changes the password of the person who is logged in, who then logs in again with the new one. */
const meta = {
  title: 'Screens/5 Change Password',
  component: Portal,
  args: { path: paths.changePassword, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { password } = demoAccounts.admin;

/** Pasted: what typing does letter by letter stands with the field. */
const fillIn =
  (current: string): Play =>
  async ({ canvas, userEvent }) => {
    const texts = {
      'Current Password': current,
      'New Password': 'Kashi  2026',
      'Confirm New Password': 'Kashi  2026',
    };
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste(text);
    }
  };

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change Password' }));
};

const fillInAndSubmit =
  (current: string): Play =>
  async (context) => {
    await fillIn(current)(context);
    await submit(context);
  };

export const Loaded: Story = { parameters: service() };

export const Filled: Story = { parameters: service(), play: fillIn(password) };

export const Invalid: Story = { parameters: service(), play: submit };

/** The current password is wrong. */
export const Rejected: Story = { parameters: service(), play: fillInAndSubmit('a guess') };

export const Saving: Story = {
  parameters: service({ troubles: never('/api/changepassword') }),
  play: fillInAndSubmit(password),
};

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/changepassword') }),
  play: fillInAndSubmit(password),
};
