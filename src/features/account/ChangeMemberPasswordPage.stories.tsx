import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** Change Password in the member area. */
const meta = {
  title: 'Screens/16 Change member password',
  component: Portal,
  args: { path: paths.changeMemberPassword, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

export const Loaded: StoryObj<typeof meta> = { parameters: service() };
