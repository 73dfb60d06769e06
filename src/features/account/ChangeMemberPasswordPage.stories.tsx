import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { changePasswordStories } from '../../test/changePassword';
import { Portal } from '../../test/Portal';

/** The same change of password inside the member area. */
const meta = {
  title: 'Screens/16 Change member password',
  component: Portal,
  args: { path: paths.changeMemberPassword, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = changePasswordStories('member', '/api/changememberpassword', 'Submit');

export const Loaded: Story = stories.Loaded;
export const Filled: Story = stories.Filled;
export const Invalid: Story = stories.Invalid;
/** The current password is not the right one. */
export const Rejected: Story = stories.Rejected;
export const Saving: Story = stories.Saving;
export const Failed: Story = stories.Failed;
