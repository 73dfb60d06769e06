import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crashed } from './errorPages';

/** Shown in place of a screen that crashed. */
const meta = {
  title: 'Screens/Crash',
  component: Crashed,
  parameters: {
    onStage: true,
  },
} satisfies Meta<typeof Crashed>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
