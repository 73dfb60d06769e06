import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal, testConfig } from '../../test/Portal';
import { service } from '../../test/world';

/** The home page of a member: the firm, its receipt, its details at the office, and two tiles. */
const meta = {
  title: 'Screens/Member home',
  component: Portal,
  args: { path: paths.member, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

const PROFILE = '/api/profile_view/:id';
const RECEIPT = '/api/receipt/:id';

export const Loaded: Story = { parameters: service() };

export const InHindi: Story = { globals: { language: 'hi' }, parameters: service() };

/** A member who has not paid yet sees one line about it, no dialog. */
export const Empty: Story = {
  args: { stored: { token: 'token-of-the-member-without-receipt', user_id: '7006' } },
  parameters: service(),
};

/** The tiles are shown before any answer comes. */
export const Loading: Story = {
  parameters: service({ troubles: [...never(PROFILE), ...never(RECEIPT)] }),
};

/** The tiles come first in the reading order. */
export const Failed: Story = {
  parameters: service({ troubles: [...networkDown(PROFILE), ...networkDown(RECEIPT)] }),
};

export const ReceiptFailed: Story = { parameters: service({ troubles: networkDown(RECEIPT) }) };

/** The office answers on WhatsApp, and the association has a Hindi name. */
export const OfficeOnWhatsApp: Story = {
  args: {
    config: {
      ...testConfig,
      association: { ...testConfig.association, whatsapp: '94152 40000' },
    },
  },
  parameters: service(),
};

/** Values that an older system may have saved. */
export const OddValues: Story = {
  parameters: service({
    troubles: [
      ...answers('get', PROFILE, {
        data: {
          list: {
            company_name:
              'Shri Kashi Vishwanath Banarasi Silk Brocade, Tanchoi and Jangla Manufacturers Cooperative Society Limited',
            membership: null,
            payment_date: '0000-00-00',
            registered_contact_no: '',
            registered_address: '',
          },
        },
      }),
      ...answers('get', RECEIPT, { receipt: { receipt_no: 42, membership_fee: 'as agreed' } }),
    ],
  }),
};
