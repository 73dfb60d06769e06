import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crashed, LoadFailed } from './errorPages';

/** Shown in place of a screen that crashed, or whose file could not be loaded. */
const meta = {
  title: 'Screens/Crash',
  component: Crashed,
  parameters: { onStage: true },
} satisfies Meta<typeof Crashed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const NotLoaded: Story = { render: () => <LoadFailed /> };
