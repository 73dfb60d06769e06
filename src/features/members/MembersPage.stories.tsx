import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyWorld } from '../../../mocks/db/worlds';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const meta = {
  title: 'Screens/9 Members list',
  component: Portal,
  args: { path: paths.members, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

export const Empty: Story = { parameters: service({ world: emptyWorld() }) };

export const Loading: Story = { parameters: service({ troubles: never('/api/members') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/members') }) };

/** Rows that an older system may have left behind. */
export const OddRows: Story = {
  parameters: service({
    troubles: answers('get', '/api/members', [
      { name: 'No Id Textiles', mobile: '9415000000', membership: 'null', status: '1' },
      { id: 12, name: 'Text Numbers', mobile: 9415000012, membership: 0, status: '0' },
      { id: '13', name: '', email: null, mobile: null, membership: '1042', status: true },
    ]),
  }),
};
