import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound';

/** What a screen shows when its address or its number leads nowhere. */
const meta = {
  title: 'Pieces/NotFound',
  component: NotFound,
  args: { home: '/member' },
} satisfies Meta<typeof NotFound>;

export default meta;

export const Shown: StoryObj<typeof meta> = {};
