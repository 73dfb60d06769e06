import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackButton } from './BackButton';

/** The back arrow of a screen. */
const meta = {
  title: 'Parts/BackButton',
  component: BackButton,
  args: { fallback: '/members' },
} satisfies Meta<typeof BackButton>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
