import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenNotes } from '../../.storybook/screenNotes';
import { CrashPage } from './CrashPage';

const meta = {
  title: 'Screens/Crash',
  component: CrashPage,
  parameters: {
    ...screenNotes({
      purpose: 'What stands in place of a screen that has a fault.',
      seenBy: 'Everybody, hopefully nobody.',
      calls: [],
      texts: ['This page could not be shown', 'Reload the page', 'Go to the start page'],
    }),
    onStage: true,
  },
} satisfies Meta<typeof CrashPage>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
