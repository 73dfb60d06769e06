import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { ConflictQuestion } from './ConflictQuestion';

/** Two people changed the same fields. The one who saves last chooses what to keep, field by field. */
const meta = {
  title: 'Parts/ConflictQuestion',
  component: ConflictQuestion,
  args: {
    conflicts: [{ field: ['area'], typed: 'Thatheri Bazar', now: 'Godowlia' }],
    onAnswer: fn(),
  },
} satisfies Meta<typeof ConflictQuestion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** Long texts, a cleared field, and a mobile. */
export const Several: Story = {
  args: {
    conflicts: [
      {
        field: ['address'],
        typed: 'सीके 35/12, विश्वनाथ गली,\nदशाश्वमेध के पास, वाराणसी 221001',
        now: 'CK 35/12, Vishwanath Gali, near the Dashashwamedh police outpost, Varanasi 221001',
      },
      { field: ['firmMobile'], typed: '919839102102345', now: '9839102102' },
      { field: ['area'], typed: 'विश्वनाथ गली', now: '' },
      { field: ['representatives', 1, 'name'], typed: 'विश्वनाथ केसरी', now: 'Vishwanath Keshari' },
      { field: ['representatives', 1, 'mobile'], typed: '9839102103', now: '9839102104' },
    ],
  },
};

/** Update was pressed before every field had a choice. */
export const NotChosen: Story = {
  ...Several,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    await screen.findAllByText('Choose one of the two.');
  },
};
