import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashPage } from './CrashPage';

const meta = {
  title: 'Screens/Crash',
  component: CrashPage,
} satisfies Meta<typeof CrashPage>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
