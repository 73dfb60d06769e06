import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crashed } from './Crashed';

/** What stands in place of a screen that has a fault. */
const meta = {
  title: 'Screens/Crash',
  component: Crashed,
  parameters: {
    onStage: true,
  },
} satisfies Meta<typeof Crashed>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
