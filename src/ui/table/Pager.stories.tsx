import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pager } from './Pager';

/** Previous, at most eight pages, Next. */
const meta = {
  title: 'Parts/Pager',
  component: Pager,
  args: { page: 1, lastPage: 5, onPage: fn() },
} satisfies Meta<typeof Pager>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const OnlyPage: Story = { args: { lastPage: 1 } };

export const InTheMiddle: Story = { args: { page: 5000, lastPage: 10_000 } };

export const LastPage: Story = { args: { page: 10_000, lastPage: 10_000 } };
