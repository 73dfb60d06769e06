import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './plain/Button';
import { Content } from './Content';

/** The frame of every screen: back arrow, heading, tools, content. */
const meta = {
  title: 'Parts/Content',
  component: Content,
  args: { heading: 'Members', children: <p>The content of the screen.</p> },
} satisfies Meta<typeof Content>;

export default meta;

export const LongHeading: StoryObj<typeof meta> = {
  args: {
    heading: 'श्री काशी विश्वनाथ बनारसी रेशम उद्योग Peeli-Kothi-Cooperative-Production-Society'.repeat(
      2,
    ),
    backTo: '/members',
    tools: <Button>Export Full CSV</Button>,
  },
};
