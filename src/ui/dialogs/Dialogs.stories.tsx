import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Button } from '../plain/Button';
import { type Dialogs, useDialogs } from './DialogsContext';

interface OpenerProps {
  readonly open: (dialogs: Dialogs) => unknown;
}

function Opener({ open }: OpenerProps) {
  const dialogs = useDialogs();
  return <Button onClick={() => void open(dialogs)}>Open</Button>;
}

/** Messages, questions and notifications. The safe button has the focus. */
const meta = {
  title: 'Parts/Dialogs',
  component: Opener,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    await screen.findByText(/member|priya/i);
  },
} satisfies Meta<typeof Opener>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MessageInTwoParts: Story = {
  args: {
    open: ({ showMessage }) =>
      showMessage(() => ({
        title: 'Error',
        text: 'An error occurred during update of the member.',
        detail: 'We could not confirm whether your changes were saved.',
      })),
  },
};

/** Disappears automatically. */
export const Announcement: Story = {
  args: {
    open: ({ notify }) =>
      notify(() => ({ title: 'Login Successful', text: 'Welcome back, Priya!' }), 60_000),
  },
};
