import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { answers, networkDown, never, rejects } from '../../../../mocks/scenarios';
import { paths } from '../../../config/paths';
import { Portal } from '../../../test/Portal';
import { service } from '../../../test/world';

/**
 * Payment links, membership numbers and statuses of many firms at once: the chosen firms, the question with their order and the
 * skipped firms, the run with Stop, and the result.
 */
const meta = {
  title: 'Screens/11 New members list, many at once',
  component: Portal,
  args: { path: `${paths.newMembers}?filter=pending`, as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const chooseAll: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose this page' }));
};

const ask =
  (title: string): Play =>
  async (context) => {
    await chooseAll(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: title }));
    await screen.findByRole('dialog', { name: title });
  };

const begin =
  (title: string, act: RegExp): Play =>
  async (context) => {
    await ask(title)(context);
    const question = within(screen.getByRole('dialog', { name: title }));
    await context.userEvent.click(question.getByRole('button', { name: act }));
  };

const run =
  (title: string, act: RegExp): Play =>
  async (context) => {
    await begin(title, act)(context);
    await screen.findByRole('button', { name: 'Save as CSV' });
  };

const LINKS = 'Send payment links';
const NUMBERS = 'Generate numbers';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Date.now() - days * DAY;

const linkSent = new Map([
  [3004, { at: daysAgo(2), isCertain: true }],
  [3005, { at: daysAgo(1), isCertain: false }],
]);

/** Every firm of the filter, on all pages. */
export const Chosen: Story = { parameters: service(), play: chooseAll };

/** Firms that already got a link from this computer are skipped, and so are firms that do not have to pay. */
export const LinksQuestion: Story = {
  args: { path: paths.newMembers, notes: { linkSent } },
  parameters: service(),
  play: ask(LINKS),
};

/** In the order of the list: the first firm gets the lowest number. */
export const NumbersQuestion: Story = {
  args: { path: `${paths.newMembers}?filter=paid` },
  parameters: service(),
  play: ask(NUMBERS),
};

/** The server wants fewer requests: the portal says when it continues. */
export const Waiting: Story = {
  parameters: service({
    troubles: rejects('post', '/api/members/:id/send-payment-link', 429, { message: 'Slow down.' }),
  }),
  play: async (context) => {
    await begin(LINKS, /^Send \d+ links/)(context);
    await screen.findByText(/^The server is busy/);
  },
};

/** Each firm with its number, as in the list now. */
export const NumbersAccount: Story = {
  args: { path: `${paths.newMembers}?filter=paid` },
  parameters: service(),
  play: run(NUMBERS, /^Generate/),
};

/** After three failures in a row the run stops. */
export const ThreeRefusals: Story = {
  parameters: service({
    troubles: rejects('post', '/api/members/:id/send-payment-link', 409, {
      message: 'The provider is closed until Monday.',
    }),
  }),
  play: run(LINKS, /^Send \d+ links/),
};

/** No answer came for one firm, so its number may have been generated. */
export const LostNumber: Story = {
  args: { path: `${paths.newMembers}?filter=paid` },
  parameters: service({ troubles: networkDown('/api/membership/:id') }),
  play: run(NUMBERS, /^Generate/),
};

/** The notes on this computer: which firms it sent a link to, and when it first saw a firm. */
export const LocalNotes: Story = {
  args: {
    notes: {
      linkSent,
      firstSeen: new Map([
        [3004, daysAgo(31)],
        [3005, daysAgo(12)],
        [3006, daysAgo(1)],
      ]),
    },
  },
  parameters: service(),
};

/** Unknown statuses have filters of their own, and the rarest share one. */
export const ManyStatuses: Story = {
  args: { path: `${paths.newMembers}?filter=other` },
  parameters: service({
    troubles: answers(
      'get',
      '/api/newmembers',
      ['Under Review', 'Held', 'held ', 'Returned', 'Refund', 'Waived', ''].map(
        (status, place) => ({
          id: place + 1,
          name: `Firm ${place + 1}`,
          mobile: `941500000${place}`,
          email: `firm${place}@weavers.example`,
          membership: null,
          payment_status: status,
        }),
      ),
    ),
  }),
};

/** Must be the last story: its unanswered request holds the lock that only one run may have. */
export const SendingToAll: Story = {
  parameters: service({ troubles: never('/api/members/:id/send-payment-link') }),
  play: async (context) => {
    await begin(LINKS, /^Send \d+ links/)(context);
    await screen.findByRole('button', { name: 'Stop' });
  },
};
