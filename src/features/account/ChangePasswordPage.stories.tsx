import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { changePasswordStories } from '../../test/changePassword';
import { Portal } from '../../test/Portal';

/** Changes the password of whoever is signed in; afterwards one signs in anew. */
const meta = {
  title: 'Screens/5 Change Password',
  component: Portal,
  args: { path: paths.changePassword, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = changePasswordStories('admin', '/api/changepassword', 'Change Password');

export const Loaded: Story = stories.Loaded;
export const Filled: Story = stories.Filled;
export const Invalid: Story = stories.Invalid;
/** The current password is not the right one. */
export const Rejected: Story = stories.Rejected;
export const Saving: Story = stories.Saving;
export const Failed: Story = stories.Failed;
