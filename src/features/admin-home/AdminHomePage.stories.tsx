import type { Meta, StoryObj } from '@storybook/react-vite';
import { aMember, anApplication } from '../../../mocks/db/builders';
import { emptyWorld } from '../../../mocks/db/worlds';
import { answers, never, serverDown } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal, testConfig } from '../../test/Portal';
import { lookAlikeWorld, service } from '../../test/world';

/** The home page of the office: how many firms are registered, how many applied, and what there is to do in both lists. */
const meta = {
  title: 'Screens/8 Admin dashboard',
  component: Portal,
  args: { path: paths.admin, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three different numbers, so that a mix-up would show. */
export const Loaded: Story = {
  parameters: service({
    troubles: answers('get', '/api/getall', { registered: 412, old: '380', new: 32 }),
  }),
};

export const Empty: Story = { parameters: service({ world: emptyWorld() }) };

export const Loading: Story = { parameters: service({ troubles: never('/api/getall') }) };

export const Failed: Story = { parameters: service({ troubles: serverDown('/api/getall') }) };

/** At noon: what a day is called does not depend on the hour at which the story is opened, nor on summer time. */
function daysAgo(days: number): number {
  const noon = new Date();
  noon.setHours(12, 0, 0, 0);
  return noon.setDate(noon.getDate() - days);
}

/** Firms that have paid, have not paid, are duplicates or have missing details. This computer has notes on two of them. */
export const EveryKindOfWork: Story = {
  args: {
    notes: {
      firstSeen: new Map([
        [3005, daysAgo(31)],
        [3006, daysAgo(2)],
      ]),
      linkSent: new Map([
        [3004, { at: daysAgo(2), isCertain: true }],
        [3006, { at: daysAgo(1), isCertain: false }],
      ]),
    },
  },
  parameters: service({ world: lookAlikeWorld() }),
};

/** Every firm has its membership number, mobile and email address. */
export const NothingWaits: Story = {
  parameters: service({
    world: {
      ...emptyWorld(),
      members: [
        aMember({ id: 1, membership: 1, mobile: '9415200001', email: 'one@silk.example' }),
        anApplication({
          id: 2,
          membership: 2,
          mobile: '9415200002',
          email: 'two@silk.example',
          paymentStatus: 'done',
        }),
      ],
    },
  }),
};

export const LoadingLists: Story = {
  parameters: service({ troubles: [...never('/api/members'), ...never('/api/newmembers')] }),
};

export const ListFailed: Story = {
  parameters: service({ troubles: serverDown('/api/newmembers') }),
};

/** The server sends the list in pages, and the later pages could not be loaded. */
export const ListInPart: Story = {
  parameters: service({
    troubles: answers('get', '/api/newmembers', {
      data: [
        {
          id: 2,
          name: 'Silk',
          mobile: '9415200002',
          email: 'two@silk.example',
          payment_status: 'done',
        },
      ],
      next_page_url: null,
      total: 40,
    }),
  }),
};

export const EverythingFailed: Story = { parameters: service({ troubles: serverDown() }) };

/** The association was not entered in config.json. */
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
