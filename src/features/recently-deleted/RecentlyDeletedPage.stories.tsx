import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../config/paths';
import { deletedFirm, deletedHistory } from '../../test/deletedFirm';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** Firms that were deleted on this computer. They can be imported again, saved as a file, or forgotten. */
const meta = {
  title: 'Screens/Recently deleted',
  component: Portal,
  args: { path: paths.recentlyDeleted, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const chooseAll: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose this page' }));
};

const many = deletedHistory(
  deletedFirm(1),
  deletedFirm(2, { membership: null, status: 'inactive', email: '' }),
  // Its deletion had no answer, and the firm is still in the list.
  deletedFirm(101, { isConfirmed: false }),
  deletedFirm(4, { isConfirmed: false, isWhole: false }),
  // Imported again since.
  deletedFirm(5, { membership: '1002' }),
  deletedFirm(6, { list: 'newMembers', membership: null, status: 'pending' }),
);

/** Firms of the members list; New Registration has its own. */
export const Loaded: Story = {
  args: { history: many },
  parameters: service(),
  play: chooseAll,
};

/** Nothing was deleted on this computer. */
export const Empty: Story = { parameters: service() };

/** Copies of another version, or damaged ones, are counted and not shown. */
export const Unreadable: Story = {
  args: {
    history: { ...many, 'deleted:7-1': { at: 1, isConfirmed: true }, 'deleted:8-1': 'damaged' },
  },
  parameters: service(),
};

/** The browser keeps nothing, as in a private window. */
export const Refused: Story = { args: { history: 'refused' }, parameters: service() };
