import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkDown, never } from '../../../mocks/scenarios';
import { memberLink, paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/** The same form, view only: it cannot be saved. */
const meta = {
  title: 'Screens/12 View Member',
  component: Portal,
  args: { path: memberLink(paths.memberView, 105), as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

export const Loading: Story = { parameters: service({ troubles: never('/api/member_edit/:id') }) };

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/member_edit/:id') }),
};
