import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pager } from './Pager';

/** Previous, at most eight pages, Next. */
const meta = {
  title: 'Parts/Pager',
  component: Pager,
  args: { page: 5000, lastPage: 10_000, onPage: fn() },
} satisfies Meta<typeof Pager>;

export default meta;

export const InTheMiddle: StoryObj<typeof meta> = {};
