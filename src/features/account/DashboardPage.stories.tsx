import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkDown, never, sessionExpired } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const meta = {
  title: 'Screens/Simple dashboard',
  component: Portal,
  args: { path: paths.dashboard, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

export const Loading: Story = { parameters: service({ troubles: never('/api/usetdetail') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/usetdetail') }) };

export const Expired: Story = {
  parameters: service({ troubles: sessionExpired('/api/usetdetail') }),
};
