import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { emptyWorld } from '../../../mocks/db/worlds';
import { answers, networkDown, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { Portal } from '../../test/Portal';
import { service } from '../../test/world';

/**
 * All registered members: search, sort, page, mark a member as Active or Inactive, view, edit, delete,
 * import, export.
 */
const meta = {
  title: 'Screens/9 Members list',
  component: Portal,
  args: { path: paths.members, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const JAISWAL = 'Jaiswal Silk Emporium';

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

/** The first page has a firm in Hindi, one with a name of 200 characters, an inactive one and one without a number. */
export const Loaded: Story = { parameters: service() };

export const Empty: Story = { parameters: service({ world: emptyWorld() }) };

export const Loading: Story = { parameters: service({ troubles: never('/api/members') }) };

export const Failed: Story = { parameters: service({ troubles: networkDown('/api/members') }) };

/** Rows that an older system may have saved. */
export const OddRows: Story = {
  parameters: service({
    troubles: answers('get', '/api/members', [
      { name: 'No Id Textiles', mobile: '9415000000', membership: 'null', status: '1' },
      { id: 12, name: 'Text Numbers', mobile: 9415000012, membership: 0, status: '0' },
      { id: '13', name: '', email: null, mobile: null, membership: '1042', status: true },
    ]),
  }),
};

export const NothingFound: Story = {
  args: { path: `${paths.members}?q=nobody` },
  parameters: service(),
};

/** The name of the firm opens its details. */
export const Details: Story = { parameters: service(), play: press(JAISWAL) };

/** The menu ⋯ of a row: call, WhatsApp, email, copy. */
export const WaysToReach: Story = {
  parameters: service(),
  play: async (context) => {
    await press(`More actions for ${JAISWAL}`)(context);
    await screen.findByRole('menuitem', { name: 'Call' });
  },
};

const onPhone = { viewport: { value: 'phone' } };

/** Each firm is a card of two lines, with a button to call it. */
export const OnAPhone: Story = { tags: ['phone'], parameters: service(), globals: onPhone };

/** Filters and buttons that do not fit above the cards. */
export const SheetOnAPhone: Story = {
  tags: ['phone'],
  parameters: service(),
  globals: onPhone,
  play: async (context) => {
    const opener = await context.canvas.findByRole('button', { name: /^Filter & more/ });
    await context.userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Filter & more' });
  },
};

/** A changed status can be changed back at once. */
export const StatusChanged: Story = {
  parameters: service(),
  play: async ({ canvas, userEvent }) => {
    const [badge] = await canvas.findAllByRole('button', { name: /^Active: / });
    if (badge !== undefined) await userEvent.click(badge);
    await screen.findByRole('button', { name: 'Undo' });
  },
};

/** The portal asks before it deletes a member. */
export const DeleteQuestion: Story = { parameters: service(), play: press(`Delete ${JAISWAL}`) };

export const DeleteFailed: Story = {
  parameters: service({ troubles: networkDown('/api/members/:id') }),
  play: async (context) => {
    await press(`Delete ${JAISWAL}`)(context);
    const question = await screen.findByRole('dialog');
    await context.userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Failed to delete member.' });
  },
};
