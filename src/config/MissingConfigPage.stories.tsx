import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenNotes } from '../../.storybook/screenNotes';
import { MissingConfigPage } from './MissingConfigPage';

const meta = {
  title: 'Screens/Missing configuration',
  component: MissingConfigPage,
  parameters: screenNotes({
    purpose:
      'What the portal shows in place of everything where its config.json did not come within 15 seconds: the network is to blame, and nobody has to correct anything.',
    seenBy: 'Everybody, until the file comes.',
    calls: ['None; the file config.json beside the portal is read.'],
    texts: ['The portal could not be loaded', 'Try again'],
  }),
} satisfies Meta<typeof MissingConfigPage>;

export default meta;

export const NotArrived: StoryObj<typeof meta> = {};
