import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenNotes } from '../../../.storybook/screenNotes';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const meta = {
  title: 'Screens/Member home',
  component: Portal,
  args: { path: paths.member, as: 'member' },
  parameters: screenNotes({
    purpose: 'Where a member starts: two tiles, Profile and Change Password.',
    seenBy: 'Members. Address: /members/member.',
    calls: [],
    texts: ['Dashboard', 'Profile', 'Change Password', 'Manage Profile', 'Download Receipt'],
  }),
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The screen makes no call, so it has no other state. */
export const Loaded: Story = { parameters: service() };
