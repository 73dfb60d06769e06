import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { emptyWorld } from '../../../mocks/db/worlds';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/**
 * Firms that applied. The office sends the payment link, and when the fee is paid it generates the membership
 * number.
 */
const meta = {
  title: 'Screens/11 New members list',
  component: Portal,
  args: { path: paths.newMembers, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pressFirst =
  (name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name });
    if (button !== undefined) await userEvent.click(button);
  };

/** Every payment status: pending, paid, done, and an unknown one. */
export const Loaded: Story = { parameters: service() };

export const Empty: Story = { parameters: service({ world: emptyWorld() }) };

export const Loading: Story = { parameters: service({ troubles: never('/api/newmembers') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/newmembers') }) };

/** Send Now and Generate are in the second line of the card. */
export const OnAPhone: Story = {
  tags: ['phone'],
  parameters: service(),
  globals: { viewport: { value: 'phone' } },
};

/** Rows that an older system may have saved. */
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

/** The portal asks before it sends a payment link. */
export const SendQuestion: Story = { parameters: service(), play: pressFirst(/^Send Now/) };

export const Generated: Story = {
  parameters: service(),
  play: async (context) => {
    await pressFirst(/^Generate/)(context);
    await screen.findByRole('dialog', { name: 'Membership No. generated successfully' });
  },
};

export const GenerateFailed: Story = {
  parameters: service({ troubles: networkDown('/api/membership/:id') }),
  play: async (context) => {
    await pressFirst(/^Generate/)(context);
    await screen.findByRole('dialog', { name: 'Failed to generate membership' });
  },
};

/** What this person saved on this computer earlier (rule F10). */
const views = [
  ['Pending', 'filter=pending'],
  ['मदनपुरा', 'q=madanpura&sort=name.asc'],
  ['Twenty of a page', 'size=20'],
  ['No such firm', 'q=none'],
].map(([name, query], at) => ({ list: 'newMembers', name, query, at }));

/** The one that is shown, without a row below the panel, is marked; a deleted one can be brought back until the panel closes. */
export const SavedViews: Story = {
  args: { path: `${paths.newMembers}?q=none`, kept: { views } },
  parameters: service(),
  play: async (context) => {
    await pressFirst('Views')(context);
    const cross = await screen.findByRole('button', { name: 'Delete view: मदनपुरा' });
    await context.userEvent.click(cross);
    await screen.findByRole('button', { name: 'Undo: मदनपुरा' });
  },
};

/** On a phone the views are in the sheet. */
export const SavedViewsOnAPhone: Story = {
  ...SavedViews,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await pressFirst(/^Filter & more/)(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await screen.findByRole('link', { name: 'Pending' });
  },
};
