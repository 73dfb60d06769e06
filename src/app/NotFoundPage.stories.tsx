import type { Meta, StoryObj } from '@storybook/react-vite';
import { Portal } from '../test/Portal';
import { service } from '../test/world';

/** Shown at an unknown address, with a link to the home page of the person. */
const meta = {
  title: 'Screens/Page not found',
  component: Portal,
  args: { path: '/no-such-page', as: 'visitor' },
  parameters: {
    ...service(),
  },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { args: { as: 'member' } };

export const Admin: Story = { args: { as: 'admin' } };
