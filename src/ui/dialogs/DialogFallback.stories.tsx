import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PlainDialog } from './DialogFallback';

/** The same texts, plainly, where the script of the dialogs could not be loaded. */
const meta = { title: 'Pieces/DialogFallback', component: PlainDialog } satisfies Meta<
  typeof PlainDialog
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Message: Story = {
  args: {
    dialog: {
      kind: 'message',
      id: 1,
      message: { title: 'Network Error', text: 'Please check your internet connection.' },
      close: fn(),
    },
  },
};

export const Question: Story = {
  args: {
    dialog: {
      kind: 'question',
      id: 2,
      question: { title: 'Zari House', text: 'Send payment link to this member?', act: 'Send' },
      answer: fn(),
    },
  },
};
