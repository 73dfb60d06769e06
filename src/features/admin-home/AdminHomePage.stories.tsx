import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyWorld } from '../../../mocks/db/worlds';
import { answers, never, serverDown } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal, testConfig } from '../../test/Portal';
import { service } from '../../test/world';

/** Where the office starts: how many firms are registered, how many applied, and the way to both lists. */
const meta = {
  title: 'Screens/8 Admin dashboard',
  component: Portal,
  args: { path: paths.admin, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three numbers that differ, so that none can stand in another's place. */
export const Loaded: Story = {
  parameters: service({
    troubles: answers('get', '/api/getall', { registered: 412, old: '380', new: 32 }),
  }),
};

export const Empty: Story = { parameters: service({ world: emptyWorld() }) };

export const Loading: Story = { parameters: service({ troubles: never('/api/getall') }) };

export const Failed: Story = { parameters: service({ troubles: serverDown('/api/getall') }) };

/** Nobody wrote the association into config.json. */
export const SampleAssociation: Story = {
  ...Loaded,
  args: {
    config: {
      ...testConfig,
      association: {
        ...testConfig.association,
        registrationNumber: 'VNS/1234/2001',
        phone: '0542 000 0000',
        email: 'office@bvus.example',
      },
    },
  },
};
