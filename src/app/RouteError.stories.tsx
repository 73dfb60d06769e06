import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadFailed } from './errorPages';

/** Shown in place of a screen whose file could not be loaded. */
const meta = {
  title: 'Screens/Not loaded',
  component: LoadFailed,
  parameters: {
    onStage: true,
  },
} satisfies Meta<typeof LoadFailed>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
