import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingConfigPage } from './MissingConfigPage';

/**
 * What the portal shows in place of everything where its config.json did not come within 15 seconds: the network is
 * to blame, and nobody has to correct anything.
 */
const meta = {
  title: 'Screens/Missing configuration',
  component: MissingConfigPage,
} satisfies Meta<typeof MissingConfigPage>;

export default meta;

export const NotArrived: StoryObj<typeof meta> = {};
