import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashPage } from './CrashPage';

/** What stands in place of a screen that has a fault. */
const meta = {
  title: 'Screens/Crash',
  component: CrashPage,
  parameters: {
    onStage: true,
  },
} satisfies Meta<typeof CrashPage>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
