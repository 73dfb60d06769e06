import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenNotes } from '../../../.storybook/screenNotes';
import { screen } from 'storybook/test';
import { emptyWorld } from '../../../mocks/db/worlds';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

const meta = {
  title: 'Screens/11 New members list',
  component: Portal,
  args: { path: paths.newMembers, as: 'admin' },
  parameters: screenNotes({
    purpose:
      'Firms that applied. The office sends the payment link, and when the fee is paid it generates the membership number.',
    seenBy: 'Admins. Address: /members/new-members.',
    calls: [
      'GET /api/newmembers: the list.',
      'POST /api/members/{id}/send-payment-link: the provider writes to the firm.',
      'GET /api/membership/{id}: generates the membership number; only from a click.',
      'DELETE /api/members/{id}: deletes an application, after a question.',
    ],
    texts: [
      'New Registration',
      'Payment Link',
      'Send Now',
      'Payment Status',
      'pending',
      'paid',
      'done',
      'Generate',
      'Processed',
      'Send payment link to this member?',
      'Failed to send payment link.',
      'Error sending payment link',
      'Membership No. generated successfully',
      'Failed to generate membership',
      'Unexpected response from the server.',
    ],
  }),
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pressFirst =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name });
    if (button !== undefined) await userEvent.click(button);
  };

/** Every payment status: pending, paid, done, and one that the portal does not know. */
export const Loaded: Story = { parameters: service() };

export const Empty: Story = { parameters: service({ world: emptyWorld() }) };

export const Loading: Story = { parameters: service({ troubles: never('/api/newmembers') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/newmembers') }) };

/** Rows that an older system may have left behind. */
export const OddRows: Story = {
  parameters: service({
    troubles: answers('get', '/api/newmembers', [
      { name: 'No Id Pending', mobile: '9415000000', membership: null, payment_status: 'pending' },
      { name: 'No Id Paid', mobile: '9415000001', membership: null, payment_status: 'paid' },
      { id: 12, name: 'Shouting', mobile: '9415000012', payment_status: '  PAID ' },
      { id: 13, name: 'Without Status', mobile: '9415000013', payment_status: null },
    ]),
  }),
};

/** Before a payment link goes out the portal asks. */
export const SendQuestion: Story = { parameters: service(), play: pressFirst('Send Now') };

export const Generated: Story = {
  parameters: service(),
  play: async (context) => {
    await pressFirst('Generate')(context);
    await screen.findByRole('dialog', { name: 'Membership No. generated successfully' });
  },
};

export const GenerateFailed: Story = {
  parameters: service({ troubles: networkDown('/api/membership/:id') }),
  play: async (context) => {
    await pressFirst('Generate')(context);
    await screen.findByRole('dialog', { name: 'Failed to generate membership' });
  },
};
