import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingConfig } from './BadConfig';

/** Shown in place of every screen when config.json could not be loaded within 15 seconds: nothing is wrong but the network. */
const meta = {
  title: 'Screens/Missing configuration',
  component: MissingConfig,
} satisfies Meta<typeof MissingConfig>;

export default meta;

export const NotArrived: StoryObj<typeof meta> = {};
