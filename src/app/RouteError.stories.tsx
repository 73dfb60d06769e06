import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadFailed } from './RouteError';

/** What stands in place of a screen whose file did not come. */
const meta = {
  title: 'Screens/Not loaded',
  component: LoadFailed,
  parameters: {
    onStage: true,
  },
} satisfies Meta<typeof LoadFailed>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
