import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button';
import { Notice } from './Notice';

/** Something to know before anything else, or the result of what was just done. */
const meta = {
  title: 'Parts/Notice',
  component: Notice,
  args: { kind: 'info', role: 'note', title: 'View only: changes here are not saved' },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Notice {...args} action={<a href="#edit">Edit</a>} />
      <Notice {...args} kind="success" title="Import completed." description="Rows sent: 2" />
      <Notice {...args} kind="warning" title="The import was cancelled." />
      <Notice
        {...args}
        kind="error"
        title="The members could not be loaded."
        description="The server did not answer in time. Please try again."
        action={<Button>Retry</Button>}
      />
    </div>
  ),
};

export const Banner: Story = { args: { kind: 'warning', banner: true } };

export const LongText: Story = {
  args: { title: 'श्री काशी विश्वनाथ '.repeat(12), action: <Button>Retry</Button> },
};
