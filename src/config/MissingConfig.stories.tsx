import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingConfig } from './MissingConfig';

/**
 * What the portal shows in place of everything where its config.json did not come within 15 seconds: the network is
 * to blame, and nobody has to correct anything.
 */
const meta = {
  title: 'Screens/Missing configuration',
  component: MissingConfig,
} satisfies Meta<typeof MissingConfig>;

export default meta;

export const NotArrived: StoryObj<typeof meta> = {};
