import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** Where a member starts: two tiles, Profile and Change Password. */
const meta = {
  title: 'Screens/Member home',
  component: Portal,
  args: { path: paths.member, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The screen makes no call, so it has no other state. */
export const Loaded: Story = { parameters: service() };
