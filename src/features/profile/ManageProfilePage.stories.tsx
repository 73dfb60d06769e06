import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, networkDown, never, rejects } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const meta = {
  title: 'Screens/13 Manage Profile',
  component: Portal,
  args: { path: paths.profileEdit, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const edit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
};

const editArea: Play = async (context) => {
  await edit(context);
  const area = await context.canvas.findByLabelText('Area');
  await context.userEvent.clear(area);
  await context.userEvent.type(area, 'Thatheri Bazar');
};

const editAndSave: Play = async (context) => {
  await editArea(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
};

/** View mode. */
export const Loaded: Story = { parameters: service() };

/** A record of which only the firm's name is known. */
export const Empty: Story = {
  parameters: service({
    troubles: answers('get', '/api/profile_view/:id', {
      data: { list: { name: 'Ganga Zari House', membership: null, rep_name_1: null } },
    }),
  }),
};

export const Loading: Story = { parameters: service({ troubles: never('/api/profile_view/:id') }) };

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/profile_view/:id') }),
};

/** Edit mode, with a change. */
export const Filled: Story = { parameters: service(), play: editArea };

export const Invalid: Story = {
  parameters: service(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    for (const label of ['Address', 'Firm Mobile No. (WhatsApp without +91)', 'Area'])
      await userEvent.clear(await canvas.findByLabelText(label));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};

export const Rejected: Story = {
  parameters: service({
    troubles: rejects('put', '/api/profile_update', 422, {
      message: 'The given data was invalid.',
      errors: { area: ['This area is unknown.'] },
    }),
  }),
  play: editAndSave,
};

export const Saving: Story = {
  parameters: service({ troubles: never('/api/profile_update') }),
  play: editAndSave,
};

/** The answer to a save is lost. */
export const Lost: Story = {
  parameters: service({ troubles: networkDown('/api/profile_update') }),
  play: editAndSave,
};
