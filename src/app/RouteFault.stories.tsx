import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotLoaded } from './RouteFault';

/** What stands in place of a screen whose file did not come. */
const meta = {
  title: 'Screens/Not loaded',
  component: NotLoaded,
  parameters: {
    onStage: true,
  },
} satisfies Meta<typeof NotLoaded>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
