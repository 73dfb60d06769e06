import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const meta = {
  title: 'Screens/15 Receipt',
  component: Portal,
  args: { path: paths.receipt, as: 'member' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: service() };

/** A member whose payment the service does not know. */
export const Empty: Story = {
  args: { stored: { token: 'token-of-the-member-without-receipt', user_id: '7006' } },
  parameters: service(),
};

export const Loading: Story = { parameters: service({ troubles: never('/api/receipt/:id') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/receipt/:id') }) };

/** What an older system may have written. */
export const OddValues: Story = {
  parameters: service({
    troubles: answers('get', '/api/receipt/:id', {
      receipt: [
        {
          receipt_no: 42,
          payment_date: '0000-00-00',
          membership: null,
          company_name: 'Noor & Sons',
          email: null,
          registered_contact_no: '9628107107',
          registered_address: 'N 9/3, Lohta',
          membership_fee: '1,00,000',
        },
      ],
    }),
  }),
};
