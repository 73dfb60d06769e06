import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenNotes } from '../../.storybook/screenNotes';
import { NotLoadedPage } from './FaultPage';

const meta = {
  title: 'Screens/Not loaded',
  component: NotLoadedPage,
  parameters: {
    ...screenNotes({
      purpose: 'What stands in place of a screen whose file did not come.',
      seenBy: 'Everybody whose connection broke, or whose page was older than the deployed portal.',
      calls: [],
      texts: ['This page did not arrive', 'Try again'],
    }),
    onStage: true,
  },
} satisfies Meta<typeof NotLoadedPage>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
