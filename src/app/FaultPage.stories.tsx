import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotLoadedPage } from './FaultPage';

/** What stands in place of a screen whose file did not come. */
const meta = {
  title: 'Screens/Not loaded',
  component: NotLoadedPage,
  parameters: {
    onStage: true,
  },
} satisfies Meta<typeof NotLoadedPage>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
